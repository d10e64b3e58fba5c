/** A rule set as an operator types it. Pure. */

/** "13:85, 12:10.5": number right and percent, as hundredths of a percent. null: it cannot be read. */
export function readTiers(raw: string): { right: number; share: number }[] | null {
  const read = raw.split(',').map((part) => /^\s*(\d{1,2})\s*:\s*(\d{1,3}(?:\.\d{1,2})?)\s*$/.exec(part))
  if (read.some((one) => one === null)) return null
  return read.map((one) => ({ right: Number(one![1]), share: Math.round(Number(one![2]) * 100) }))
}

/** "4:200x1": number right, prize in whole units, how many of the earliest tickets. Prizes are minor units as text. */
export function readFixed(raw: string): { right: number; prize: string; winners: number }[] | null {
  if (raw.trim() === '') return []
  const read = raw.split(',').map((part) => /^\s*(\d{1,2})\s*:\s*([1-9]\d{0,8})\s*x\s*(\d{1,2})\s*$/.exec(part))
  if (read.some((one) => one === null)) return null
  return read.map((one) => ({ right: Number(one![1]), prize: `${one![2]!}00`, winners: Number(one![3]) }))
}

interface TypedMatch {
  readonly isReserve: boolean
  readonly participant1: string
  readonly participant2: string
  readonly league: string
  readonly startsAt: string
  readonly bookEvent: string
}

/** One match a line: home; away; league; start; R for a reserve; the book's number. @returns the number of the first line that cannot be read. */
export function readMatches(raw: string): { readonly matches: readonly TypedMatch[] } | { readonly badLine: number } {
  const lines = raw.split('\n').filter((line) => line.trim() !== '')
  const matches = lines.map((line): TypedMatch | null => {
    const [home = '', away = '', league = '', start = '', reserve = '', bookEvent = ''] = line
      .split(';')
      .map((part) => part.trim())
    const startMs = /(?:Z|[+-]\d\d:\d\d)$/.test(start) ? Date.parse(start) : NaN
    if (home === '' || away === '' || Number.isNaN(startMs) || !/^\d{0,18}$/.test(bookEvent)) return null
    const startsAt = new Date(startMs).toISOString()
    return { isReserve: /^r$/i.test(reserve), participant1: home, participant2: away, league, startsAt, bookEvent }
  })
  const bad = matches.indexOf(null)
  return bad >= 0 ? { badLine: bad + 1 } : { matches: matches.filter((one) => one !== null) }
}

interface BookMatch {
  readonly id: string
  readonly home: string
  readonly away: string
  readonly tournament: string
  readonly startsAt: string
}

/** What is typed, and one more line of a match of the book; whatever stands behind the matches that count is a reserve. */
export function withMatch(typed: string, { id, home, away, tournament, startsAt }: BookMatch, matches: number): string {
  const lines = typed.split('\n').filter((line) => line.trim() !== '')
  const plain = [home, away, tournament].map((name) => name.replaceAll(';', ','))
  return [...lines, [...plain, startsAt, lines.length < matches ? '' : 'R', id].join('; ')].join('\n')
}

/** The book's numbers in what is typed. */
export const numbersIn = (typed: string): ReadonlySet<string> =>
  new Set(typed.split('\n').flatMap((line) => line.split(';')[5]?.trim() || []))
