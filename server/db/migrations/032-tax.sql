-- Tax in the wager's path: what the state takes of a stake is the house's to pay, what it takes of winnings is withheld from
-- the player in the same journal. Rates with their days travel with the item (money/tax.ts), so the table is in one place.

-- The function is taken as it stands, so that what other migrations made of it stays (as in 021).
do $patch$
declare
  body text := pg_get_functiondef('money.wager(jsonb, text)'::regprocedure);
  change text[];
begin
  foreach change slice 1 in array array[
    ['house text, details jsonb)', 'house text, details jsonb, tax jsonb)'],
    ['  bet_day date;', $new$  bet_day date;
  tax_id bigint; -- the account of this tax
  tax_rate int; -- basis points; null: none today
  won bigint; -- by the round so far, before tax
  withheld bigint; -- of the round's winnings so far
  tax_cash bigint; -- withheld from the player's cash and bonus or, negative, given back
  tax_bonus bigint;
  tax_house bigint; -- of a stake: out of what the house took$new$],
    ['    status := null;', $new$    status := null;
    tax_cash := 0; tax_bonus := 0; tax_house := 0; tax_rate := null; tax_id := null;
    if r.tax is not null then
      select (t ->> 'basisPoints')::int into tax_rate from jsonb_array_elements(r.tax -> 'rates') t
        where (t ->> 'from')::date <= today order by (t ->> 'from')::date desc limit 1;
      tax_id := money.account_id(r.tax ->> 'account', r.currency, null);
      if tax_id is null then
        raise exception 'no account % in %', r.tax ->> 'account', r.currency;
      end if;
    end if;$new$],
    ['      from_bonus := r.minor - from_cash;', $new$      from_bonus := r.minor - from_cash;
      tax_house := coalesce(floor(r.minor::numeric * tax_rate / 10000)::bigint, 0);$new$],
    ['      select coalesce(sum(p.minor), 0), coalesce(sum(p.minor) filter (where p.from_account = r.player * 8 + 1), 0)',
     $new$      select coalesce(sum(p.minor) filter (where p.from_account in (r.player * 8, r.player * 8 + 1)), 0),
          coalesce(sum(p.minor) filter (where p.from_account = r.player * 8 + 1), 0)$new$],
    ['        from_cash := -r.minor - from_bonus;', $new$        from_cash := -r.minor - from_bonus;
        if tax_rate is not null then
          -- The round as a whole: what it owes with this win, less what was withheld of it before. A stake that was added
          -- since makes that less than nothing, and the difference is given back.
          select coalesce(sum(p.minor) filter (where p.from_account = r.house_id), 0),
              coalesce(sum(p.minor) filter (where p.to_account = tax_id), 0)
                - coalesce(sum(p.minor) filter (where p.from_account = tax_id), 0)
            into won, withheld
            from money.journal t join money.posting p on p.journal_id = t.id
            where t.source = r.source and t.round = r.round and t.player_id = r.player and t.kind = 'wager.won'
              and not exists (select 1 from money.journal u where u.reverses = t.id);
          tax_cash := least(r.minor,
            floor(greatest(won + r.minor - staked, 0)::numeric * tax_rate / 10000)::bigint - withheld);
          tax_bonus := trunc(tax_cash::numeric * staked_bonus / staked)::bigint;
          tax_cash := tax_cash - tax_bonus;
        end if;$new$],
    ['    else
      raise exception ''not a wager: %'', r.kind;', $new$      -- What the state got of the stake it gives back to the house.
      select p.to_account, -p.minor into tax_id, tax_house from money.posting p
        where p.journal_id = bet.id and p.from_account = r.house_id
          and not exists (select 1 from money.journal u where u.source = r.source and u.ref = r.ref);
      tax_house := coalesce(tax_house, 0);
    else
      raise exception 'not a wager: %', r.kind;$new$],
    ['    w.cash := w.cash - from_cash;', '    w.cash := w.cash - from_cash - tax_cash;'],
    ['    w.bonus := w.bonus - from_bonus;', '    w.bonus := w.bonus - from_bonus - tax_bonus;'],
    ['w.day_won := w.day_won - from_cash - from_bonus;', 'w.day_won := w.day_won - from_cash - from_bonus - tax_cash - tax_bonus;'],
    ['w.week_won := w.week_won - from_cash - from_bonus;', 'w.week_won := w.week_won - from_cash - from_bonus - tax_cash - tax_bonus;'],
    ['w.month_won := w.month_won - from_cash - from_bonus;', 'w.month_won := w.month_won - from_cash - from_bonus - tax_cash - tax_bonus;'],
    ['    status := ''ok''; journal_id := j.id;', $new$    if tax_cash <> 0 then
      postings := postings || row(j.id, 3, r.currency, case when tax_cash > 0 then r.player * 8 else tax_id end,
        case when tax_cash > 0 then tax_id else r.player * 8 end, abs(tax_cash))::money.posting;
    end if;
    if tax_bonus <> 0 then
      postings := postings || row(j.id, 4, r.currency, case when tax_bonus > 0 then r.player * 8 + 1 else tax_id end,
        case when tax_bonus > 0 then tax_id else r.player * 8 + 1 end, abs(tax_bonus))::money.posting;
    end if;
    if tax_house <> 0 then
      postings := postings || row(j.id, 5, r.currency, case when tax_house > 0 then r.house_id else tax_id end,
        case when tax_house > 0 then tax_id else r.house_id end, abs(tax_house))::money.posting;
    end if;
    status := 'ok'; journal_id := j.id;$new$]
  ] loop
    if position(change[1] in body) = 0 then
      raise exception 'money.wager has no place for: %', change[1];
    end if;
    body := replace(body, change[1], change[2]);
  end loop;
  execute body;
