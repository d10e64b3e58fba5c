-- 1. A group of slips comes in: one way to the database, however many they are.

-- Each slip has its place in the group (nth, from 1); legs, picks and edits name its bet, and each outcome that it needs has a row in
-- `exposure` with its place and with what the outcome may come to in all (most). Of slips: most_open is what all the player's bets may
-- still cost. Players first, then the bets whose place is taken, then outcomes, each in the order of their ids: of two groups one waits.
-- Reserved first and looked at then: what does not fit is given back, which hardly ever happens.
create or replace function book.admit(slips jsonb, legs jsonb, picks jsonb, exposure jsonb, edits jsonb)
  returns table (known_as text, known_hash text, is_full boolean) language plpgsql as $$
declare
  -- By place: the bet that a slip is already, and what its player's other bets may still cost.
  known text[]; hashes text[]; may_cost bigint[];
  in_doubt int[]; over_full int[] := '{}'; one int;
begin
  perform 1 from book.player p where p.id in (select s.player from jsonb_to_recordset(slips) as s (player bigint))
    order by p.id for no key update;
  perform 1 from book.bet b where b.id in (select e.old from jsonb_to_recordset(edits) as e (old text)) order by b.id for update;
  select array_agg(b.id order by s.nth), array_agg(b.hash order by s.nth), array_agg(o.most order by s.nth) into known, hashes, may_cost
    from jsonb_to_recordset(slips) as s (nth int, player bigint, slip text)
    left join book.bet b on b.player = s.player and b.slip = s.slip
    cross join lateral (
      select coalesce(sum(t.most_minor), 0) as most from (
        select most_minor from book.bet where player = s.player and state in ('waiting', 'review', 'debiting')
        union all
        select most_minor from book.bet where player = s.player and state = 'accepted' and outcome = 'open'
      ) t
    ) o;
  in_doubt := book.reserve(exposure, known) || array(select d.nth from book.over_open(slips, known, may_cost) d);
  for one in select distinct d from unnest(in_doubt) d order by d loop
    if book.is_over(one, slips, exposure, known, may_cost, over_full) then
      over_full := over_full || one;
    end if;
  end loop;
  if over_full <> '{}' then
    update book.exposure e set stake_minor = e.stake_minor - x.stake, singles_minor = e.singles_minor - x.singles,
        potential_minor = e.potential_minor - x.potential, weighted_minor = e.weighted_minor - x.weighted
      from (
        select x.event, x.market, x.specifiers, x.outcome, sum(x.stake) as stake, sum(x.singles) as singles,
          sum(x.potential) as potential, sum(x.weighted) as weighted
        from book.asked_exposure(exposure) x where x.nth = any (over_full) group by 1, 2, 3, 4
      ) x
      where (e.event, e.market, e.specifiers, e.outcome) = (x.event, x.market, x.specifiers, x.outcome);
  end if;
  perform book.write_slips(slips, legs, picks, edits, known, over_full);
  return query select known[at], hashes[at], at = any (over_full) from generate_subscripts(known, 1) at order by at;
end $$;

create or replace function book.asked_exposure(exposure jsonb)
  returns table (nth int, event bigint, market text, specifiers text, outcome text, stake bigint, singles bigint, potential bigint,
    weighted bigint, most bigint) language sql immutable as $$
  select * from jsonb_to_recordset(exposure) as x (nth int, event bigint, market text, specifiers text, outcome text, stake bigint,
    singles bigint, potential bigint, weighted bigint, most bigint)
$$;

-- Adds what the slips that are new put at risk. Answers the places of those that need an outcome on which too much stands now.
create or replace function book.reserve(exposure jsonb, known text[]) returns int[] language plpgsql as $$
declare
  places int[];
begin
  with x as materialized (
    select * from book.asked_exposure(exposure) x where known[x.nth] is null
  ), held as (
    insert into book.exposure as e
      (event, market, specifiers, outcome, stake_minor, singles_minor, potential_minor, weighted_minor)
    select x.event, x.market, x.specifiers, x.outcome, sum(x.stake), sum(x.singles), sum(x.potential), sum(x.weighted)
    from x group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (event, market, specifiers, outcome) do update set
      stake_minor = e.stake_minor + excluded.stake_minor, singles_minor = e.singles_minor + excluded.singles_minor,
      potential_minor = e.potential_minor + excluded.potential_minor,
      weighted_minor = e.weighted_minor + excluded.weighted_minor
    returning e.event, e.market, e.specifiers, e.outcome, e.singles_minor + e.weighted_minor as at
  )
  select coalesce(array_agg(x.nth), '{}') into places from x
    join held h on (h.event, h.market, h.specifiers, h.outcome) = (x.event, x.market, x.specifiers, x.outcome)
    where h.at > x.most;
  return places;
end $$;

-- The places of those whose player's bets may cost too much with all of the group.
create or replace function book.over_open(slips jsonb, known text[], may_cost bigint[]) returns table (nth int) language sql stable as $$
  select s.nth from (
    select s.nth, s.most_open, may_cost[s.nth] + sum(s.most) over (partition by s.player) as at
    from jsonb_to_recordset(slips) as s (nth int, player bigint, state text, most bigint, most_open bigint)
    where known[s.nth] is null and s.state <> 'refused'
  ) s where s.at > s.most_open
