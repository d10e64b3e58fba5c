/**
 * Every jurisdiction's row says all that protection asks of it. The list is written by hand: a field that is taken out of the
 * type, or left empty in a row, is named here, whatever the compiler thinks of it.
 */
import { describe, expect, it } from 'vitest'
import { JURISDICTIONS } from './jurisdictions.ts'

const NEEDED = [
  // Who is answerable, who helps, and whose days these are.
  ...['country', 'currency', 'zone', 'firstLanguage', 'help.name', 'regulators', 'methods'],
  // Who somebody is, before which money.
  ...['identity.namesBefore', 'identity.namesAboveMinor', 'identity.documentAboveMinor', 'identity.documents'],
  ...['register.moneyFreshS', 'register.stakeFreshS', 'play.pauseS'],
  ...['register.feedFreshS', 'screening.againAfterS', 'screening.withdrawalsWaitAboveMinor'],
  ...['retention.eraseAfterDays', 'retention.registerAgainDays', 'ownFile.notes'],
  // What money may do: cancelled, given back to minors, put apart when nobody uses it, taxed.
  ...['withdrawals.mayCancel', 'minors.forfeitedTo', 'duty.level'],
  ...['dormancy.months', 'dormancy.noticeDays', 'dormancy.handOverMonths', 'dormancy.searches', 'dormancy.handedTo'],
  // When somebody looks.
  ...['harm.chasingDeposits', 'harm.nights', 'harm.rising.times', 'harm.rising.leastMinor', 'harm.breakHours'],
  ...['harm.cancelledWithdrawals', 'harm.failedDeposits'],
  ...['suspicion.largeDepositMinor', 'suspicion.turnedMinor', 'suspicion.turnedPlayedPercent', 'suspicion.payers'],
  ...['returns.errors', 'returns.leastRounds'],
  ...['reporting.largeMinor', 'reporting.largeDayMinor', 'reporting.keepYears'],
]

const at = (row: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((here, name) => (here as Record<string, unknown> | undefined)?.[name], row)

const isSaid = (value: unknown): boolean => {
  if (typeof value === 'boolean') return true
  if (typeof value === 'string' || Array.isArray(value)) return value.length > 0
  return (typeof value === 'number' || typeof value === 'bigint') && value > 0
}

/** The names of what a row lacks. */
const lacks = (row: object): string[] => NEEDED.filter((path) => !isSaid(at(row, path)))

/** A copy without one field. */
const without = (row: unknown, [name, ...rest]: string[]): object => {
  const { [name!]: taken, ...others } = row as Record<string, unknown>
  return rest.length === 0 ? others : { ...others, [name!]: without(taken, rest) }
}

describe.each(Object.entries(JURISDICTIONS))('B52 the row of %s', (_name, row) => {
  it('B52 lacks nothing that protection asks for', () => expect(lacks(row)).toEqual([]))

  it.each(NEEDED)('B52 is named when it lacks %s', (path) =>
    expect(lacks(without(row, path.split('.')))).toEqual([path]),
  )

  it('B52 has limits from a least up to a most for every account id', () => {
    const pairs = Object.values(row.limits)
    expect(pairs).toHaveLength(8)
    for (const { min, max } of pairs) expect(min > 0n && max > min).toBe(true)
  })
})

it('B52 an empty text, an empty list and a zero are as good as nothing', () => {
  const row = { ...JURISDICTIONS.NG, regulators: [], country: '', returns: { errors: 0, leastRounds: 1 } }
  expect(lacks(row)).toEqual(['country', 'regulators', 'returns.errors'])
})
