-- Balances move with a journal or not at all, as before; but a statement's wallets are looked at together, by one question
-- of their journals, where each of them asked one of its own. Of who has no such journal it is asked what it was before:
-- what moves no balance needs none.
drop trigger follows_journal on money.wallet;
create or replace function money.wallet_follows_journal() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  strayed bigint;
begin
  select n.player_id into strayed
    from (
      select m.* from is_now m where (
        select true from money.journal j
        where j.player_id = m.player_id and j.version = m.version and j.cash_after = m.cash and j.bonus_after = m.bonus
          and j.held_after = m.held and j.debt_after = m.debt) is not true
      offset 0) n
      left join was o on o.player_id = n.player_id
    where (o.cash, o.bonus, o.held, o.debt, o.version) is distinct from (n.cash, n.bonus, n.held, n.debt, n.version)
    limit 1;
  if strayed is not null then
    raise exception 'wallet % moved without a journal', strayed using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger follows_journal after update on money.wallet referencing old table as was new table as is_now
  for each statement execute function money.wallet_follows_journal();
