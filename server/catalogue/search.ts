/** Finds games by part of their name: an index of three letters, so that twenty thousand names are not read for each question. */

/** Without marks, case and punctuation: "Café Royale!" and "cafe royale" are the same. */
export function normalised(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export interface Search {
  /** Places in the list of names, in its order; each word of the question stands somewhere in the name. */
  find(words: string): number[]
}

const LETTERS = 3

export function openSearch(names: readonly string[]): Search {
  const texts = names.map(normalised)
  const places = new Map<string, number[]>()
  texts.forEach((text, place) => {
    for (let at = 0; at + LETTERS <= text.length; at++) {
      const letters = text.slice(at, at + LETTERS)
      const known = places.get(letters)
      if (!known) places.set(letters, [place])
      // A name that has the same letters twice is one place.
      else if (known.at(-1) !== place) known.push(place)
    }
  })

  /** The fewest places where all the words could stand; null: the words are too short to say. */
  function candidates(words: readonly string[]): readonly number[] | null {
    let fewest: readonly number[] | null = null
    for (const word of words) {
      for (let at = 0; at + LETTERS <= word.length; at++) {
        const found = places.get(word.slice(at, at + LETTERS)) ?? []
        if (fewest === null || found.length < fewest.length) fewest = found
      }
    }
    return fewest
  }

  return {
    find(raw) {
      const words = normalised(raw).split(' ').filter(Boolean)
      if (words.length === 0) return []
      const matches = (place: number) => words.every((word) => texts[place]!.includes(word))
      return (candidates(words) ?? texts.map((_text, place) => place)).filter(matches)
    },
  }
}
