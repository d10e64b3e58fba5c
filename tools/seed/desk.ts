/** Operators: the first one through the first log-in, then one of each role whose work is shown. */
import { TOTP } from 'otpauth'
import { office } from '../../contract/operators/office.ts'
import type { Role } from '../../contract/operators/roles.ts'
import type { Doors } from './doors.ts'

export interface Desk {
  readonly name: string
  readonly role: Role
  readonly password: string
  /** Of the authenticator, for whoever wants to log in as them. */
  readonly key: string
  readonly token: string
}

/** Sentences of one's own: an operator's password has at least twelve letters and none of them is their name. */
const OWN = 'floodlights over the far goal'

const STEP_MS = 30_000
/** Closer than this to the end of a step a code may be too old when it arrives. */
const EDGE_MS = 5_000

/** Each code works once: the one of the step before is spent first, so that the one of now is left. */
function appOf(key: string) {
  const app = new TOTP({ secret: key.replaceAll(' ', '') })
  return {
    async early() {
      const leftMs = STEP_MS - (Date.now() % STEP_MS)
      if (leftMs < EDGE_MS) await new Promise((resolve) => setTimeout(resolve, leftMs))
      return app.generate({ timestamp: Date.now() - STEP_MS })
    },
    now: () => app.generate(),
  }
}

/** @param sponsor Who asked for this operator; null: the house itself did. */
async function enter(doors: Doors, name: string, firstPassword: string, sponsor: Desk | null): Promise<Desk> {
  const { enrol } = await doors.desk(office.login, { name, password: firstPassword, code: '' })
  if (enrol === null) throw new Error(`${name} has logged in before`)
  const app = appOf(enrol.key)
  const form = { name, password: firstPassword, newPassword: OWN, code: await app.early() }
  const made = await doors.desk(office.enrol, form)
  if (made.check !== null && sponsor !== null) {
    const { operators } = await doors.desk(office.operators, {}, sponsor.token)
    const { id = '' } = operators.find((one) => one.name === name) ?? {}
    await doors.desk(office.confirmOperator, { id, code: made.check.code }, sponsor.token)
  }
  const session = made.session ?? (await doors.desk(office.login, { name, password: OWN, code: app.now() })).session
  if (session === null) throw new Error(`${name} is not confirmed`)
  return { name, role: session.role, password: OWN, key: enrol.key, token: session.token }
}

export interface Desks {
  readonly admin: Desk
  readonly other: Desk
  readonly finance: Desk
  readonly second: Desk
  readonly compliance: Desk
  readonly support: Desk
}

/** While there is one admin, whom they add is added at once. */
export async function openDesks(doors: Doors, first: { readonly name: string; readonly password: string }) {
  const admin = await enter(doors, first.name, first.password, null)
  const add = async (name: string, role: Role) => {
    const { first: made } = await doors.desk(office.addOperator, { name, role }, admin.token)
    if (made === null) throw new Error(`${name} waits for a second admin`)
    return enter(doors, name, made.firstPassword, admin)
  }
  const finance = await add('amina.finance', 'finance')
  const second = await add('baraka.finance', 'finance')
  const compliance = await add('chinwe.compliance', 'compliance')
  const support = await add('dayo.support', 'support')
  const other = await add('efe.admin', 'admin')
  return { admin, other, finance, second, compliance, support } satisfies Desks
}
