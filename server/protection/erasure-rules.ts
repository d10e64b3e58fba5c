/**
 * Erasing a player (docs/decisions/037): asked for with the password, thought over, done by a job when nothing binds the
 * account any more. What the law makes us keep is sealed for its years; an exclusion survives as a hash of the number.
 */
import type { Reply } from '@uwanja/contract/wire/call'
import type { protection } from '@uwanja/contract/site/protection'
import type { Sql, Tx } from '@uwanja/money/sql'
import type { Jobs } from '../runtime/jobs.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { playerById } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Marks } from '../sealing/marks.ts'
import type { Sealing } from '../sealing/sealing.ts'
import { keptData } from './data-rules.ts'
import {
  endRequest,
  erase,
  insertRequest,
  lockRequest,
  noteBlocked,
  obstaclesOf,
  quarantinePhone,
  restOf,
  sealedDocuments,
  waitingRequest,
} from './erasure-store.ts'
import type { ProtectionDeps } from './deps.ts'

const DAY_S = 86_400
/** A request whose account stays bound for so long after it was due is dropped: its player asks again. */
const GIVE_UP_DAYS = 60

export interface ErasureDeps extends Pick<ProtectionDeps, 'db' | 'money' | 'bus'> {
  readonly jurisdiction: Pick<Jurisdiction, 'retention' | 'reporting'>
  readonly sealing: Sealing
  readonly marks: Marks
  readonly jobs: Pick<Jobs, 'ask'>
}

export async function erasureShown(
  { db, jurisdiction }: Pick<ErasureDeps, 'db' | 'jurisdiction'>,
  playerId: bigint,
): Promise<Reply<typeof protection.getErasure>> {
  const request = await waitingRequest(db, playerId)
  return {
    dueAt: request?.dueAt.toISOString() ?? null,
    obstacles: (await obstaclesOf(db, playerId)) as Reply<typeof protection.getErasure>['obstacles'],
    afterDays: jurisdiction.retention.eraseAfterDays,
    keepYears: jurisdiction.reporting.keepYears,
  }
}

export async function askErasure(
  deps: ErasureDeps & Pick<ProtectionDeps, 'reauthenticated'>,
  playerId: bigint,
  typed: { readonly password: string },
): Promise<void> {
  await deps.reauthenticated(playerId, typed.password)
  const { eraseAfterDays } = deps.jurisdiction.retention
  await deps.db.transaction(async (tx) => {
    await deps.money.gate.locked(tx, playerId)
    const obstacles = await obstaclesOf(tx, playerId)
    if (obstacles.length > 0) refuse('ERASURE_NOT_POSSIBLE', { obstacles })
    const id = await insertRequest(tx, playerId, eraseAfterDays)
    if (id !== null) await deps.jobs.ask(tx, 'erase-player', { requestId: id.toString() }, eraseAfterDays * DAY_S)
  })
}

/** Thought better of. */
export async function keepAccount({ db }: Pick<ErasureDeps, 'db'>, playerId: bigint): Promise<void> {
  await db.transaction(async (tx) => {
    const request = await waitingRequest(tx, playerId)
    if (request && (await lockRequest(tx, request.id))) await endRequest(tx, request.id, 'kept')
  })
}

/** The job. Nothing is erased while something binds the account; then it is tried again each day. */
export async function erasureDue(deps: ErasureDeps, requestId: bigint): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const request = await lockRequest(tx, requestId)
    if (!request) return
    const again = (inS: number) =>
      deps.jobs.ask(tx, 'erase-player', { requestId: requestId.toString() }, Math.ceil(inS))
    if (request.dueInS > 0) return again(request.dueInS)
    const { playerId } = request
    await deps.money.gate.locked(tx, playerId)
    const obstacles = await obstaclesOf(tx, playerId)
    if (obstacles.length > 0) {
      await noteBlocked(tx, requestId, obstacles)
      return request.dueInS < -GIVE_UP_DAYS * DAY_S ? endRequest(tx, requestId, 'kept') : again(DAY_S)
    }
    const { number } = (await playerById(tx, playerId))!
    await erase(tx, playerId, {
      sealed: deps.sealing.seal(await everything(deps, tx, playerId), `erased ${playerId}`),
      mark: deps.marks.of(`number ${number}`),
      keepYears: deps.jurisdiction.reporting.keepYears,
      restDays: deps.jurisdiction.retention.registerAgainDays,
    })
    await endRequest(tx, requestId, 'done')
    tx.afterCommit(() => deps.bus.publish({ news: 'session-ended', playerId: playerId.toString(), sessionId: null }))
  })
}

async function everything({ sealing }: ErasureDeps, tx: Sql, playerId: bigint): Promise<Buffer> {
  const sealed = await sealedDocuments(tx, playerId)
  const documents = sealed.map((one) => sealing.open(one, `document ${playerId}`).toString())
  const all = { ...(await keptData(tx, playerId)), documents }
  return Buffer.from(JSON.stringify(all))
}

/** What rests after its account was erased, or while a promise of who left it behind runs. */
export const quarantinedPhones = (marks: Marks) => ({
  /** Refuses a number that rests. */
  async phoneMayBeTaken(db: Sql, number: string): Promise<void> {
    const rest = await restOf(db, marks.of(`number ${number}`))
    if (rest) refuse(rest.isExcluded ? 'NUMBER_EXCLUDED' : 'NUMBER_RESTS', { until: rest.until.toISOString() })
  },
  /** Its player has another one from now on: the old one is free at once, but for a promise of theirs that runs. */
  numberLeft: (tx: Tx, left: { readonly playerId: bigint; readonly number: string }) =>
    quarantinePhone(tx, left.playerId, { mark: marks.of(`number ${left.number}`), restDays: 0 }),
})
