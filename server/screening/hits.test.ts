/** What makes two hits the same, what a dismissal is about, and how a round goes on: the company says what the test wants. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import type { OfficeSuspicion } from '@uwanja/contract/operators/suspicions'
import type { Hit, Screening as Said, Screened } from '@uwanja/providers/screening/screening'
import { FULLEST } from '../db/testing.ts'
import { isHeldFor } from '../holds/store.ts'
import { anOffice, type Office } from '../testing/office.ts'
import { insertCase } from '../suspicion/store.ts'
import { setPersonalDetails } from '../players/store.ts'
import { NOBODY_SCREENED, screeningBy, type Screening } from './rules.ts'

const SILENCE = { result: 'unavailable' } as const
const says = (...hits: readonly Hit[]): Said => ({ result: 'screened', hits })
const entry = (list: Hit['list'], reference: string): Hit => ({ list, reference, score: 90 })

let office: Office
let token: string
let screening: Screening
const faults: unknown[] = []
let asked: string[] = []
let answer: (person: Screened) => Said = () => says()
beforeAll(async () => {
  office = await anOffice(FULLEST)
  token = (await office.anOperator('compliance')).token
  const marks = { of: (secret: string) => Buffer.from(`mark of ${secret}`) }
  const deps = { ...office.banking, marks, openCase: insertCase, onFault: (error: unknown) => void faults.push(error) }
  screening = screeningBy(deps, {
    provider: 'acme',
    async ask(person) {
      asked.push(person.firstName)
      return answer(person)
    },
  })
})
beforeEach(() => {
  answer = () => says()
  asked = []
})
afterAll(() => office.close())

const called = (id: bigint, firstName: string, birthDate = '1970-02-03') =>
  office.db.transaction((tx) => setPersonalDetails(tx, id, { firstName, lastName: 'Mwinyi', birthDate }))
const aPlayer = async (firstName: string) => {
  const { id } = await office.aPlayer({ isNamed: false })
  await called(id, firstName)
  return id
}
const casesOf = async (id: bigint) => {
  const { data } = await office.send(rows.suspicions, { state: 'open', before: '' }, { token })
  return (data as { cases: OfficeSuspicion[] }).cases.filter(({ playerId }) => playerId === `${id}`)
}
const listsOf = async (id: bigint) => (await casesOf(id)).map(({ rule, hit }) => `${rule} ${hit!.reference}`).sort()
const decide = async (id: bigint, reference: string, decision: 'dismissed' | 'filed') => {
  const one = (await casesOf(id)).find(({ hit }) => hit!.reference === reference)!
  const filing = decision === 'filed' ? { reference: 'F-1', filedOn: '2026-11-20' } : { reference: '', filedOn: '' }
  const request = { id: one.id, decision, why: 'looked', ...filing }
  expect((await office.send(rows.decideSuspicion, request, { token })).status).toBe('SUCCESS')
}
const isHeld = (id: bigint) => isHeldFor(office.db, id, 'source-of-money')
const keepsBack = (one: Screening, id: bigint) => office.db.transaction((tx) => one.keepsBack(tx, id, null))

it('B45 one reference on two lists is two entries, each a case of its own', async () => {
  const id = await aPlayer('Adia')
  answer = () => says(entry('pep', 'R-1'))
  await screening.screen(id)
  answer = () => says(entry('pep', 'R-1'), entry('sanctions', 'R-1'))
  await screening.screen(id)
  await screening.screen(id)
  expect(await listsOf(id)).toEqual(['pep R-1', 'sanctions R-1'])
  expect(await keepsBack(screening, id)).toBe(true)
})

it('B45 what was dismissed was said of one name and one birthday: another of either is asked about anew', async () => {
  const id = await aPlayer('Bahati')
  answer = () => says(entry('sanctions', 'R-2'))
  await screening.screen(id)
  await decide(id, 'R-2', 'dismissed')
  await screening.screen(id)
  expect([await listsOf(id), await keepsBack(screening, id)]).toEqual([[], false])
  await called(id, 'Baraka')
  await screening.screen(id)
  expect([await listsOf(id), await keepsBack(screening, id)]).toEqual([['sanctions R-2'], true])
  await decide(id, 'R-2', 'dismissed')
  await called(id, 'Baraka', '1971-02-03')
  await screening.screen(id)
  expect(await listsOf(id)).toEqual(['sanctions R-2'])
  await decide(id, 'R-2', 'dismissed')
  // As they were called when a person had looked.
  await called(id, 'Bahati')
  await screening.screen(id)
  expect([await listsOf(id), await keepsBack(screening, id)]).toEqual([[], false])
})

it('B45 the question where money comes from stands while one entry needs it, whichever is dismissed first', async () => {
  const id = await aPlayer('Chiku')
  answer = () => says(entry('pep', 'P-1'), entry('pep', 'P-2'), entry('pep', 'P-3'))
  await screening.screen(id)
  const holds = await office.db.sql`select 1 from player_hold where player_id = ${id}`
  expect(holds).toHaveLength(1)
  await decide(id, 'P-1', 'dismissed')
  expect(await isHeld(id)).toBe(true)
  await decide(id, 'P-3', 'filed')
  await decide(id, 'P-2', 'dismissed')
  // A case that was filed needs it still.
  expect(await isHeld(id)).toBe(true)
  const other = await aPlayer('Dalila')
  answer = () => says(entry('pep', 'P-1'), entry('pep', 'P-2'))
  await screening.screen(other)
  for (const reference of ['P-2', 'P-1']) await decide(other, reference, 'dismissed')
  expect(await isHeld(other)).toBe(false)
})

it('B45 a hold that a person placed for themselves is not an entry’s to end', async () => {
  const id = await aPlayer('Eshe')
  const hold = { id: `${id}`, reason: 'source-of-money', asks: 'A payslip.', dueOn: '2099-01-01' } as const
  expect((await office.send(rows.placeHold, { ...hold, blocks: 'deposits' }, { token })).status).toBe('SUCCESS')
  answer = () => says(entry('pep', 'P-9'))
  await screening.screen(id)
  await decide(id, 'P-9', 'dismissed')
  expect(await isHeld(id)).toBe(true)
})

it('B45 what was found stays found when the house leaves the company', async () => {
  const id = await aPlayer('Faraja')
  answer = () => says(entry('sanctions', 'R-3'))
  await screening.screen(id)
  expect(await keepsBack(NOBODY_SCREENED, id)).toBe(true)
  expect(await keepsBack(NOBODY_SCREENED, await aPlayer('Gasira'))).toBe(false)
})

const settle = async () => {
  answer = () => says()
  await screening.screenAgain()
  await office.shift(1)
  asked = []
}
const many = async (count: number, firstName: string) => {
  for (let nth = 0; nth < count; nth++) await aPlayer(firstName)
}

it('B45 a round ends at twenty silences in a row, wherever they begin, and the next goes on with the others', async () => {
  await settle()
  await many(5, 'Silent')
  await aPlayer('Well')
  await many(22, 'Silent')
  await aPlayer('Last')
  answer = ({ firstName }) => (firstName === 'Silent' ? SILENCE : says())
  await screening.screenAgain()
  const silent = (count: number) => Array<string>(count).fill('Silent')
  expect(asked).toEqual([...silent(5), 'Well', ...silent(20)])
  await office.shift(1)
  asked = []
  await screening.screenAgain()
  // Two who were not asked yet, then the last; of those who were silent no answer came, so they are asked again.
  expect(asked.slice(0, 4)).toEqual(['Silent', 'Silent', 'Last', 'Silent'])
})

it('B45 one whose answer breaks us keeps nobody back, in this round and in the next', async () => {
  await settle()
  const id = await aPlayer('Broken')
  await aPlayer('Whole')
  answer = ({ firstName }) => {
    if (firstName === 'Broken') throw new Error('broken')
    return says()
  }
  await screening.screenAgain()
  expect(asked).toEqual(['Broken', 'Whole'])
  expect(faults).toEqual([new Error('broken')])
  await office.shift(1)
  asked = []
  await aPlayer('New')
  await screening.screenAgain()
  expect(asked).toEqual(['New', 'Broken'])
  await called(id, 'Mended')
})

it('B45 a round that has lasted long enough ends between two players', async () => {
  await settle()
  await many(3, 'Patient')
  await screening.screenAgain(() => asked.length === 2)
  expect(asked).toEqual(['Patient', 'Patient'])
  await screening.screenAgain()
  expect(asked).toHaveLength(3)
})
