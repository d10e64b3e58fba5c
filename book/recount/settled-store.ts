/** SQL of the recount of what bets came to: their rows beside the facts of their matches. */
import type { Sql } from '@uwanja/database/sql'

export interface CountedPick {
  readonly market: string
  readonly specifiers: string
  readonly outcome: string
  readonly odds: number
  readonly result: string | null
  readonly voidCase: string | null
  /** Between the start that the bet has and the one that stands. */
  readonly movedMs: number
  /** As the table of grades has it. */
  readonly graded: string | null
  readonly isGraded: boolean
  /** Did the feed itself say a result of the market, or take it back? */
  readonly isSaid: boolean
  readonly source: string | null
  readonly periods: Readonly<Record<string, { score: [number, number]; isOver: boolean }>> | null
}
export interface CountedLeg {
  readonly isBanker: boolean
  readonly odds: number
  readonly settledOdds: number | null
  readonly picks: readonly CountedPick[]
}
export interface Standing {
  readonly outcome: string
  readonly won: bigint
  readonly voided: bigint
}
export interface CountedBet extends Standing {
  readonly id: string
  readonly nth: string
  readonly unit: bigint
  readonly lines: number
  readonly sizes: readonly number[]
  readonly mayFail: number | null
  readonly price: number | null
  readonly isFree: boolean
  /** It lives on another bet: what of its stake was never debited comes back as a credit. */
  readonly isEdit: boolean
  readonly cap: number
  readonly winBonus: {
    readonly leastOdds: number
    readonly base: 'gross' | 'net'
    readonly rows: readonly { readonly legs: number; readonly percent: number }[]
  } | null
  readonly open: bigint
  readonly cashed: bigint
  readonly legs: readonly CountedLeg[]
  /** What its movements are worth by results. */
  readonly said: { readonly won: bigint; readonly voided: bigint }
}

type Amounts = 'unit' | 'open' | 'won' | 'voided' | 'cashed'
type Row = Omit<CountedBet, Amounts | 'said'> & Readonly<Record<Amounts | 'saidWon' | 'saidVoided', string>>

const SLICE = 500

function betOf({ unit, open, won, voided, cashed, saidWon, saidVoided, ...rest }: Row): CountedBet {
  return {
    ...rest,
    unit: BigInt(unit),
    open: BigInt(open),
    won: BigInt(won),
    voided: BigInt(voided),
    cashed: BigInt(cashed),
    said: { won: BigInt(saidWon), voided: BigInt(saidVoided) },
  }
}

/** Bets that results decide: not those that a cash-out, a stake back or an edit has ended. */
export async function settledSlice(db: Sql, after: string): Promise<CountedBet[]> {
  const rows = await db.sql<Row>`
    select b.id, b.nth::text as nth, b.unit_minor::text as unit, b.lines, b.sizes::int[] as sizes, b.may_fail::int as "mayFail",
      b.price, b.free_bet is not null as "isFree",
      exists (select 1 from book.edit e where e.bet = b.id) as "isEdit", (b.terms->>'cap')::float8 as cap, b.terms->'winBonus' as "winBonus", b.outcome,
      b.open_minor::text as open, b.won_minor::text as won, b.voided_minor::text as voided, b.cashed_minor::text as cashed,
      l.legs, s.won::text as "saidWon", s.voided::text as "saidVoided"
    from book.bet b
    cross join lateral (
      select jsonb_agg(jsonb_build_object('isBanker', l.is_banker, 'odds', l.odds, 'settledOdds', l.settled_odds,
        'picks', p.picks) order by l.at) as legs
      from book.leg l cross join lateral (
        select jsonb_agg(jsonb_build_object('market', p.market, 'specifiers', p.specifiers, 'outcome', p.outcome,
          'odds', p.odds, 'result', p.result, 'voidCase', p.void_case, 'source', r.source, 'periods', r.facts->'periods',
          'movedMs', extract(epoch from coalesce(e.starts_at, p.starts_at) - p.starts_at) * 1000,
          'graded', r.grades->(p.market || '?' || p.specifiers)->>p.outcome,
          'isGraded', r.grades ? (p.market || '?' || p.specifiers),
          'isSaid', r.is_rest_void or e.heard->'results' ? (p.market || '?' || p.specifiers || '/' || p.outcome)
            or e.heard->'cancels' ? (p.market || '?' || p.specifiers || '@-')) order by p.at) as picks
        from book.pick p join book.event e on e.id = p.event left join book.result r on r.event = p.event
        where p.bet = l.bet and p.leg = l.at
      ) p
      where l.bet = b.id
    ) l
    cross join lateral (
      select coalesce(sum(w.minor) filter (where m.kind = 'credit'), 0) as won,
        coalesce(sum(w.minor) filter (where m.kind = 'void'), 0) as voided
      from book.movement m cross join lateral (
        select coalesce((select c.minor from book.movement c where c.of = m.key and c.kind = 'change'
          order by c.nth desc limit 1), m.minor) as minor
      ) w
      where m.bet = b.id and m.kind in ('credit', 'void') and m.why in ('result', 'cancel', 'desk')
    ) s
    where b.nth > ${after}::bigint and b.state = 'accepted' and b.outcome in ('open', 'won', 'lost', 'void')
      and not exists (select 1 from book.worth w where w.bet = b.id and w.revision = b.revision and w.why = 'stake-back')
    order by b.nth limit ${SLICE}::int`
  return rows.map(betOf)
}
