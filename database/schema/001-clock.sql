-- The one clock for deadlines. Tests and demonstrations can shift it; a database that was not made for pretending cannot.
create table house_clock (
  only_row boolean primary key default true check (only_row),
  shift interval not null default '0',
  pretend boolean not null default false,
  check (pretend or shift = '0')
);
insert into house_clock default values;

-- A function whose body reads a table is not drawn into the statement that calls it, and in the language sql its body is
-- parsed and planned anew for each such statement: a login asks ten times.
create function house_now() returns timestamptz language plpgsql volatile as $$
declare
  ahead interval;
begin
  select shift into ahead from house_clock where only_row;
  return clock_timestamp() + ahead;
end
$$;
