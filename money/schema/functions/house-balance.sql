-- 3. What a house account holds: what the proof has summed up, and what moved since. It is always the end of the book, but
-- the planner takes a third of all journals for what is newer than the cursor and reads the whole book for each account.
-- So the way is fixed: the end of the book by its order, and each of its journals' postings by their key.
create or replace function money.house_balance(in_name text, in_currency text) returns bigint language plpgsql stable
  set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_bitmapscan = off
as $$
declare
  account bigint;
  proven record;
  behind bigint;
begin
  select a.id into account from money.account a
    where a.name = in_name and a.currency = in_currency and a.player_id is null;
  if account is null then
    return null;
  end if;
  select k.epoch, k.xid, k.id into proven from money.cursor k where k.name = 'proof';
  behind := money.id_behind(proven.id);
  return coalesce((select c.minor from money.checkpoint c where c.account_id = account), 0) + coalesce((
    select sum(p.minor)
    from (select j.id from money.journal j where (j.epoch, j.xid, j.id) > (proven.epoch, proven.xid, proven.id)
        and j.id >= behind
      order by j.epoch, j.xid, j.id offset 0) j
      cross join lateral (
        select case when l.to_account = account then l.minor else -l.minor end as minor from money.posting l
        where l.journal_id = j.id and l.journal_id >= behind and account in (l.from_account, l.to_account) offset 0) p), 0);
end $$;
