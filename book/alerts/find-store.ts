/** SQL that finds suspicious betting in stored bets; each kind of finding is one statement over the bounds of its rule. */
import { ALERT_RULES, type AlertFigures, type AlertKind } from '@uwanja/contract/book/alerts'
import type { Sql } from '@uwanja/database/sql'

export interface Finding {
  readonly kind: AlertKind
  readonly subject: string
  readonly event: string | null
  readonly market: string | null
  readonly specifiers: string | null
  readonly outcome: string | null
  readonly player: string | null
  /** Of the list's row, where that is what was found. */
  readonly insider?: string
  readonly currency: string
  readonly figures: AlertFigures
  readonly bets: readonly string[]
}

interface Row extends Omit<Finding, 'kind' | 'figures'> {
  /** Sums of money are text: beyond 2^53 they would be rounded. */
  readonly figures: Readonly<Record<string, number | null>>
}

/** $1 is now. What somebody has looked at counts towards no other finding of its kind and subject. */
const seen = (kind: AlertKind): string => `
  seen as (select a.subject, u.bet from book.alert a cross join lateral unnest(a.bets) as u (bet)
    where a.kind = '${kind}' and a.looked_at is not null and a.looked_at > $1::timestamptz - interval '31 days')`

/** A bet counts once at an outcome, however many lines it has there. */
const PICKED = `
  select distinct b.id, b.player, b.currency, b.stake_minor, b.accepted_at, p.event, p.market, p.specifiers, p.outcome,
    case when coalesce(p.is_live, p.starts_at <= b.accepted_at) then null else p.odds end as early_odds
  from book.bet b join book.pick p on p.bet = b.id
  where b.state = 'accepted' and b.free_bet is null and b.outcome <> 'replaced'`
const SELECTION = `event || '|' || market || '|' || specifiers || '|' || outcome || '|' || currency`

const stake = ALERT_RULES['same-stake']
/** Of the windows that end with one of these bets the fullest is the finding. */
const SAME_STAKE = `
  with ${seen('same-stake')},
  hour as materialized (select k.*, ${SELECTION} || '|' || stake_minor as subject from (${PICKED}
      and b.accepted_at > $1::timestamptz - interval '1 hour' and b.accepted_at <= $1::timestamptz) k
    join book.usual_stake u using (currency) where k.stake_minor >= u.minor * ${stake.leastTimesUsualStake}),
  fresh as materialized (select h.* from hour h
    where not exists (select from seen s where s.subject = h.subject and s.bet = h.id)),
  windows as (select l.subject, l.id as last, count(distinct o.player) as players, count(distinct o.id) as bets,
      array_agg(distinct o.id) as ids, min(o.accepted_at) as since, l.accepted_at as until
    from fresh l join fresh o on o.subject = l.subject and o.accepted_at <= l.accepted_at
      and o.accepted_at >= l.accepted_at - interval '${stake.withinMinutes} minutes'
    group by l.subject, l.id, l.accepted_at having count(distinct o.player) >= ${stake.leastPlayers}),
  fullest as (select distinct on (subject) * from windows order by subject, players desc, bets desc, until, last)
  select f.subject, h.event::text as event, h.market, h.specifiers, h.outcome, null as player, h.currency, f.ids as bets,
    jsonb_build_object('bets', f.bets, 'players', f.players, 'stake', h.stake_minor, 'stakes', h.stake_minor * f.bets,
      'seconds', round(extract(epoch from f.until - f.since))) as figures
  from fullest f join fresh h on h.subject = f.subject and h.id = f.last`

const run = ALERT_RULES['sudden-run']
const SUDDEN_RUN = `
  with ${seen('sudden-run')},
  hour as materialized (select k.*, ${SELECTION} as subject from (${PICKED}
      and b.accepted_at > $1::timestamptz - interval '1 hour' and b.accepted_at <= $1::timestamptz) k
    where k.early_odds is not null),
  fresh as materialized (select h.* from hour h
    where not exists (select from seen s where s.subject = h.subject and s.bet = h.id)),
  drawn as (select subject, event, market, specifiers, outcome, currency, count(distinct player) as players,
      count(*) as bets, sum(stake_minor) as stakes, array_agg(id) as ids, avg(1000.0 / early_odds) as by_odds
    from fresh group by 1, 2, 3, 4, 5, 6 having count(*) >= ${run.leastBets}),
  shared as (select d.*, d.stakes / (select sum(f.stake_minor) from fresh f where f.event = d.event
      and f.market = d.market and f.specifiers = d.specifiers and f.currency = d.currency) as share
    from drawn d join book.usual_stake u using (currency) where d.stakes >= u.minor * ${run.leastTimesUsualStake}),
  before as (select s.subject, count(*) as bets, sum(b.stake_minor) as all_stakes,
      coalesce(sum(b.stake_minor) filter (where p.outcome = s.outcome), 0) as stakes
    from shared s join book.pick p on p.event = s.event and p.market = s.market and p.specifiers = s.specifiers
      join book.bet b on b.id = p.bet and b.currency = s.currency and b.state = 'accepted' and b.free_bet is null
        and b.outcome <> 'replaced' and b.accepted_at <= $1::timestamptz - interval '1 hour'
    group by s.subject),
  compared as (select s.*, case when b.bets >= ${run.leastBefore} then b.stakes / b.all_stakes else s.by_odds end as usual
    from shared s left join before b using (subject))
  select subject, event::text as event, market, specifiers, outcome, null as player, currency, ids as bets,
    jsonb_build_object('bets', bets, 'players', players, 'stakes', stakes, 'share', round(share * 10000),
      'usualShare', round(usual * 10000)) as figures
  from compared where share >= ${run.leastShare} and share >= usual * ${run.leastTimesShare}`

