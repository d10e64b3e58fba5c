-- 5. The kinds of wagers as SQL knows them: what each is called in a history, and whether what it moves counts as staked or as
-- won. money/wager-kinds.ts has the same rows (a test compares them).
create or replace function money.wager_kinds() returns table (kind text, word text, counts text)
  language sql immutable as $$
  values ('wager.staked', 'bet', 'staked'), ('wager.won', 'win', 'won'), ('wager.rolled-back', 'refund', 'staked'),
    ('wager.voided', 'refund', 'staked'), ('wager.changed', 'correction', 'as-named')
$$;

-- A change counts as what it changes: the kind of a win or of a void.
create or replace function money.kind_of(j money.journal) returns text language plpgsql stable as $$
begin
  if j.kind <> 'wager.changed' then
    return j.kind;
  end if;
  return (select o.kind from money.journal o where o.id = j.names);
end $$;

-- The stake that a journal takes back, in whole or in part; null: it takes none back.
create or replace function money.stake_given_back(j money.journal) returns bigint language plpgsql stable
  set enable_seqscan = off
as $$
begin
  case j.kind
    when 'wager.rolled-back' then
      return money.journal_of(j.source, 'wager.staked', j.ref);
    when 'wager.voided' then
      return j.names;
    when 'wager.changed' then
      return (select o.names from money.journal o where o.id = j.names and o.kind = 'wager.voided');
    else
      return null;
  end case;
end $$;

-- The win that a journal undoes or says anew; null: none.
create or replace function money.win_named(j money.journal) returns bigint language plpgsql stable set enable_seqscan = off
as $$
begin
  if j.reverses is null and j.kind <> 'wager.changed' then
    return null;
  end if;
  return (select o.id from money.journal o where o.id = coalesce(j.reverses, j.names) and o.kind = 'wager.won');
end $$;

-- Has all of a stake been given back? Of one of nothing there is nothing to give.
create or replace function money.is_void(bet money.journal) returns boolean language plpgsql stable set enable_seqscan = off
as $$
begin
  return coalesce((select g.minor from money.given_back(bet, money.account_id('games:' || bet.source, bet.currency, null)) g)
    = (select sum(p.minor) from money.posting p where p.journal_id = bet.id and p.line <> 5), false);
end $$;

-- What a win or a void is worth by now, before tax: what it brought and what its changes made of it.
create or replace function money.worth_of(original bigint, house bigint) returns bigint language plpgsql stable
  set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  ids bigint[] := money.with_changes(original);
  low bigint := ids[1];
  high bigint := ids[array_length(ids, 1)];
begin
  return (select coalesce(sum(case house when p.from_account then p.minor else -p.minor end), 0)
    from unnest(ids) u (id) cross join lateral (
      select t.* from money.posting t where t.journal_id = u.id and t.journal_id between low and high offset 0) p
    where p.line in (1, 2, 7));
end $$;
