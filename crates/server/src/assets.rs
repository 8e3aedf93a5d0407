//! The browser's client, embedded; and a page that says how to get it where there is none.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use kernel::Sentence;
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::fault::language_of;
use crate::{App, Fault, page};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Client;

const INDEX: &str = "index.html";
/// The build puts a hash of the content into the name of everything in this folder.
const HASHED: &str = "assets/";

/// Whatever is no part of the API: a file of the client, or the client itself, which reads the
/// address.
pub(crate) async fn client(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Fault::nothing_here().into_response();
    }
    match Client::get(path) {
        Some(file) if !path.is_empty() => serve(path, file, &headers),
        _ if is_file(path) => Fault::nothing_here().into_response(),
        _ => index(&app, &headers),
    }
}

/// Addresses of pages have no dot in their last part.
fn is_file(path: &str) -> bool {
    path.rsplit('/').next().is_some_and(|name| name.contains('.'))
}

fn index(app: &App, headers: &HeaderMap) -> Response {
    match Client::get(INDEX) {
        Some(file) => serve(INDEX, file, headers),
        None => page::show(
            app.words(language_of(headers)),
            &Sentence::new("server-no-client-title"),
            &[
                Sentence::new("server-no-client"),
                Sentence::new("server-no-client-build"),
                Sentence::new("server-no-client-api"),
            ],
        ),
    }
}

fn serve(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = tag(&file);
    let keep = if path.starts_with(HASHED) {
        HeaderValue::from_static("public, max-age=31536000, immutable")
    } else {
        HeaderValue::from_static("no-cache")
    };
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| *known == tag) {
        let headers = [(header::ETAG, tag), (header::CACHE_CONTROL, keep)];
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let kind = HeaderValue::from_str(file.metadata.mimetype())
        .unwrap_or(HeaderValue::from_static("application/octet-stream"));
    let headers =
        [(header::CONTENT_TYPE, kind), (header::ETAG, tag), (header::CACHE_CONTROL, keep)];
    (headers, file.data).into_response()
}

/// Weak, because the same file may travel compressed or not.
fn tag(file: &EmbeddedFile) -> HeaderValue {
    let hash = file.metadata.sha256_hash();
    let (start, _) = hash.split_first_chunk().expect("a hash has more than sixteen bytes");
    let number = u128::from_be_bytes(*start);
    HeaderValue::try_from(format!("W/\"{number:x}\"")).expect("hexadecimal digits are fine")
}
