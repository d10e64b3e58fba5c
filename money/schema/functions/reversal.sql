-- 6. What undoes a journal, and what puts the tax of its round right.

-- What a journal and its changes did, undone by a new one that names it. The postings run backwards; a balance that has since
-- been spent refuses ('funds'), but for a win, of which it is owed (record.sql). What of a win went to repay a debt (line 9) was
-- the player's own by then.
create or replace function money.reversal_of(original bigint) returns jsonb language sql stable as $$
  select jsonb_build_object('player', j.player_id::text, 'currency', j.currency, 'reverses', j.id::text, 'moves',
    (select coalesce(jsonb_agg(jsonb_build_object('from', case when m.minor > 0 then b.name else a.name end,
        'to', case when m.minor > 0 then a.name else b.name end, 'minor', abs(m.minor)::text) order by m.line), '[]')
      from (
        select least(p.from_account, p.to_account) as one, greatest(p.from_account, p.to_account) as other, min(p.line) as line,
          sum(case when p.from_account < p.to_account then p.minor else -p.minor end) as minor
        from money.posting p where p.journal_id = any (money.with_changes(original)) and p.line <> 9
        group by 1, 2) m join money.account a on a.id = m.one join money.account b on b.id = m.other
      where m.minor <> 0))
  from money.journal j where j.id = original
$$;

-- The moves by which the reversal of a win puts the tax of the rest of its round right, beside those that undo the win:
-- of what was withheld of the round too much is given back, too little is taken. Rates as the wager has them; none: no moves.
create or replace function money.reversal_tax(original bigint, rates jsonb, zone text) returns jsonb
  language plpgsql stable
as $$
declare
  j money.journal;
  house bigint;
  tax bigint;
  whole record; -- the round with that win
  win_minor bigint; -- of the win that is undone, as it is worth now, before tax
  win_tax bigint;
  last_win date; -- of the others
  stands record;
  due bigint; -- from the player or, negative, to them
  due_bonus bigint;
begin
  select t.* into j from money.journal t where t.id = original and t.kind = 'wager.won';
  if not found or jsonb_array_length(rates) = 0 then
    return '[]';
  end if;
  house := money.account_id('games:' || j.source, j.currency, null);
  tax := money.account_id('tax:winnings', j.currency, null);
  select * into whole from money.round_tax(j.source, j.round, j.player_id, house, tax);
  stands := money.round_staked(j.source, j.round, j.player_id, house);
  win_minor := money.worth_of(j.id, house);
  select coalesce(sum(case tax when p.to_account then p.minor when p.from_account then -p.minor end), 0) into win_tax
    from money.posting p where p.journal_id = any (money.with_changes(original));
  select (max(t.at) at time zone zone)::date into last_win from money.round_journals(j.source, j.round, j.player_id) t
    where t.kind = 'wager.won' and t.id <> j.id and money.reversal_id(t.id) is null;
  due := coalesce((select floor(greatest(whole.won - win_minor - stands.staked, 0)::numeric * (t ->> 'basisPoints')::int / 10000)
      from jsonb_array_elements(rates) t where (t ->> 'from')::date <= last_win
      order by (t ->> 'from')::date desc limit 1), 0)::bigint - (whole.withheld - win_tax);
  due_bonus := coalesce(trunc(due::numeric * stands.staked_bonus / nullif(stands.staked + stands.free, 0))::bigint, 0);
  return (select coalesce(jsonb_agg(jsonb_build_object(
      'from', case when m.minor > 0 then m.account else 'tax:winnings' end,
      'to', case when m.minor > 0 then 'tax:winnings' else m.account end, 'minor', abs(m.minor)::text)), '[]')
    from (values ('cash', due - due_bonus), ('bonus', due_bonus)) m (account, minor) where m.minor <> 0);
end $$;
