/** Finding a side or a league by what somebody types: accents do not count, nor does one typing error in a longer word. */

/** Nobody types more to find a match: further letters, and further words, are not looked at. */
export const MOST_TYPED = 60
export const MOST_WORDS = 8

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

/**
 * The errors between a word and the beginning of another: a letter too many, too few, wrong, or two swapped (optimal string
 * alignment: Damerau 1964, Wagner and Fischer 1974). Whoever has not typed the whole word means its beginning, so the last row of
 * the table holds every beginning at once; only cells within `most` of its diagonal can matter (Ukkonen 1985).
 * @returns Infinity for more than `most`.
 */
export function errorsTo(typed: string, word: string, most: number): number {
  if (word.startsWith(typed)) return 0
  // Chinese is written without spaces: what is meant may stand anywhere, and another character is another word.
  if (HAN.test(typed)) return word.includes(typed) ? 0 : Infinity
  if (most === 0 || word.length < typed.length - most) return Infinity
  const width = Math.min(word.length, typed.length + most)
  const fresh = (): number[] => Array.from({ length: width + 1 }, () => Infinity)
  let [before, row]: [number[], number[]] = [fresh(), Array.from({ length: width + 1 }, (_, at) => at)]
  for (let i = 1; i <= typed.length; i++) {
    const next = fresh()
    if (i <= most) next[0] = i
    let least = next[0]!
    for (let j = Math.max(1, i - most); j <= Math.min(width, i + most); j++) {
      const isSame = typed[i - 1] === word[j - 1]
      let errors = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      if (isSwapped) errors = Math.min(errors, before[j - 2]! + 1)
      next[j] = errors
      least = Math.min(least, errors)
    }
    // A swap looks two rows back.
    if (least > most && Math.min(...row) > most) return Infinity
    ;[before, row] = [row, next]
  }
  const errors = Math.min(...row)
  return errors <= most ? errors : Infinity
}

/** Which letters a word has, as bits; two letters may share one. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 31)
  return letters
}

/** At least so many errors are between two words: each letter that the other lacks is one. Far quicker than to count them. */
export function leastErrors(typedLetters: number, letters: number): number {
  let count = 0
  for (let lacking = typedLetters & ~letters; lacking !== 0; lacking &= lacking - 1) count++
  return count
}

/** How many errors are forgiven in a word. */
export const forgiven = (typed: string): number =>
  typed.length >= TWICE_FROM ? 2 : typed.length >= FORGIVEN_FROM ? 1 : 0
