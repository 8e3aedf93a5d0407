-- When somebody has to look at the table, because a clock runs there.
alter table tables add column due_ms bigint;

create index tables_due on tables (due_ms) where due_ms is not null;
