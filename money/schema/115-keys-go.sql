-- Keys of a company's wagers may leave with the range that their journals lie in, where the operator says after how many days
-- (functions/keys-go.sql). Of nothing else a key is ever free again, and none is changed.
create table money.archive_keys (
  range int not null references money.archive (range),
  -- The company.
  source text not null,
  keys bigint not null,
  -- So many were said.
  days int not null check (days >= 365),
  gone_at timestamptz not null,
  -- The transaction in which they go, and in no other.
  gone_in xid8 not null default pg_current_xact_id(),
  primary key (range, source)
);

drop trigger append_only on money.key;
create trigger append_only before update or truncate on money.key execute function money.append_only();
create function money.key_goes() returns trigger language plpgsql as $$
begin
  raise exception 'key is append-only' using errcode = 'restrict_violation';
end $$;
create trigger goes_with_range before delete on money.key for each row execute function money.key_goes();
