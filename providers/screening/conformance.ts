/** What every plug of a screening company must do, run against the company's side in a running sandbox over HTTP. */
import assert from 'node:assert/strict'
import type { Screen, Screened, ScreeningList } from './screening.ts'

export interface ScreeningBench {
  readonly screen: Screen
  /** The same plug with a secret that the company does not know. */
  readonly stranger: Screen
  put(entry: { reference: string; list: ScreeningList; name: string; born: string }): Promise<void>
  takeOut(reference: string): Promise<void>
  hears(how: 'silent' | 'well'): Promise<void>
}

export interface ScreeningCheck {
  readonly name: string
  run(bench: ScreeningBench): Promise<void>
}

let people = 0
/** Somebody whose names nobody had before, nor anything like them. */
function somebody(): Screened {
  const letter = 'BDFGKLMPRTVZ'[people++ % 12]!
  const word = `${letter}${'aeiou'[people % 5]!}`.toLowerCase().repeat(4)
  return { country: 'NG', firstName: `Q${word}`, lastName: `X${word}`, birthDate: '1970-02-03' }
}
const named = ({ firstName, lastName }: Screened) => `${firstName} ${lastName}`
const clear = { result: 'screened', hits: [] }

export const SCREENING_CHECKS: readonly ScreeningCheck[] = [
  {
    name: 'who is on no list has no hit',
    run: async ({ screen }) => assert.deepEqual(await screen(somebody()), clear),
  },
  {
    name: 'the same names and day are a full hit, with the list and the reference of the entry, until it is taken out',
    async run({ screen, put, takeOut }) {
      const person = somebody()
      await put({ reference: 'UN-1', list: 'sanctions', name: named(person), born: person.birthDate })
      await put({ reference: 'PEP-1', list: 'pep', name: named(person), born: person.birthDate })
      const said = await screen(person)
      assert.ok(said.result === 'screened')
      assert.deepEqual(
        [...said.hits].sort((one, other) => one.reference.localeCompare(other.reference)),
        [
          { list: 'pep', reference: 'PEP-1', score: 100 },
          { list: 'sanctions', reference: 'UN-1', score: 100 },
        ],
      )
      for (const reference of ['UN-1', 'PEP-1']) await takeOut(reference)
      assert.deepEqual(await screen(person), clear)
    },
  },
  {
    name: 'another spelling is a hit of a lower score',
    async run({ screen, put, takeOut }) {
      const person = somebody()
      await put({ reference: 'UN-2', list: 'sanctions', name: `${named(person)}h`.toUpperCase(), born: '' })
      const said = await screen(person)
      assert.ok(said.result === 'screened' && said.hits.length === 1)
      assert.ok(said.hits[0]!.score < 100 && said.hits[0]!.score >= 70, String(said.hits[0]!.score))
      await takeOut('UN-2')
    },
  },
  {
    name: 'silence and a wrong signature are no answer, and never a clear one',
    async run({ screen, stranger, hears }) {
      const person = somebody()
      assert.deepEqual(await stranger(person), { result: 'unavailable' })
      await hears('silent')
      try {
        assert.deepEqual(await screen(person), { result: 'unavailable' })
      } finally {
        await hears('well')
      }
      assert.deepEqual(await screen(person), clear)
    },
  },
]
