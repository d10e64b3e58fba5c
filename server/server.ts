/** The server: its parts, its doors, and its life. Tests open it with a database of their own, main.ts with the real one. */
import type { FastifyInstance } from 'fastify'
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { openApp, type SitePlace } from './app.ts'
import type { BankingParts } from './banking/parts.ts'
import { duePayments } from './banking/store.ts'
import { paymentDue } from './banking/withdrawals.ts'
import type { Settings } from './env.ts'
import { sweepClicks } from './marketing/store.ts'
import { openParts } from './parts.ts'
import { openProver, type Prover } from './prover.ts'
import type { Passwords } from './security/passwords.ts'
import { sweepSecurity } from './security/sweep.ts'
import type { Tell } from './tell.ts'

export interface Server {
  readonly app: FastifyInstance
  readonly money: Money
  readonly passwords: Passwords
  readonly tell: Tell
  /** What the rules of payments work with: tests start methods through it that have no call of their own. */
  readonly banking: BankingParts
  /** Starts what works on its own: the jobs and the proof's timer. After the doors are open, so that nobody waits for it. */
  work(): Promise<void>
  /** Payments whose next step is due by the house's clock, done now, and nothing remembered: at the start, and after the clock was shifted. */
  payDue(): Promise<void>
  close(): Promise<void>
}

/** After the drain: whoever is still being answered has this long. */
const LAST_ANSWERS_MS = 1_000

export async function openServer(db: Db, settings: Settings, site: SitePlace): Promise<Server> {
  const parts = await openParts(db, settings)
  const { money, passwords, tell, jobs, polls, health } = parts
  const app = await openApp(parts, site)
  let prover: Prover | null = null
  return {
    app,
    money,
    passwords,
    tell,
    banking: parts,
    async payDue() {
      polls.clear()
      for (const id of await duePayments(db)) await paymentDue(parts, id)
    },
    async work() {
      prover = openProver(db, money, parts.onFault)
      await jobs.work({
        'payment-due': ({ paymentId }) => paymentDue(parts, BigInt(paymentId)),
        async sweep() {
          await sweepSecurity(db)
          await sweepClicks(db, settings.campaignKeepDays)
        },
      })
      health.working()
    },
    async close() {
      await health.drain()
      // A browser keeps lines open on which it has not asked anything yet; nobody knows them for idle, and they may stay.
      const cut = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS)
      await app.close().finally(() => clearTimeout(cut))
      await prover?.stop()
      await jobs.stop()
      await parts.bus.close()
      await parts.redis?.close()
      parts.metrics.close()
    },
  }
}
