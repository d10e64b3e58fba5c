/** The office's side of segments and of letters to them. */
import type { officeSegments } from '@uwanja/contract/operators/segments'
import type { Tx } from '@uwanja/database/sql'
import { recordAudit } from '../operators/audit-store.ts'
import type { OperatorDeps } from '../operators/deps.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import { refuse } from '../runtime/refuse.ts'
import { filterForOffice, filterToStore } from './filter-rules.ts'
import { isWhole } from './letter-rules.ts'
import {
  allMailings,
  allSegments,
  countFound,
  insertMailing,
  keepSegment,
  lockMailing,
  setMailingState,
  updateMailing,
  type Mailing,
} from './store.ts'

type Segments = Pick<OfficeHandlers, keyof typeof officeSegments>

async function inState(tx: Tx, id: string, state: Mailing['state']): Promise<Mailing> {
  const mailing = (await lockMailing(tx, BigInt(id))) ?? refuse('NOT_FOUND')
  return mailing.state === state ? mailing : refuse('NO_LONGER_OPEN')
}

function reading({ db, jurisdiction }: OperatorDeps) {
  return {
    segments: async () => ({
      segments: (await allSegments(db)).map(({ id, name, filter }) => ({
        id: String(id),
        name,
        filter: filterForOffice(filter),
      })),
    }),
    countSegment: async ({ filter }) => countFound(db, filterToStore(filter, jurisdiction.currency)),
    mailings: async () => ({
      mailings: (await allMailings(db)).map(({ id, segmentId, sendAt, endedAt, ...one }) => ({
        ...one,
        id: String(id),
        segmentId: String(segmentId),
        sendAt: sendAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
      })),
    }),
  } satisfies Partial<Segments>
}

function writing({ db, jurisdiction }: OperatorDeps) {
  return {
    async keepSegment({ id, name, filter: asked }, { operator: by }) {
      const filter = filterToStore(asked, jurisdiction.currency)
      const kept = await db.transaction(async (tx) => {
        const wanted = { id: id === '' ? null : BigInt(id), name, filter }
        const made = (await keepSegment(tx, wanted, by.id)) ?? refuse('NOT_FOUND')
        if (made === 'taken') return refuse('INCORRECT_PARAMETER_VALUE', { field: 'name' })
        const after = { name, filter }
        await recordAudit(tx, { by, action: 'segment.kept', subject: `segment ${made}`, after })
        return made
      })
      return { id: String(kept) }
    },
    async keepMailing({ id, segmentId, texts, sendAt }, { operator: by }) {
      const kept = { segmentId: BigInt(segmentId), texts, sendAt: sendAt === '' ? null : new Date(sendAt) }
      const made = await db.transaction(async (tx) => {
        if (id !== '') await inState(tx, id, 'draft')
        const one = id === '' ? await insertMailing(tx, kept, by.id) : await updateMailing(tx, BigInt(id), kept)
        const subject = `mailing ${one ?? refuse('NOT_FOUND')}`
        await recordAudit(tx, { by, action: 'mailing.kept', subject, after: { segmentId, texts, sendAt } })
        return one
      })
      return { id: String(made) }
    },
    async sendMailing({ id, why }, { operator: by }) {
      await db.transaction(async (tx) => {
        const { texts } = await inState(tx, id, 'draft')
        if (!isWhole(texts)) refuse('INCORRECT_PARAMETER_VALUE', { field: 'texts' })
        await setMailingState(tx, BigInt(id), 'sending')
        await recordAudit(tx, { by, action: 'mailing.sent', subject: `mailing ${id}`, why })
      })
      return null
    },
    async stopMailing({ id, why }, { operator: by }) {
      await db.transaction(async (tx) => {
        const { sent } = await inState(tx, id, 'sending')
        await setMailingState(tx, BigInt(id), 'stopped')
        await recordAudit(tx, { by, action: 'mailing.stopped', subject: `mailing ${id}`, why, after: { sent } })
      })
      return null
    },
  } satisfies Partial<Segments>
}

export const segmentOperators = (deps: OperatorDeps): Segments => ({ ...reading(deps), ...writing(deps) })
