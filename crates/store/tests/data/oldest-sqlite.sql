create table tables (
    id text primary key,
    public integer not null,
    state integer not null,
    at_ms integer not null,
    -- How much of the log the summary tells.
    noted integer not null,
    summary text not null
) without rowid;

create index tables_listed on tables (state, at_ms desc) where public;

-- A position of a log is taken once: this is what orders racing actions.
create table entries (
    table_id text not null,
    position integer not null,
    entry text not null,
    primary key (table_id, position)
) without rowid;
