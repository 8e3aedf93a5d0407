//! Types of the wire written down for clients in TypeScript.

use std::collections::BTreeMap;

pub use ts_rs::TS;
use ts_rs::{Config, TypeVisitor};

/// Declarations by name: of the types that were added, and of all that they are made of.
///
/// ```
/// use kernel::{Outcome, typescript::Declarations};
///
/// let declared = Declarations::default().with::<Outcome>();
/// assert!(declared.names().any(|name| name == "SeatSet"));
/// ```
#[derive(Debug, Default)]
pub struct Declarations(BTreeMap<String, String>);

impl Declarations {
    /// These and one more type.
    #[must_use]
    pub fn with<T: TS + 'static + ?Sized>(mut self) -> Self {
        self.visit::<T>();
        self
    }

    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// The declaration of a name, with its comment.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            return;
        }
        let config = Config::new();
        let name = T::ident(&config);
        let docs = without_code(&T::docs().unwrap_or_default());
        let declared = format!("{docs}export {}\n", T::decl(&config));
        if let Some(other) = self.0.get(&name) {
            assert!(*other == declared, "two types are called {name}");
        } else {
            self.0.insert(name, declared);
            T::visit_dependencies(self);
        }
    }
}

/// A comment without the examples for those who write Rust.
fn without_code(comment: &str) -> String {
    let prose: String = comment.split("```").step_by(2).collect();
    prose.replace(" *\n * \n", "")
}
