/** Settlement as a running thing: what was said of matches decides their bets, and wallets are told. */
import type { FastifyInstance } from 'fastify'
import type { Db } from '@uwanja/database/sql'
import { traderOf } from '../desk/desk.ts'
import { nowhere, type Reached } from '../process/failpoints.ts'
import { mountSettlementDesk } from './desk.ts'
import type { WalletLine } from './outbox.ts'
import { openOutbox } from './outbox.ts'
import type { Runner } from './runner.ts'
import { openRunner } from './runner.ts'

interface Parts {
  readonly db: Db
  readonly now: () => number
  /** Of several processes one need settle; every one may tell wallets. */
  readonly isMine: () => boolean
  /** By the name that a player's row has; null: nobody knows it. */
  readonly wallet: (name: string) => WalletLine | null
  readonly reached?: Reached
  readonly onFault: (error: unknown) => void
}

export interface Settlement extends Runner {
  mountDesk(scope: FastifyInstance): void
}

export function openSettlement({ db, now, isMine, wallet, reached = nowhere, onFault }: Parts): Settlement {
  const outbox = openOutbox({ db, wallet, isMine: () => true, reached, onFault })
  const runner = openRunner({ db, now, isMine, onOwed: outbox.look, teller: outbox, reached, onFault })
  function look(): void {
    runner.look()
    outbox.look()
  }
  return {
    look,
    async settled() {
      await runner.settled()
      outbox.look()
      await outbox.settled()
    },
    async stop() {
      await runner.stop()
      await outbox.stop()
    },
    mountDesk: (scope) => mountSettlementDesk(scope, { db, traderOf, look, onFault }),
  }
}
