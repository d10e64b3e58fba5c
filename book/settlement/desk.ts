/** What traders see and say of settlement: what waits, what it would pay, wallets that said no, and the bounds. Two people where money goes. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deskSettlement } from '@uwanja/contract/book/settlement'
import type { Db } from '@uwanja/database/sql'
import type { Handlers } from '../process/mount.ts'
import { mountRows, Refused } from '../process/mount.ts'
import { boundsNow, setBounds } from './bounds-store.ts'
import { dryRun } from './dry-run.ts'
import { seasonDryRun } from './season-dry-run.ts'
import { keepAction } from './desk-store.ts'
import type { Agreed, HoldRow } from './hold-store.ts'
import { agree, openHolds } from './hold-store.ts'
import { disputes, proposeWayOut } from './outbox-store.ts'

interface Parts {
  readonly db: Db
  /** Who asks: the platform says so, and the desk's key vouches for it. */
  readonly traderOf: (request: FastifyRequest) => string
  /** Something may go on. */
  readonly look: () => void
  readonly onFault: (error: unknown) => void
}

const MOST = 200

function counted(said: Agreed): { agreed: 1 | 2 } {
  if (said === 'gone') throw new Refused('NO_LONGER_OPEN')
  if (said === 'same-person') throw new Refused('SECOND_PERSON_REQUIRED')
  return { agreed: said === 'first' ? 1 : 2 }
}

const holdView = ({ pays, stakes, at, until, ...row }: HoldRow) => ({
  ...row,
  pays: Number(pays),
  stakes: Number(stakes),
  at: at.toISOString(),
  until: until?.toISOString() ?? null,
})

function handlers({ db, traderOf, look }: Parts): Handlers<typeof deskSettlement> {
  return {
    holds: async () => ({ holds: (await openHolds(db, MOST)).map(holdView) }),
    async dryRun({ key }) {
      const hold = (await openHolds(db, MOST)).find((one) => one.key === key)
      if (!hold) throw new Refused('NO_LONGER_OPEN')
      return dryRun(db, hold)
    },
    seasonDryRun: ({ tournament, seen }) => seasonDryRun(db, tournament, seen),
    async agree({ key, facts }, request) {
      const who = traderOf(request)
      const said = await db.transaction(async (tx) => {
        const agreed = await agree(tx, key, facts, who)
        if (agreed === 'first' || agreed === 'second')
          await keepAction(tx, { who, what: 'settle', details: { key, agreed } })
        return agreed
      })
      if (said === 'second') look()
      return counted(said)
    },
    disputes: async () => ({
      disputes: (await disputes(db, MOST)).map(({ at, minor, ...row }) => ({
        ...row,
        at: at.toISOString(),
        minor: Number(minor),
      })),
    }),
    async wayOut({ key, way }, request) {
      const who = traderOf(request)
      const said = await db.transaction(async (tx) => {
        const agreed = await proposeWayOut(tx, { key, way, who })
        if (agreed === 'first' || agreed === 'second')
          await keepAction(tx, { who, what: 'dispute', details: { key, way, agreed } })
        return agreed
      })
      if (said === 'second') look()
      return counted(said)
    },
    bounds: () => boundsNow(db),
    async setBounds(bounds, request) {
      const who = traderOf(request)
      await db.transaction(async (tx) => {
        await setBounds(tx, bounds, who)
        await keepAction(tx, { who, what: 'hold-bounds', details: bounds })
      })
      return null
    },
  }
}

export function mountSettlementDesk(scope: FastifyInstance, deps: Parts): void {
  mountRows(scope, deskSettlement, handlers(deps), deps.onFault)
}
