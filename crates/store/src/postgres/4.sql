-- One row that is written and read again to see whether both work.
create table proof (number integer primary key, written bigint not null);

insert into proof values (1, 0);
