create table tables (
    id text primary key,
    public boolean not null,
    state smallint not null,
    at_ms bigint not null,
    -- How much of the log the summary tells.
    noted bigint not null,
    summary text not null
);

create index tables_listed on tables (state, at_ms desc) where public;

-- A position of a log is taken once: this is what orders racing actions.
create table entries (
    table_id text not null,
    position bigint not null,
    entry text not null,
    primary key (table_id, position)
);
