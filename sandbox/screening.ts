/** The screening company's lists of sanctions and exposed persons: people put entries in and out. Everybody in them is invented. */
import type { ListedPerson, ScreeningHit } from '@uwanja/providers/world'
import type { Books } from '@uwanja/runtime/books'

interface Row extends ListedPerson {
  readonly id: string
  readonly isIn: boolean
}

/** Less is nobody's match. */
const LEAST_SCORE = 70
/** Taken off where both birthdays are known and differ. */
const OTHER_DAY = 25

export function openScreening({ books }: { readonly books: Books }) {
  const rows = books.book<Row>('screening')
  const list = (): ListedPerson[] =>
    rows
      .all()
      .filter(({ isIn }) => isIn)
      .map(({ reference, list: of, name, born }) => ({ reference, list: of, name, born }))
  return {
    list,
    put: (person: ListedPerson) => rows.put({ ...person, id: person.reference, isIn: true }),
    takeOut(reference: string): void {
      const row = rows.get(reference)
      if (row) rows.put({ ...row, isIn: false })
    },
    match: (name: string, born: string): ScreeningHit[] =>
      list().flatMap((person) => {
        const score = scoreOf(person, name, born)
        return score < LEAST_SCORE ? [] : [{ list: person.list, reference: person.reference, score }]
      }),
  }
}
export type Screening = ReturnType<typeof openScreening>

/** Pure. 100: the same words in whatever order, and no other birthday. */
function scoreOf(person: ListedPerson, name: string, born: string): number {
  const alike = Math.floor(likeness(plain(person.name), plain(name)) * 100)
  return alike - (person.born !== '' && person.born !== born ? OTHER_DAY : 0)
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ')

/** Shared pairs of letters (Dice): one letter more or less changes little. */
function likeness(one: string, other: string): number {
  const pairs = (text: string) => Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2))
  const [ours, theirs] = [pairs(one), pairs(other)]
  const all = ours.length + theirs.length
  if (all === 0) return one === other ? 1 : 0
  let shared = 0
  for (const pair of ours) {
    const at = theirs.indexOf(pair)
    if (at < 0) continue
    theirs.splice(at, 1)
    shared++
  }
  return (2 * shared) / all
}
