-- 6. The proof, incremental and whole. A debt counts against the player: its account's balance is minus wallet.debt.

-- Proves the next journals behind the cursor 'proof': house accounts are summed into their checkpoints, each player's
-- chain is followed from the last proven version (balance before + postings = balance after, no version missing) and its
-- end compared with the wallet. A slice is read as a set, because asking for each of its journals costs more than the
-- wagers do. What a player's chain lacks in it is read beside it: of two transactions the one that began first may be the
-- one that had the wallet last, and the slice may end between them. Everything that is compared is read in one
-- statement, so in one snapshot.
create or replace function money.prove(most int, out journals int, out findings int)
  language plpgsql
  set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  stands money.cursor;
  reached record;
  slice bigint[];
begin
  journals := 0; findings := 0;
  select * into stands from money.cursor where name = 'proof';
  -- Most rounds find nothing: they lock and write nothing.
  if not exists (select 1 from money.unread(stands.epoch, stands.xid, stands.id, 1)) then
    return;
  end if;
  select * into stands from money.cursor where name = 'proof' for update skip locked;
  if not found then
    return; -- another process is proving
  end if;
  select array_agg(u.epoch) as epochs, array_agg(u.xid) as xids, array_agg(u.id) as ids, count(*)::int as n,
      min(u.id) as low, max(u.id) as high into reached
    from money.unread(stands.epoch, stands.xid, stands.id, most) u;
  journals := reached.n; slice := reached.ids;
  if journals = 0 then return; end if;

  insert into money.checkpoint as c (account_id, minor)
    select e.account, sum(e.minor)
    from money.posting p cross join lateral (values (p.from_account, -p.minor), (p.to_account, p.minor)) e (account, minor)
    where p.journal_id = any (slice) and p.journal_id between reached.low and reached.high and e.account < 0 group by 1
    on conflict (account_id) do update set minor = c.minor + excluded.minor;

  slice := slice || coalesce((
    select array_agg(j.id)
    from (
      select t.player_id, coalesce(p.version, 0) as version, max(t.version) as reach
      from money.journal t left join money.proven p on p.player_id = t.player_id
      where t.id = any (slice) and t.id between reached.low and reached.high and t.player_id is not null
      group by 1, 2 having max(t.version) - coalesce(p.version, 0) <> count(*) filter (where t.version > coalesce(p.version, 0))
    ) g cross join lateral (select t.id from money.journal t
      where t.player_id = g.player_id and t.version > g.version and t.version <= g.reach offset 0) j
    where j.id <> all (reached.ids)), '{}');
  select min(s) into reached.low from unnest(slice) s;

  with moved as materialized (
    -- Along the keys, a row at a time: a join of two sets would be guessed too small and grow with their product.
    select j.player_id, j.id, j.version, j.cash_after, j.bonus_after, j.held_after, j.debt_after,
      coalesce(sum(e.minor) filter (where e.account = j.player_id * 8), 0) as cash,
      coalesce(sum(e.minor) filter (where e.account = j.player_id * 8 + 1), 0) as bonus,
      coalesce(sum(e.minor) filter (where e.account = j.player_id * 8 + 2), 0) as held,
      -coalesce(sum(e.minor) filter (where e.account = j.player_id * 8 + 3), 0) as debt
    from money.journal j
      left join lateral (select * from money.posting t where t.journal_id = j.id and t.journal_id between reached.low and reached.high offset 0) p on true
      cross join lateral (values (p.from_account, -p.minor), (p.to_account, p.minor)) e (account, minor)
    where j.id = any (slice) and j.id between reached.low and reached.high and j.player_id is not null
    group by 1, 2, 3, 4, 5, 6, 7
  ), chain as (
    select j.player_id, j.id, j.version, j.cash_after, j.bonus_after, j.held_after, j.debt_after,
      coalesce(p.version, 0) as from_version,
      coalesce(p.cash, 0) + sum(j.cash) over steps as cash, coalesce(p.bonus, 0) + sum(j.bonus) over steps as bonus,
      coalesce(p.held, 0) + sum(j.held) over steps as held, coalesce(p.debt, 0) + sum(j.debt) over steps as debt,
      row_number() over steps as step, max(j.version) over (partition by j.player_id) as reach
    from moved j left join money.proven p on p.player_id = j.player_id
    where j.version > coalesce(p.version, 0)
    window steps as (partition by j.player_id order by j.version)
  ), broken as (
    select c.player_id, 'chain' as what, jsonb_build_object('journal', c.id, 'player', c.player_id) as details from chain c
    where (c.cash, c.bonus, c.held, c.debt) is distinct from (c.cash_after, c.bonus_after, c.held_after, c.debt_after)
      or c.version <> c.from_version + c.step
    union all
    select c.player_id, 'wallet', jsonb_build_object('player', c.player_id, 'version', w.version)
    from chain c join money.wallet w on w.player_id = c.player_id
    where c.version = c.reach and w.version = c.version
      and (w.cash, w.bonus, w.held, w.debt) is distinct from (c.cash, c.bonus, c.held, c.debt)
  ), written as (
    insert into money.finding (what, details) select what, details from broken returning 1
  ), ended as (
    insert into money.proven as p (player_id, version, cash, bonus, held, debt)
      select distinct on (player_id) player_id, version, cash_after, bonus_after, held_after, debt_after from chain where version = reach
      on conflict (player_id) do update set version = excluded.version, cash = excluded.cash, bonus = excluded.bonus,
        held = excluded.held, debt = excluded.debt
      returning 1
  )
  select count(*) into findings from written;
  update money.cursor c set epoch = reached.epochs[reached.n], xid = reached.xids[reached.n], id = reached.ids[reached.n],
    read = c.read + reached.n where c.name = 'proof';
