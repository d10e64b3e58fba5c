/** Settings that are nearly one of ours: a name with a slip in it would otherwise be passed over in silence, and the default taken. */

/** A shorter name is near too many others: HOME is two letters from HOST. */
const LEAST_LETTERS = 8
const MOST_SLIPS = 2
/** Who slips begins right. */
const ALIKE = 4
/** Settings of the programs around us. */
const OF_OTHERS = /^(?:PG|npm_|NODE_|XDG_|LC_)/

/** Letters to put in, take out or change until one name is the other (Levenshtein). */
function slips(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let at = 1; at <= other.length; at++) {
      const changed = before[at - 1]! + (one[row - 1] === other[at - 1] ? 0 : 1)
      now.push(Math.min(changed, before[at]! + 1, now[at - 1]! + 1))
    }
    before = now
  }
  return before[other.length]!
}

/** Throws a sentence with the right name when one of `given` is `known` with a slip in it. */
export function refuseSlips(given: readonly string[], known: readonly string[]): void {
  for (const name of given) {
    if (known.includes(name) || name.length < LEAST_LETTERS || OF_OTHERS.test(name)) continue
    const meant = known.find((one) => one.startsWith(name.slice(0, ALIKE)) && slips(name, one) <= MOST_SLIPS)
    if (meant) throw new Error(`${name} is no setting: ${meant} is meant`)
  }
}
