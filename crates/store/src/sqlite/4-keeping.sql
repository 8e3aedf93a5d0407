-- What whoever looks after the server has ordered. Running servers look here every second.

create table bans (
    -- An address or a network, as `192.0.2.0/24`.
    network text primary key,
    at_ms integer not null,
    -- Until when; for ever if it is not said.
    until_ms integer,
    note text not null
) without rowid;

-- Tables that are no more. The number is how servers know which deletions they have heard of.
create table deletions (
    number integer primary key autoincrement,
    id text not null,
    at_ms integer not null,
    why text not null
);

create index deletions_of on deletions (id);

-- Finished tables whose chat was forgotten.
create table silenced (
    table_id text primary key,
    at_ms integer not null
) without rowid;