end $$;

-- The full replay: everything from the first posting on, or from how the accounts stood after what is archived. Slow by nature; a command, and run after every test scenario.
create or replace function money.replay() returns table (what text, details jsonb) language sql stable as $$
  with opening as materialized (
    select * from money.opening_players()
  ), held_by as (
    select account_id, sum(minor) as minor
    from (select account_id, minor from money.entry union all select account_id, minor from money.opening_accounts()) e group by 1
  ), wallet as (
    select w.player_id * 8 + s.slot as account_id, s.minor
    from money.wallet w cross join lateral (values (0, cash), (1, bonus), (2, held), (3, -debt)) as s (slot, minor)
  )
  select 'balance', jsonb_build_object('account', a.account_id, 'wallet', a.minor, 'postings', coalesce(h.minor, 0))
    from wallet a left join held_by h using (account_id) where a.minor <> coalesce(h.minor, 0)
  union all
  select 'version', jsonb_build_object('player', w.player_id, 'version', w.version, 'journals',
      count(j.id) + coalesce(o.version, 0))
    from money.wallet w left join money.journal j using (player_id) left join opening o using (player_id)
    group by w.player_id, w.version, o.version having count(j.id) + coalesce(o.version, 0) <> w.version
      or coalesce(max(j.version), o.version, 0) <> w.version
  union all
  select 'after', jsonb_build_object('journal', x.id)
    from (select j.id, j.cash_after - coalesce(lag(j.cash_after) over v, o.cash, 0) as cash,
        j.bonus_after - coalesce(lag(j.bonus_after) over v, o.bonus, 0) as bonus,
        j.held_after - coalesce(lag(j.held_after) over v, o.held, 0) as held,
        j.debt_after - coalesce(lag(j.debt_after) over v, o.debt, 0) as debt,
        (select coalesce(sum(e.minor), 0) from money.entry e where e.journal_id = j.id and e.account_id = j.player_id * 8) as cash_moved,
        (select coalesce(sum(e.minor), 0) from money.entry e where e.journal_id = j.id and e.account_id = j.player_id * 8 + 1) as bonus_moved,
        (select coalesce(sum(e.minor), 0) from money.entry e where e.journal_id = j.id and e.account_id = j.player_id * 8 + 2) as held_moved,
        (select -coalesce(sum(e.minor), 0) from money.entry e where e.journal_id = j.id and e.account_id = j.player_id * 8 + 3) as debt_moved
      from money.journal j left join opening o on o.player_id = j.player_id where j.player_id is not null window v as (partition by j.player_id order by j.version)) x
    where (x.cash, x.bonus, x.held, x.debt) is distinct from (x.cash_moved, x.bonus_moved, x.held_moved, x.debt_moved)
  union all
  select 'sum', jsonb_build_object('currency', currency, 'sum', sum(minor)) from money.entry group by currency having sum(minor) <> 0
  union all
  select 'checkpoint', jsonb_build_object('account', c.account_id, 'checkpoint', c.minor, 'postings', coalesce(sum(e.minor), 0))
    from money.checkpoint c
      left join (select e.account_id, e.minor from money.entry e join money.journal j on j.id = e.journal_id
        join money.cursor p on p.name = 'proof' where (j.epoch, j.xid, j.id) <= (p.epoch, p.xid, p.id)
        union all select o.account_id, o.minor from money.opening_accounts() o) e using (account_id)
    group by c.account_id, c.minor having c.minor <> coalesce(sum(e.minor), 0)
  union all
  select what, details from money.misnamed()
  union all
  select what, details from money.unkeyed()
  union all
  -- Whatever a reader has passed over without reading it, or has read and is not there any more.
  select 'skipped', jsonb_build_object('reader', c.name, 'read', c.read, 'journals', n.journals)
    from money.cursor c cross join lateral (
      select count(*) + money.journals_away() as journals from money.journal j where (j.epoch, j.xid, j.id) <= (c.epoch, c.xid, c.id)) n
    where n.journals <> c.read
  union all
  -- A new epoch is news and no fault.
  select what, details from money.finding where what <> 'epoch'
$$;
