/** SQL of turnover and margin: what was held of the bets that ended, and what was expected of them when they were struck. */
import type { Figure, FiguresBy } from '@uwanja/contract/book/desk-watch'
import type { Sql } from '@uwanja/database/sql'

/** Of a part: `c` is its bet, `p` one of its picks. */
const NAMES: Readonly<Record<FiguresBy, string>> = {
  sport: `coalesce(k.sport, '')`,
  league: `coalesce(k.name || ' · ' || t.name, '')`,
  market: 'p.market',
  provider: 'c.wallet',
  trader: `coalesce(c.trader, '')`,
  day: `to_char(c.accepted_at at time zone $3, 'YYYY-MM-DD')`,
}

/** A part is what falls to one pick: a bet of three picks is three thirds. Whole again wherever all its picks have one name. */
const FIGURES = `
  with c as materialized (
    select b.id, b.currency, b.accepted_at, p.wallet, b.stake_minor - b.voided_minor as turnover, o.minor as open,
      b.won_minor + b.cashed_minor as paid,
      b.stake_minor - b.voided_minor - o.minor as ended,
      (b.terms->>'expectation')::numeric / b.stake_minor as worth,
      (select count(*) from book.pick k where k.bet = b.id) as picks,
      (select l.who from book.desk_log l where l.details ? 'bet' and l.details->>'bet' = b.id and l.what = 'review'
        order by l.id desc limit 1) as trader
    from book.bet b join book.player p on p.id = b.player
      cross join lateral (select case when b.outcome = 'open' then b.open_minor else 0 end as minor) o
    where b.state = 'accepted' and b.outcome <> 'replaced' and b.free_bet is null
      and b.accepted_at >= $1::timestamptz and b.accepted_at < $2::timestamptz)
  select NAME as name, c.currency, count(distinct c.id)::int as bets,
    round(sum(c.turnover::numeric / c.picks))::text as turnover, round(sum(c.open::numeric / c.picks))::text as open,
    round(sum(c.paid::numeric / c.picks))::text as paid,
    round(sum((c.ended - c.paid)::numeric / c.picks))::text as held,
    round(sum(c.ended * (1 - coalesce(c.worth, 1)) / c.picks))::text as expected
  from c join book.pick p on p.bet = c.id join book.event e on e.id = p.event
    left join book.tournament t on t.id = e.tournament left join book.category k on k.id = t.category
  where $3::text <> ''
  group by 1, 2 order by sum(c.turnover::numeric / c.picks) desc, 1 limit 500`

type Row = Readonly<Record<'turnover' | 'open' | 'paid' | 'held' | 'expected', string>> &
  Pick<Figure, 'name' | 'currency' | 'bets'>

export async function figuresOf(
  db: Sql,
  { from, to, by, zone }: { readonly from: string; readonly to: string; readonly by: FiguresBy; readonly zone: string },
): Promise<Figure[]> {
  const rows = (await db.query(FIGURES.replace('NAME', NAMES[by]), [from, to, zone])) as unknown as Row[]
  return rows.map(({ name, currency, bets, ...sums }) => ({
    name,
    currency,
    bets,
    turnover: Number(sums.turnover),
    open: Number(sums.open),
    paid: Number(sums.paid),
    held: Number(sums.held),
    expected: Number(sums.expected),
  }))
}
