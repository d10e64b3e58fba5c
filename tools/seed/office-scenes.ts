/** What operators did that day, and what they left for each other. */
import { randomUUID } from 'node:crypto'
import type { HoldBlocks, HoldDocument, HoldReason } from '../../contract/site/holds.ts'
import { office } from '../../contract/operators/office.ts'
import { protection } from '../../contract/site/protection.ts'
import type { Desk, Desks } from './desk.ts'
import type { Doors } from './doors.ts'
import type { Person } from './people.ts'

export interface OfficeScene {
  readonly doors: Doors
  readonly desks: Desks
  readonly people: readonly Person[]
}

/** What a person may hold can be long in writing. */
const NOTE =
  'Called at 10:40 from his own number. Says that his brother used the phone over the weekend and that the three deposits ' +
  'are his, but not the withdrawal to the other bank. Asked him for a photo of the card; he will send it tonight.'

const correct = ({ doors }: OfficeScene, desk: Desk, id: string, amount: string, reason: string) =>
  doors.desk(office.askCorrection, { key: randomUUID(), id, direction: 'give', amount, reason }, desk.token)

/** So much money that it needs two people. */
export async function givesLarge(scene: OfficeScene, person: Person, amount: string): Promise<void> {
  const { doors, desks } = scene
  const { id, state } = await correct(scene, desks.finance, person.id, amount, 'moved from the shop’s old system')
  if (state !== 'waiting') return
  const approval = { id, decision: 'approve' as const, why: 'seen in the old books' }
  await doors.desk(office.decideApproval, approval, desks.second.token)
}

export async function corrections(scene: OfficeScene): Promise<void> {
  const { doors, desks, people } = scene
  await correct(scene, desks.second, people[0]!.id, '750.00', 'goodwill after the outage of Saturday')
  await correct(scene, desks.second, people[1]!.id, '48000.00', 'paid at the counter, receipt 2291')
  await correct(scene, desks.finance, people[2]!.id, '125000.50', 'lost at the bank, their letter of 12 May')
  const { id } = await correct(scene, desks.finance, people[3]!.id, '99000.00', 'a win that he says he had')
  await doors.desk(office.decideApproval, { id, decision: 'refuse', why: 'no such round' }, desks.second.token)
}

const HOLDS: readonly (readonly [reason: HoldReason, blocks: HoldBlocks, days: number, asks: string, answer: string])[] = [
  ['identity', 'withdrawals', 7, 'A photo of your identity card, both sides.', 'I sent it by mail an hour ago.'],
  ['payment-dispute', 'deposits', 14, 'Your bank says that you did not make the transfer of 60,000.00. Please tell us.', ''],
  ['source-of-money', 'withdrawals', 21, 'Where the money of your last three deposits comes from, with a paper that shows it (payslip, contract of sale, statement).', 'I sold my car. The contract is with my lawyer, I can bring it on Monday.'],
  ['fraud-check', 'play', 3, 'Please call us.', ''],
] // oxfmt-ignore

/** Of which the player's page takes a photo. */
const ASKED = { documents: ['identity-document', 'selfie'] satisfies HoldDocument[] }

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export async function holds({ doors, desks, people }: OfficeScene): Promise<void> {
  for (const [at, [reason, blocks, days, asks, answer]] of HOLDS.entries()) {
    const { id, token } = people[at]!
    const placed = await doors.desk(
      office.placeHold,
      { id, reason, blocks, asks, dueOn: inDays(days), ...(reason === 'identity' ? ASKED : {}) },
      desks.compliance.token,
    )
    if (answer !== '') await doors.site(protection.answerHold, { id: placed.id, body: answer }, token)
  }
  const over = { id: people[4]!.id, reason: 'other' as const, blocks: 'play' as const, asks: 'Please call us.' }
  const { id } = await doors.desk(office.placeHold, { ...over, dueOn: inDays(7) }, desks.compliance.token)
  await doors.desk(office.liftHold, { id, why: 'they called: the bank had mixed up two names' }, desks.compliance.token)
}

export async function notes({ doors, desks, people }: OfficeScene): Promise<void> {
  await doors.desk(office.addNote, { id: people[0]!.id, body: NOTE }, desks.support.token)
  await doors.desk(office.addNote, { id: people[0]!.id, body: 'Photo is there, looks right.' }, desks.compliance.token)
  const tester = { id: people[5]!.id, isTest: true, why: 'tries the new bank' }
  await doors.desk(office.setTestRank, tester, desks.compliance.token)
}

export async function gamesAndMethods({ doors, desks }: OfficeScene): Promise<void> {
  const { token } = desks.admin
  const { companies } = await doors.desk(office.gameCompanies, {}, token)
  const limited = companies.at(-1)!
  const terms = { isOn: true, position: '1', leastStake: '', mostStake: '50000.00', why: 'agreed with the company' }
  await doors.desk(office.setGameCompany, { ...terms, id: limited.id }, token)
  const { games } = await doors.desk(
    office.findGames,
    { words: '', companyId: '', lobby: '', state: '', page: 1 },
    token,
  )
  for (const [at, { id, isInTournament }] of games.slice(0, 3).entries()) {
    const set = { id, isOn: at !== 1, isInTournament, hasDropsAndWins: at === 2, filings: {}, position: '' }
    await doors.desk(
      office.setGame,
      { ...set, leastStake: '', mostStake: at === 0 ? '2000.00' : '', why: 'a new season' },
      token,
    )
  }
  // Off and on again: whoever comes after finds every method.
  const method = { viewName: 'FastHubHaloPesaDeposit', isForTests: false, minLimit: '', maxLimit: '' }
  await doors.desk(office.setMethod, { ...method, isOn: false, why: 'the network is down until Friday' }, token)
  await doors.desk(office.setMethod, { ...method, isOn: true, why: 'the network is back' }, token)
  const bank = { viewName: 'KudipalBankTransfer', isOn: true, isForTests: false, minLimit: '500', maxLimit: '250000' }
  await doors
    .desk(office.setMethod, { ...bank, why: 'smaller sums until we know it better' }, token)
    .catch(() => undefined)
}

/** The statement of today, while something is under way that the company already counts. */
export async function compares({ doors, desks }: OfficeScene, day: string): Promise<void> {
  for (const company of ['fasthub', 'kudipal', 'selcom']) {
    await doors.desk(office.reconcileNow, { company, day }, desks.finance.token).catch(() => undefined)
  }
}

/** What only a second person can do, asked for by people who may not do it alone. */
export async function approvals({ doors, desks, people }: OfficeScene): Promise<void> {
  const { token } = desks.admin
  const won = await wonJournal(doors, desks.finance, people)
  if (won) await doors.desk(office.askReversal, { id: won, why: 'the round was void' }, desks.finance.token)
  await doors.desk(office.addOperator, { name: 'femi.trading', role: 'trading' }, token)
  const which = { company: 'endorphina', name: 'secret', value: randomUUID(), keepPrevious: true }
  await doors.desk(office.setCompanyKey, { ...which, why: 'the yearly change' }, token)
}

async function wonJournal(doors: Doors, desk: Desk, people: readonly Person[]): Promise<string | null> {
  for (const { id } of people) {
    const { moments } = await doors.desk(office.timeline, { id, before: '' }, desk.token)
    const won = moments.find(({ what, amount }) => what === 'wager.won' && Number(amount) > 0)
    if (won) return won.id
  }
  return null
}
