/** Runs the seven rules over every game company in the table: its plug, its callback client, and a platform of one page. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SubjectsSandbox, aSubjectsSandbox } from '../testing.ts'
import { onePageHouse } from './conformance-platform.ts'
import { GAME_SUBJECTS } from './conformance-table.ts'
import { walletConformance } from './conformance.ts'
import { GAME_COMPANIES, type GameCompany } from './table.ts'

let sandbox: SubjectsSandbox
beforeAll(async () => {
  sandbox = await aSubjectsSandbox(Object.values(GAME_SUBJECTS), { extra: [] })
})
afterAll(() => sandbox.close())

test('every company brings its own plug to the suites', () => {
  for (const [name, { company }] of Object.entries(GAME_SUBJECTS)) {
    const { plug } = company
    expect(plug).toBe(GAME_COMPANIES[name as GameCompany])
    expect(plug.facts.company).toBe(name)
  }
})

for (const [name, subject] of Object.entries(GAME_SUBJECTS)) {
  walletConformance(`${name}, on a platform of one page`, async () =>
    onePageHouse(subject, { url: sandbox.url, keys: sandbox.keys[name]! }),
  )
}