end $patch$;

-- As in 012, by what reached the player: postings between the house and the state are not his.
create or replace function money.play_since(in_player bigint, since timestamptz, out staked bigint, out won bigint)
  language plpgsql stable
as $$
declare
  j record;
begin
  staked := 0; won := 0;
  for j in
    select t.kind, t.at, (select coalesce(sum(e.minor), 0) from money.entry e
        where e.journal_id = t.id and e.account_id in (in_player * 8, in_player * 8 + 1)) as minor
    from money.journal t where t.player_id = in_player order by t.version desc
  loop
    exit when j.at < since;
    staked := staked - case when j.kind in ('wager.staked', 'wager.rolled-back') then j.minor else 0 end;
    won := won + case j.kind when 'wager.won' then j.minor else 0 end;
  end loop;
end $$;

-- What is withheld of an order, fixed when it is made and shown before: the company is asked for the rest.
alter table payment add column tax_minor bigint not null default 0 check (tax_minor >= 0 and tax_minor < minor);

-- As in 007, with what was withheld. A withdrawal is told by what its player asked for: the company paid the rest of it.
create or replace view movement as
  select p.player_id, p.created_at as at, p.id as id, p.direction as type,
    case p.direction when 'withdraw' then p.minor else coalesce(p.paid_minor, p.minor) end as minor, p.currency,
    -- A payment that moved nothing is told with the balance as it is now.
    coalesce(p.balance_after, w.cash + w.bonus) as balance_after, p.state, p.reason, p.view_name as what, p.tax_minor
  from payment p join money.wallet w on w.player_id = p.player_id
  union all
  select j.player_id, j.at, j.id,
    case j.kind when 'wager.staked' then 'bet' when 'wager.won' then 'win' when 'wager.rolled-back' then 'refund' else 'correction' end,
    (select case when j.kind like 'wager.%' then abs(coalesce(sum(e.minor), 0)) else coalesce(sum(e.minor), 0) end from money.entry e
      where e.journal_id = j.id and e.account_id in (j.player_id * 8, j.player_id * 8 + 1))::bigint,
    j.currency, j.cash_after + j.bonus_after, 'paid', null,
    -- A correction tells its reason; play tells the company.
    coalesce(j.details ->> 'reason', j.source),
    -- A win's lines 3 and 4: to the state, or back from it.
    case j.kind when 'wager.won' then (select coalesce(sum(case when p.from_account between j.player_id * 8 and j.player_id * 8 + 1
        then p.minor else -p.minor end), 0) from money.posting p where p.journal_id = j.id and p.line in (3, 4))::bigint else 0 end
  from money.journal j
  where j.kind in ('wager.staked', 'wager.won', 'wager.rolled-back', 'correction.made', 'reversal.made')
    and exists (select 1 from money.posting p where p.journal_id = j.id);
