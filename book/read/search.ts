/** Finding a side or a league by what somebody types: accents do not count, nor does one typing error in a longer word. */

/** Nobody types more to find a match. */
export const MOST_TYPED = 60

/** Words without accents, in small letters. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

const HAN = /\p{Script=Han}/u
/** Shorter words are too alike for an error to be forgiven. */
const FORGIVEN_FROM = 4
const TWICE_FROM = 9

/** The errors between a word and the beginning of another: a letter too many, too few, wrong, or two swapped. */
export function errorsTo(typed: string, word: string, most: number): number {
  if (word.startsWith(typed)) return 0
  // Chinese is written without spaces: what is meant may stand anywhere, and another character is another word.
  if (HAN.test(typed)) return word.includes(typed) ? 0 : Infinity
  // Whoever has not typed the whole word means its beginning, an error longer or shorter.
  const ends = Array.from({ length: 2 * most + 1 }, (_, at) => word.slice(0, Math.max(0, typed.length + at - most)))
  return Math.min(...ends.map((end) => distance(typed, end)))
}

function distance(one: string, other: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwapped) least = Math.min(least, before[j - 2]! + 1)
      next.push(least)
    }
    ;[before, row] = [row, next]
  }
  return row.at(-1)!
}

/** Errors over all words that were typed, each of which has to be found; null: it is not meant. */
export function match(typed: readonly string[], words: readonly string[]): number | null {
  let errors = 0
  for (const one of typed) {
    const most = one.length >= TWICE_FROM ? 2 : one.length >= FORGIVEN_FROM ? 1 : 0
    const least = Math.min(...words.map((word) => errorsTo(one, word, most)))
    if (!(least <= most)) return null
    errors += least
  }
  return errors
}
