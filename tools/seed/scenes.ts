/** What a day in the house leaves behind, scene by scene. Each happens through the doors that everybody has. */
import { banking } from '../../contract/site/banking.ts'
import { identity } from '../../contract/site/identity.ts'
import { messages } from '../../contract/site/messages.ts'
import { protection } from '../../contract/site/protection.ts'
import type { Doors } from './doors.ts'
import { approve, depositByPhone, paysIn, type Person } from './people.ts'
import { plays } from './play.ts'

export interface Scene {
  readonly doors: Doors & { readonly sandboxAddress: string }
  readonly people: readonly Person[]
}

/** Whole amounts whose ends mean nothing to the sandbox. */
const ORDINARY = ['1500', '5000', '2500', '20000', '850', '12000', '3200', '60000', '700', '45000', '9500', '1250']

export async function ordinaryDay({ doors, people }: Scene): Promise<void> {
  for (const [at, person] of people.entries()) {
    await paysIn(doors, person, ORDINARY[at % ORDINARY.length]!)
    if (at % 3 !== 2) await plays(doors, person, { rounds: 2 + (at % 5), stake: at % 2 ? '50.00' : '200.00' })
    if (at % 4 === 1) await doors.asked(banking.registerFastHubWithdraw, { amount: '500' }, person.token)
  }
}

/** Refused, failing, half, twice, lost and unanswered: the sandbox reads it off the amount. */
export async function troubledDeposits({ doors, people }: Scene): Promise<void> {
  const amounts = ['1013', '1523', '2041', '1643', '1829', '3017', '2231', '5047']
  for (const [at, amount] of amounts.entries()) {
    const person = people[at]!
    const prompt = await depositByPhone(doors, person, amount)
    if (prompt !== null) await approve(doors, person, prompt)
  }
  // Somebody looks at their phone later.
  for (const person of people.slice(8, 11)) await depositByPhone(doors, person, '1750')
}

/** A temporary account is paid when its player may not play any more: the money is parked and goes back. */
export async function exclusions({ doors, people: [one, other, third] }: Scene): Promise<void> {
  const late =
    one && (await doors.asked(banking.registerKudipalBankTransferDeposit, { amount: '4000', bonusCode: '' }, one.token))
  if (one) await doors.site(protection.excludeSelf, { months: 6, password: one.password }, one.token)
  if (late) await payInto(doors, late.accNumber, '4000.00')
  if (other) await doors.site(protection.takeTimeOut, { hours: 168 }, other.token)
  if (third) await doors.site(protection.setLimit, { name: 'weekDeposit', amount: '30000' }, third.token)
}

async function payInto(doors: Doors, account: string, amount: string): Promise<void> {
  const open = await doors.world<readonly { bank: string; account: string }[]>('/api/banks/temporary')
  const bank = open.find((one) => one.account === account)?.bank
  if (bank !== undefined) await doors.world('/api/banks/transfers', { bank, account, amount })
}

/** Above what goes by itself, in sizes that wait for one person and for two. */
export async function withdrawals({ doors, people }: Scene): Promise<void> {
  const amounts = ['21000', '35500', '120000', '64000', '1200000']
  for (const [at, amount] of amounts.entries()) {
    await doors.asked(banking.registerFastHubWithdraw, { amount }, people[at]!.token)
  }
}

/** A register knows one, does not know another, and says that a third is somebody else. */
export async function documents({ doors, people }: Scene): Promise<void> {
  const numbers = [
    '22233344455',
    '22233344413',
    '22233344404',
    '22233355566',
    '22233366677',
    '22233377788',
    '22233388899',
  ]
  for (const [at, documentNumber] of numbers.entries()) {
    const { firstName, lastName, birthDate, token } = people[at]!
    const [type = 'NIN'] = (await doors.site(identity.getIdentity, {}, token)).documents
    const asked = { firstName, lastName, dateOfBirth: birthDate, documentType: type, documentNumber }
    await doors.asked(identity.checkIdentity, asked, token)
  }
}

/** One may go, one still has money. */
export async function erasures({ doors, people }: Scene): Promise<void> {
  for (const { token, password } of people) await doors.asked(protection.askErasure, { password }, token)
}

export async function letters({ doors, people }: Scene): Promise<void> {
  const said = [
    'My deposit of yesterday is not there.',
    'How do I change my number? I have a new line since last week.',
  ]
  for (const [at, messageText] of said.entries()) {
    const letter = { ...messages.sendAdminMessage.example, messageText }
    await doors.asked(messages.sendAdminMessage, letter, people[at]!.token)
  }
}

/** A stranger who knows where callbacks go and not how they are signed. */
export async function forgeries({ doors }: Scene): Promise<void> {
  const body = JSON.stringify({ requestId: 'abc', status: 'PAID', amount: '900000.00', currency: 'NGN' })
  for (const at of [1, 2, 3]) {
    await doors.forge('/callbacks/payments/fasthub', body, { 'x-gmm-timestamp': `${at}`, 'x-gmm-signature': 'made-up' })
  }
  await doors.forge('/callbacks/payments/kudipal', '{"event":"charge.completed"}', { 'verif-hash': 'made-up' })
}
