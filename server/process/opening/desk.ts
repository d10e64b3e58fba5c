/** Who opens a demonstration: operators of the roles that it takes, who ask the office's own calls and leave when all stands. */
import type { FastifyInstance } from 'fastify'
import type { OfficeCall } from '@uwanja/contract/operators/call'
import type { Envelope, RawInput, Reply } from '@uwanja/contract/wire/call'
import { requestOf } from '@uwanja/contract/wire/request'
import type { Db } from '@uwanja/database/sql'
import { recordAudit } from '../../operators/audit-store.ts'
import { insertOperator, openOperatorSession, operatorByName, operatorLeft } from '../../operators/store.ts'

export const OPENERS = ['trading', 'marketing', 'finance'] as const
export type Opener = (typeof OPENERS)[number]

/** One call of the office by the operator of this role; a refusal is thrown. */
export type OpeningDesk = <C extends OfficeCall>(by: Opener, row: C, values: RawInput<C>) => Promise<Reply<C>>

const nameOf = (role: Opener) => `demo.${role}`
const WHY = 'a demonstration is opened'

/** They have no password: nobody logs in as one of them. @returns null: they were here and left, so all stands. */
export async function openersOf(db: Db): Promise<ReadonlyMap<Opener, bigint> | null> {
  const found = new Map<Opener, bigint>()
  for (const role of OPENERS) {
    const name = nameOf(role)
    await db.transaction(async (tx) => {
      const id = await insertOperator(tx, { name, role, passwordHash: '' })
      if (id !== null)
        await recordAudit(tx, {
          by: null,
          action: 'operator.added',
          subject: `operator ${id}`,
          why: WHY,
          after: { name, role },
        })
    })
    const operator = (await operatorByName(db, name))!
    if (operator.leftAt !== null) return null
    found.set(role, operator.id)
  }
  return found
}

export async function openersLeave(db: Db, openers: ReadonlyMap<Opener, bigint>): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [role, id] of openers) {
      await operatorLeft(tx, id)
      await recordAudit(tx, {
        by: null,
        action: 'operator.left',
        subject: `operator ${id}`,
        why: WHY,
        before: { role },
      })
    }
  })
}

/** Through the office's whole door: what they may, what is refused, and what is written down of them is as for anybody. */
export async function deskOf(
  db: Db,
  office: FastifyInstance,
  openers: ReadonlyMap<Opener, bigint>,
): Promise<OpeningDesk> {
  const tokens = new Map<Opener, string>()
  for (const [role, operatorId] of openers) {
    const session = { operatorId, isBrowser: false, ip: '127.0.0.1', agent: WHY }
    tokens.set(role, (await db.transaction((tx) => openOperatorSession(tx, session))).token)
  }
  return async (by, row, values) => {
    const { path, body, headers } = requestOf(row, values as object, tokens.get(by)!)
    const asked = { method: row.method, url: path, headers, ...(body === null ? {} : { payload: body }) }
    const { statusCode, status, data } = (await office.inject(asked)).json<Envelope>()
    if (statusCode !== 0) throw new Error(`${row.path} answers ${status} ${JSON.stringify(data)}`)
    return data as never
  }
}