$$;

-- Is it too much with those before it, as far as they stand? All of the group is reserved.
create or replace function book.is_over(place int, slips jsonb, exposure jsonb, known text[], may_cost bigint[], over_full int[])
  returns boolean language sql stable as $$
  select exists (
    select from book.asked_exposure(exposure) x
    join book.exposure e on (e.event, e.market, e.specifiers, e.outcome) = (x.event, x.market, x.specifiers, x.outcome)
    where x.nth = place and e.singles_minor + e.weighted_minor - (
      select coalesce(sum(y.singles + y.weighted), 0) from book.asked_exposure(exposure) y
      where (y.event, y.market, y.specifiers, y.outcome) = (x.event, x.market, x.specifiers, x.outcome)
        and known[y.nth] is null and (y.nth > place or y.nth = any (over_full))
    ) > x.most
  ) or exists (
    select from jsonb_to_recordset(slips) as own (nth int, player bigint, most_open bigint)
    where own.nth = place and own.most_open < may_cost[place] + (
      select sum(s.most) from jsonb_to_recordset(slips) as s (nth int, player bigint, state text, most bigint)
      where s.player = own.player and s.nth <= place and known[s.nth] is null and s.state <> 'refused' and s.nth <> all (over_full)
    )
  )
$$;

-- The rows of slips that are new, in one statement; of one that is too much the reason stands.
create or replace function book.write_slips(slips jsonb, legs jsonb, picks jsonb, edits jsonb, known text[], over_full int[])
  returns void language plpgsql as $$
begin
  with asked as materialized (
    select r.*, r.nth = any (over_full) as is_full
    from jsonb_to_recordset(slips) as r (nth int, id text, player bigint, slip text, hash text, round text, kind text, unit bigint,
      debit bigint, lines int, sizes jsonb, "mayFail" smallint, currency text, policy text, "freeBet" text, "walletToken" text,
      state text, reason text, answer jsonb, "askedAt" timestamptz, "dueAt" timestamptz, "decidedAt" timestamptz, price int,
      terms jsonb, most bigint)
    where known[r.nth] is null
  ), bets as (
    insert into book.bet (id, player, slip, hash, round, kind, unit_minor, lines, sizes, may_fail, debit_minor, currency, policy,
      free_bet, wallet_token, state, reason, answer, asked_at, due_at, decided_at, price, terms, most_minor, open_minor)
    select a.id, a.player, a.slip, a.hash, a.round, a.kind, a.unit, a.lines,
      array(select jsonb_array_elements_text(a.sizes)::smallint), a."mayFail", a.debit, a.currency, a.policy, a."freeBet",
      case when a.state <> 'refused' and not a.is_full then a."walletToken" end,
      case when a.is_full then 'refused' else a.state end, case when a.is_full then 'EXPOSURE_FULL' else a.reason end,
      nullif(a.answer, 'null'), a."askedAt", case when not a.is_full then a."dueAt" end, a."decidedAt", a.price, a.terms, a.most,
      case when a.state = 'refused' or a.is_full then 0 else a.unit * a.lines end
    from asked a
  ), new_legs as (
    insert into book.leg (bet, at, is_banker, asked_odds, odds, futures, inputs)
    select l.bet, l.at, l."isBanker", l."askedOdds", l.odds, l.futures, nullif(l.inputs, 'null')
    from jsonb_to_recordset(legs) as l (bet text, at smallint, "isBanker" boolean, "askedOdds" int, odds int, futures jsonb,
      inputs jsonb) join asked a on a.id = l.bet
  ), new_picks as (
    insert into book.pick (bet, leg, at, event, market, specifiers, outcome, odds, starts_at, shown_epoch, epoch, is_live)
    select p.bet, p.leg, p.at, p.event, p.market, p.specifiers, p.outcome, p.odds, p."startsAt", p."shownEpoch", p.epoch, p."isLive"
    from jsonb_to_recordset(picks) as p (bet text, leg smallint, at smallint, event bigint, market text, specifiers text,
      outcome text, odds int, "startsAt" timestamptz, "shownEpoch" bigint, epoch bigint, "isLive" boolean)
      join asked a on a.id = p.bet
  ), new_edits as (
    insert into book.edit (bet, old, revision, value_minor, epochs)
    select e.bet, e.old, e.revision, e.value, e.epochs
    from jsonb_to_recordset(edits) as e (bet text, old text, revision int, value bigint, epochs jsonb) join asked a on a.id = e.bet
  )
  insert into book.movement (key, round, nth, bet, kind, minor)
  select a.round || ':' || next.nth, a.round, next.nth, a.id, 'debit', a.debit
  from asked a cross join lateral (
    select (coalesce(max(m.nth), 0) + 1)::smallint as nth from book.movement m where m.round = a.round
  ) next
  where a.state = 'debiting' and not a.is_full and a.debit > 0;
end $$;
