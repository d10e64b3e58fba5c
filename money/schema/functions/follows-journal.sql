-- 1. Balances move with a journal or not at all: a statement's wallets are looked at together. Their journals have just been written, so
-- they are in the range that ids are drawn from, or in the one before when it was cut meanwhile; whoever has none there is looked for
-- everywhere. Of who has no such journal it is asked what it was before: what moves no balance needs none.
create or replace function money.wallet_follows_journal() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
as $$
declare
  low bigint := money.id_behind(coalesce(pg_sequence_last_value('money.journal_id'), 0));
  high bigint := low + 2 * money.range_size();
  strayed bigint;
begin
  for everywhere in 0 .. 1 loop
    select n.player_id into strayed
      from (
        select m.* from is_now m where (
          select true from money.journal j
          where j.player_id = m.player_id and j.version = m.version and j.cash_after = m.cash and j.bonus_after = m.bonus
            and j.held_after = m.held and j.debt_after = m.debt and j.id >= low and j.id < high) is not true
        offset 0) n
        left join was o on o.player_id = n.player_id
      where (o.cash, o.bonus, o.held, o.debt, o.version) is distinct from (n.cash, n.bonus, n.held, n.debt, n.version)
      limit 1;
    exit when strayed is null;
    low := 0; high := 9223372036854775807;
  end loop;
  if strayed is not null then
    raise exception 'wallet % moved without a journal', strayed using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