const beyond = ALERT_RULES['beyond-odds']
/**
 * $2 is since when bets were settled that nobody counted yet: only their players are counted again. What pays between 0 and m and is
 * worth e has a variance of at most e (m - e), so a deviation is never said to be rarer than it is.
 */
const BEYOND_ODDS = `
  with ${seen('beyond-odds')},
  players as materialized (select distinct player from book.bet where settled_at >= $2::timestamptz and state = 'accepted'),
  ended as materialized (select b.id, b.player, b.currency, b.stake_minor, b.won_minor, b.most_minor,
      (b.terms->>'expectation')::numeric as worth, b.player || '|' || b.currency as subject
    from book.bet b join players using (player)
    where b.state = 'accepted' and b.outcome in ('won', 'lost') and b.free_bet is null and b.cashed_minor = 0
      and b.voided_minor = 0 and b.most_minor is not null and b.terms->>'expectation' is not null
      and b.settled_at > $1::timestamptz - interval '${beyond.days} days' and b.settled_at <= $1::timestamptz),
  counted as (select subject, player, currency, count(*) as bets, sum(stake_minor) as stakes, sum(won_minor) as won,
      sum(worth) as expected, sqrt(sum(greatest(0, worth * (most_minor - worth)))) as spread, array_agg(id) as ids
    from ended e where not exists (select from seen s where s.subject = e.subject and s.bet = e.id)
    group by 1, 2, 3 having count(*) >= ${beyond.leastBets})
  select subject, null as event, null as market, null as specifiers, null as outcome, player::text as player, currency,
    ids as bets, jsonb_build_object('bets', bets, 'stakes', stakes, 'won', won, 'expected', round(expected),
      'deviations', round(100 * (won - expected) / spread)) as figures
  from counted where spread > 0 and won - expected >= ${beyond.leastDeviations} * spread
    and won >= ${beyond.leastRatio} * expected`

const early = ALERT_RULES['early-move']
const EARLY_MOVE = `
  with ${seen('early-move')},
  measured as (select b.id, b.player, b.currency, b.stake_minor, b.player || '|' || b.currency as subject,
      max(1 - l.odds::numeric / p.odds) as fall
    from book.later_price l join book.pick p on p.bet = l.bet and p.leg = l.leg and p.at = l.at
      join book.bet b on b.id = l.bet
    where b.state = 'accepted' and b.free_bet is null and b.outcome <> 'replaced'
      and b.accepted_at > $1::timestamptz - interval '${early.days} days'
    group by b.id),
  fresh as (select m.*, m.fall >= ${early.leastFall} as fell from measured m
    where not exists (select from seen s where s.subject = m.subject and s.bet = m.id)),
  counted as (select subject, player, currency, count(*) as measured, count(*) filter (where fell) as bets,
      coalesce(sum(stake_minor) filter (where fell), 0) as stakes, avg(fall) filter (where fell) as fall,
      array_agg(id) filter (where fell) as ids
    from fresh group by 1, 2, 3)
  select subject, null as event, null as market, null as specifiers, null as outcome, player::text as player, currency,
    ids as bets,
    jsonb_build_object('bets', bets, 'stakes', stakes, 'measured', measured, 'fall', round(fall * 10000)) as figures
  from counted where bets >= ${early.leastBets} and bets >= measured * ${early.leastShare}`

const INSIDER = `
  with ${seen('insider')},
  struck as (select distinct i.id as insider, b.id, b.player, b.currency, b.stake_minor, i.id || '|' || b.currency as subject
    from book.insider i join book.player q on q.wallet = i.wallet and q.wallet_player = i.wallet_player
      join book.bet b on b.player = q.id join book.pick p on p.bet = b.id join book.event e on e.id = p.event
      left join book.tournament t on t.id = e.tournament left join book.category c on c.id = t.category
    where b.state = 'accepted' and b.outcome <> 'replaced' and b.accepted_at <= $1::timestamptz
      and b.accepted_at > $1::timestamptz - interval '${ALERT_RULES.insider.days} days'
      and b.accepted_at >= i.since and b.accepted_at < coalesce(i.ended_at, 'infinity')
      -- A season's end is about each side of its league.
      and (c.sport = i.sport or e.tournament = i.tournament or i.side in (e.home, e.away)
        or e.source = 'season' and exists (select from book.event m
          where m.tournament = e.tournament and i.side in (m.home, m.away))))
  select s.subject, null as event, null as market, null as specifiers, null as outcome, s.player::text as player, s.currency,
    s.insider::text as insider, array_agg(s.id) as bets,
    jsonb_build_object('bets', count(*), 'stakes', sum(s.stake_minor)) as figures
  from struck s where not exists (select from seen n where n.subject = s.subject and n.bet = s.id)
  group by s.subject, s.player, s.currency, s.insider`

const STATEMENTS = {
  'same-stake': SAME_STAKE,
  'sudden-run': SUDDEN_RUN,
  'beyond-odds': BEYOND_ODDS,
  'early-move': EARLY_MOVE,
  insider: INSIDER,
} as const satisfies Readonly<Record<AlertKind, string>>

/** @param sinceMs When it was counted last. */
export async function findings(db: Sql, kind: AlertKind, nowMs: number, sinceMs: number): Promise<Finding[]> {
  const at = [nowMs, ...(kind === 'beyond-odds' ? [sinceMs] : [])].map((ms) => new Date(ms).toISOString())
  const rows = (await db.query(STATEMENTS[kind], at)) as unknown as Row[]
  return rows.map((row) => ({ ...row, kind, figures: row.figures as AlertFigures }))
}
