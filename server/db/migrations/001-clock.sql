-- The one clock for deadlines. Tests and demonstrations can shift it; a database that was not made for pretending cannot.
create table house_clock (
  only_row boolean primary key default true check (only_row),
  shift interval not null default '0',
  pretend boolean not null default false,
  check (pretend or shift = '0')
);
insert into house_clock default values;

create function house_now() returns timestamptz language sql volatile as $$
  select clock_timestamp() + shift from house_clock where only_row
$$;
