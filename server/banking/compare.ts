/** A day's statement beside our books: pure, so that it can be tried without either. */
import type { Amount, Currency } from '@uwanja/contract/wire/amounts'
import type { StatementLine } from '@uwanja/providers/statement-line'
import { inOurs, theirs } from './exchange.ts'

type Direction = StatementLine['direction']

/** What we have of a payment, or of money for nobody we know. */
export interface OursMoved {
  /** Null: money for nobody we know. */
  readonly paymentId: bigint | null
  readonly key: string
  readonly reference: string
  readonly direction: Direction
  readonly amount: Amount
  /** What was ordered, and with the details in which currency the company was asked for it. */
  readonly ordered: Amount
  readonly details: Readonly<Record<string, string>>
  /** The money is in our books; else the order only exists. */
  readonly isMoved: boolean
  readonly at: Date
  readonly createdAt: Date
}

export interface Difference {
  readonly kind: 'missing-here' | 'missing-there' | 'other-amount'
  readonly direction: Direction
  readonly mark: string
  readonly reference: string
  readonly currency: Currency
  /** In the company's currency; null: not on this side. */
  readonly ours: bigint | null
  readonly theirs: bigint | null
  readonly paymentId: bigint | null
}

interface Total {
  readonly direction: Direction
  readonly currency: Currency
  readonly ours: bigint
  readonly theirs: bigint
}

export interface Compared {
  readonly totals: readonly Total[]
  readonly items: readonly Difference[]
}

/**
 * A pair counts on the day under which the company files it, so that midnight makes no differences: what is left between the
 * two totals is exactly the items.
 * @param lines Of the day alone.
 * @param around Of the days beside it too: what stands there is not missing.
 * @param ours What moved on the day, and whatever is named by one of `lines`.
 */
export function compare(
  lines: readonly StatementLine[],
  around: readonly StatementLine[],
  { moved, named }: { readonly moved: readonly OursMoved[]; readonly named: readonly OursMoved[] },
): Compared {
  const known = new Map(named.flatMap((mine) => namesOf(mine).map((name) => [name, mine])))
  const used = new Set<OursMoved>()
  const items: Difference[] = []
  const sums = new Map<string, Total>()
  const add = (direction: Direction, currency: Currency, ours: bigint, theirs: bigint) => {
    const id = `${direction} ${currency}`
    const was = sums.get(id) ?? { direction, currency, ours: 0n, theirs: 0n }
    sums.set(id, { ...was, ours: was.ours + ours, theirs: was.theirs + theirs })
  }
  for (const line of lines) {
    const found = known.get(nameOf(line))
    const mine = found?.isMoved && !used.has(found) ? found : null
    if (mine) used.add(mine)
    const { currency, minor } = line.amount
    const here = mine && inTheirs(mine, line.amount)
    const isHere = here?.currency === currency
    add(line.direction, currency, isHere ? here.minor : 0n, minor)
    if (!isHere) items.push(difference('missing-here', line, currency, { theirs: minor, found }))
    else if (here.minor !== minor)
      items.push(difference('other-amount', line, currency, { ours: here.minor, theirs: minor, found }))
    // Under another currency it is not there either.
    if (mine && here && !isHere) lost(mine, here)
  }
  const there = new Set(around.map(nameOf))
  for (const mine of moved)
    if (!namesOf(mine).some((name) => there.has(name))) lost(mine, theirs(mine.amount, agreedOf(mine)))
  return { totals: [...sums.values()], items: numbered(items) }

  function lost(mine: OursMoved, { currency, minor }: Amount): void {
    add(mine.direction, currency, minor, 0n)
    items.push(difference('missing-there', mine, currency, { ours: minor, found: mine }))
  }
}

type Names = Pick<StatementLine, 'key' | 'reference' | 'direction'>

/** A line with a key is that order's; one without is known by the company's reference. */
const nameOf = ({ key, reference, direction }: Names) =>
  key === '' ? `${direction} reference ${reference}` : `${direction} key ${key}`
/** Ours answer to both names. */
const namesOf = (mine: Names) => [nameOf(mine), nameOf({ ...mine, key: '' })]

/** What the agreed exchange made of our amount; only where the whole order moved, the rate gives it back to the unit. */
const agreedOf = ({ amount, ordered, details }: OursMoved) =>
  amount.currency === ordered.currency && amount.minor === ordered.minor ? details : {}

/** Our amount in the company's currency: the line's own when it comes to what we booked. */
function inTheirs(mine: OursMoved, line: Amount): Amount {
  const { amount, ordered, details } = mine
  if (amount.currency === line.currency || amount.currency !== ordered.currency) return amount
  const whole = theirs(ordered, details)
  if (whole.currency !== line.currency) return amount
  if (amount.minor === ordered.minor) return whole
  if (inOurs(ordered, details, line).minor === amount.minor) return line
  return { currency: whole.currency, minor: (amount.minor * whole.minor) / ordered.minor }
}

function difference(
  kind: Difference['kind'],
  { key, reference, direction }: Names,
  currency: Currency,
  { ours, theirs, found }: { ours?: bigint; theirs?: bigint; found: OursMoved | undefined },
): Difference {
  const paymentId = found?.paymentId ?? null
  return {
    kind,
    direction,
    mark: key || reference,
    reference,
    currency,
    paymentId,
    ours: ours ?? null,
    theirs: theirs ?? null,
  }
}

/** A line that stands twice is two items. */
function numbered(items: readonly Difference[]): Difference[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const id = `${item.kind} ${item.direction} ${item.mark}`
    const count = (seen.get(id) ?? 0) + 1
    seen.set(id, count)
    return count === 1 ? item : { ...item, mark: `${item.mark} #${count}` }
  })
}
