/** Demo content: players to try the platform with. Only where DEMO=1 says so. */
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { allowPretending } from '@uwanja/database/clock'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import type { Passwords } from '../security/passwords.ts'
import type { Notify } from '../notices/notify.ts'
import { TERMS_VERSION } from '@uwanja/i18n/documents/version'
import { termsAccepted } from '../players/consent-store.ts'
import { insertPlayer, numberProven, playerByPhone, setPersonalDetails } from '../players/store.ts'

interface DemoPlayer {
  readonly last: number
  readonly password: string
  readonly cashMinor: bigint
  readonly about: string
  readonly firstName: string
}

const PLAYERS: readonly DemoPlayer[] = [
  { last: 1, password: 'demo-uwanja-1', cashMinor: 25_000_00n, about: 'has money to play with', firstName: 'Amina' },
  { last: 2, password: 'demo-uwanja-2', cashMinor: 0n, about: 'starts with nothing', firstName: 'Baraka' },
]

export interface DemoAccount {
  /** With plus and prefix, as numbers are written everywhere; the login takes it so. */
  readonly login: string
  readonly name: string
  readonly password: string
  readonly about: string
}

/** Makes what is missing, once. The numbers end in 1 and 2 because the sandbox's phones that end in 000 never answer. */
export async function fillDemo(parts: {
  db: Db
  money: Money
  jurisdiction: Jurisdiction
  passwords: Passwords
  notify: Notify
}): Promise<DemoAccount[]> {
  const { db, money, jurisdiction } = parts
  await allowPretending(db)
  for (const demo of PLAYERS) {
    const number = numberOf(jurisdiction, demo)
    if (await playerByPhone(db, number)) continue
    const passwordHash = await parts.passwords.hash(demo.password)
    const { currency, country } = jurisdiction
    await db.transaction(async (tx) => {
      const id = await insertPlayer(tx, { number, passwordHash, currency, country, email: '', language: 'en' })
      if (id === null) return
      await money.walletOpened(tx, id, currency)
      await numberProven(tx, id, number)
      await setPersonalDetails(tx, id, { firstName: demo.firstName, lastName: 'Demo', birthDate: '1990-01-01' })
      await termsAccepted(tx, id, TERMS_VERSION)
      await parts.notify(tx, id, 'welcome', {})
      if (demo.cashMinor === 0n) return
      const amount = { currency, minor: demo.cashMinor }
      await money.correction.made(tx, { key: `demo-${id}`, playerId: id, amount, direction: 'give', reason: 'demo' })
    })
  }
  return PLAYERS.map((demo) => ({
    login: `+${numberOf(jurisdiction, demo)}`,
    name: `${demo.firstName} Demo`,
    password: demo.password,
    about: demo.about,
  }))
}

function numberOf(jurisdiction: Jurisdiction, demo: DemoPlayer): string {
  return jurisdiction.prefix + jurisdiction.sampleNumber.slice(0, -1) + String(demo.last)
}
