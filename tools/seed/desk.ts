/** Operators: the first one through the first log-in, then one of each role whose work is shown. */
import { TOTP } from 'otpauth'
import { office } from '../../contract/operators/office.ts'
import type { Role } from '../../contract/operators/roles.ts'
import type { Doors } from './doors.ts'

export interface Desk {
  readonly name: string
  readonly role: Role
  readonly password: string
  /** Of the authenticator, for whoever wants to log in as him. */
  readonly key: string
  readonly token: string
}

/** Sentences of one's own: an operator's password has at least twelve letters and none of them is his name. */
const OWN = 'floodlights over the far goal'

async function enter(doors: Doors, name: string, firstPassword: string): Promise<Desk> {
  const { enrol } = await doors.desk(office.login, { name, password: firstPassword, code: '' })
  if (enrol === null) throw new Error(`${name} has logged in before`)
  const code = new TOTP({ secret: enrol.key.replaceAll(' ', '') }).generate()
  const session = await doors.desk(office.enrol, { name, password: firstPassword, newPassword: OWN, code })
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

/** While there is one admin, whom he adds is added at once. */
export async function openDesks(doors: Doors, first: { readonly name: string; readonly password: string }) {
  const admin = await enter(doors, first.name, first.password)
  const add = async (name: string, role: Role) => {
    const { first: made } = await doors.desk(office.addOperator, { name, role }, admin.token)
    if (made === null) throw new Error(`${name} waits for a second admin`)
    return enter(doors, name, made.firstPassword)
  }
  const finance = await add('amina.finance', 'finance')
  const second = await add('baraka.finance', 'finance')
  const compliance = await add('chinwe.compliance', 'compliance')
  const support = await add('dayo.support', 'support')
  const other = await add('efe.admin', 'admin')
  return { admin, other, finance, second, compliance, support } satisfies Desks
}
