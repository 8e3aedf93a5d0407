-- Each connection over which a node listens has a number of its own, and holds a lock on it.
create sequence nodes as integer cycle;

create view living_nodes as
    select objid::bigint::integer as node from pg_locks
    where locktype = 'advisory' and classid = 28787 and objsubid = 2 and granted
        and database = (select oid from pg_database where datname = current_database());

-- Who is connected to a table through which node. A row counts for as long as its node lives; a
-- crash of the database may forget them all, because every node says it again.
create unlogged table presence (
    table_id text not null,
    node integer not null,
    seats smallint not null,
    watching integer not null,
    primary key (table_id, node)
);
