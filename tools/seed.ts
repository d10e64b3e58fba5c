/**
 * `npm run seed -- <operator> <first password>`: a day of life for a fresh demonstration that is running. Players, payments
 * in every state, and what operators have to decide; all of it through the doors that everybody has, never by SQL.
 */
import { office } from '../contract/operators/office.ts'
import { jurisdictionOf } from '../server/jurisdictions/jurisdictions.ts'
import { dayIn } from '../office/days.ts'
import { command, PlainError, say } from './place.mjs'
import { openDesks, type Desks } from './seed/desk.ts'
import { openDoors, type Doors } from './seed/doors.ts'
import * as desk from './seed/office-scenes.ts'
import { joins, opens, tickets } from './seed/opening-scenes.ts'
import { approve, depositByPhone, PEOPLE, paysIn, register, type Person } from './seed/people.ts'
import * as scenes from './seed/scenes.ts'
import { textOf } from '@uwanja/runtime/settings'
import { JURISDICTION_ENV } from '../server/settings/jurisdiction.ts'
import { settings } from './settings.mjs'

const USAGE =
  'npm run seed -- <operator> <first password>     fills a running demonstration; both as npm start printed them once'

const here = () => jurisdictionOf(textOf(JURISDICTION_ENV, process.env, 'JURISDICTION'))

async function people(doors: Doors, desks: Desks): Promise<Person[]> {
  const jurisdiction = here()
  const made: Person[] = []
  for (let at = 0; at < PEOPLE; at++) {
    const person = await register(doors, jurisdiction, at)
    const { players } = await doors.desk(office.findPlayers, { words: person.msisdn }, desks.support.token)
    made.push({ ...person, id: players[0]!.id })
  }
  return made
}

async function seed([name = '', password = '']: string[]): Promise<number> {
  if (name === '' || password === '') throw new PlainError(USAGE)
  const set = settings(process.env)
  if (set.office === null) throw new PlainError('This start has no office (OFFICE_PORT=0).')
  const sandboxAddress = set.sandbox
  const doors = {
    ...openDoors({ api: set.api, office: `http://${set.officeHost}:${set.officePort}`, sandbox: sandboxAddress }),
    sandboxAddress,
  }
  const step = async (about: string, work: () => Promise<unknown>) => {
    say(`  ${about}`)
    await work()
  }
  const desks = await openDesks(doors, { name, password }).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new PlainError(`The office did not let ${name} in: ${why}\n${USAGE}`)
  })
  say(`  ${String(PEOPLE)} players open their accounts`)
  const all = await people(doors, desks)
  const at = (from: number, to?: number) => ({ doors, desks, people: all.slice(from, to) })
  await step('an ordinary day: money comes, games are played, money goes', () => scenes.ordinaryDay(at(0, 21)))
  await step('documents', () => scenes.documents(at(0)))
  await step('large amounts', async () => {
    for (const [which, amount] of ['1300000.00', '260000.00', '90000.00', '150000.00', '2600000.00'].entries()) {
      await desk.givesLarge(at(0), all[which]!, amount)
    }
    await paysIn(doors, all[3]!, '900000')
  })
  await step('withdrawals that wait', () => scenes.withdrawals(at(0)))
  await step('deposits in trouble', () => scenes.troubledDeposits(at(8)))
  await step('exclusions, breaks, erasures, letters, forgeries', async () => {
    await scenes.exclusions(at(16))
    await scenes.erasures(at(20, 22))
    await scenes.letters(at(0))
    await scenes.forgeries(at(0))
  })
  await step('the office’s day', async () => {
    await desk.corrections(at(10))
    await desk.holds(at(5))
    await desk.notes(at(0))
    await desk.gamesAndMethods(at(0))
  })
  await step('promotions, jackpots and races, where they are not open yet', () => opens(at(0)))
  await step('who joined promotions', () => joins(at(0)))
  await step('the first tickets', () => tickets(at(0)))
  await step('a statement that differs, and what waits for a second person', async () => {
    const prompt = await depositByPhone(doors, all[22]!, '6017')
    if (prompt !== null) await approve(doors, all[22]!, prompt)
    await desk.compares(at(0), dayIn(here().zone, Date.now()))
    await desk.approvals(at(0))
  })
  tell(set.office, desks, all[0]!)
  return 0
}

function tell(address: string, desks: Desks, person: Person): void {
  say('')
  say(`The office ${address}, with one password for all: ${desks.admin.password}`)
  for (const { name, role, key } of Object.values(desks))
    say(`  ${name.padEnd(20)} ${role.padEnd(12)} authenticator ${key}`)
  say(`A player: +${person.msisdn}, password ${person.password}`)
}

await command(import.meta.url, seed)
