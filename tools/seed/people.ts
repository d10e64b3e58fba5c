/** Who plays: names as long and as short as people have them, and numbers that the sandbox treats as ordinary ones. */
import { banking } from '../../contract/site/banking.ts'
import { security } from '../../contract/site/security.ts'
import { user } from '../../contract/site/user.ts'
import type { Jurisdiction } from '../../server/jurisdictions/jurisdictions.ts'
import { until, type Doors } from './doors.ts'

export interface Person {
  readonly national: string
  readonly msisdn: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string
  readonly token: string
  readonly id: string
}

const NAMES = [
  ['Chidinma', 'Okafor'], ['Oluwaseun', 'Adebayo'], ['Ngozi', 'Eze'], ['Tunde', 'Bakare'], ['Aisha', 'Mohammed'],
  ['Emeka', 'Nwosu'], ['Oluwatobiloba Emmanuel', 'Oluwafunmilayo-Adegbenro'], ['Zainab', 'Yusuf'], ['Ibrahim', 'Sani'],
  ['Blessing', 'Udo'], ['Kunle', 'Afolabi'], ['Funke', 'Ojo'], ['Musa', 'Danjuma'], ['Ify', 'Obi'], ['Segun', 'Alabi'],
  ['Hauwa', 'Garba'], ['Uche', 'Nnamdi'], ['Bisi', 'Lawal'], ['Yakubu', 'Bello'], ['Ada', 'Ike'], ['Femi', 'Balogun'],
  ['Halima', 'Abubakar'], ['Chuka', 'Umeh'], ['Grace', 'Essien'],
] as const // oxfmt-ignore

export const PEOPLE = NAMES.length

/** Ends in 7: numbers that end in 000, 404 and 444 have a fate in the sandbox. */
function nationalOf({ sampleNumber }: Jurisdiction, at: number): string {
  return `${sampleNumber.slice(0, -5)}${String(30 + at).padStart(2, '0')}${String((at * 37) % 100).padStart(2, '0')}7`
}

/** Whoever was registered before: the same names, numbers and passwords each time. */
function personAt(jurisdiction: Jurisdiction, at: number): Omit<Person, 'token' | 'id'> {
  const [firstName, lastName] = NAMES[at]!
  const national = nationalOf(jurisdiction, at)
  const birthDate = `${1968 + ((at * 7) % 36)}-0${1 + (at % 9)}-1${at % 10}`
  const msisdn = jurisdiction.prefix + national
  return { national, msisdn, password: `pitch-side-${national}`, firstName, lastName, birthDate }
}

async function login(doors: Doors, { msisdn, password }: Omit<Person, 'token' | 'id'>): Promise<string> {
  return (await doors.site(security.login, { ...security.login.example, userName: msisdn, password })).token
}

export async function register(doors: Doors, jurisdiction: Jurisdiction, at: number): Promise<Person> {
  const person = personAt(jurisdiction, at)
  const { national, msisdn, password, firstName, lastName, birthDate } = person
  const form = { ...security.register.example, username: national, mobileNumber: national }
  await doors.site(security.register, { ...form, password, confirmPassword: password })
  await doors.world(`/api/phones/${msisdn}`, { name: `${firstName} ${lastName}` }, 'PUT')
  const token = await login(doors, person)
  await doors.site(user.saveUserPersonalDetails, { firstName, lastName, dateOfBirth: birthDate }, token)
  return { ...person, token, id: '' }
}

/** Logs in, or registers who is not there yet. */
export async function enter(doors: Doors, jurisdiction: Jurisdiction, at: number): Promise<Person> {
  const person = personAt(jurisdiction, at)
  const token = await login(doors, person).catch(() => null)
  return token === null ? register(doors, jurisdiction, at) : { ...person, token, id: '' }
}

/** Asks for money on the phone. Whether and how it comes is said by the amount (docs/sandbox-api.md). */
export async function depositByPhone(doors: Doors, { token, msisdn }: Person, amount: string): Promise<string | null> {
  if ((await doors.asked(banking.registerFastHubPayBillDeposit, { amount }, token)) === null) return null
  const prompts = () => doors.world<readonly { readonly id: string }[]>(`/api/phones/${msisdn}/prompts`)
  return (await until(async () => (await prompts())[0], 5_000))?.id ?? null
}

export async function approve(doors: Doors, { msisdn }: Person, prompt: string): Promise<void> {
  await doors.world(`/api/phones/${msisdn}/prompts/${prompt}`, { pin: '1234' })
}

/** Money on the account, from the phone, seen to arrive. */
export async function paysIn(doors: Doors, person: Person, amount: string): Promise<void> {
  const before = await balanceOf(doors, person)
  const prompt = await depositByPhone(doors, person, amount)
  if (prompt === null) return
  await approve(doors, person, prompt)
  await until(async () => (await balanceOf(doors, person)) !== before)
}

export async function balanceOf(doors: Doors, { token }: Person): Promise<number> {
  return (await doors.site(user.getBalance, {}, token)).totalBalance
}
