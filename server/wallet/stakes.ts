/** What a company's stake is asked before the ledger's gate: the session behind its token, and the exclusion register. */
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import type { GameSession } from './store.ts'

export interface StakeDeps {
  readonly db: Db
  readonly money: Pick<Money, 'read'>
  /** The national exclusion register: a yes stands in the gate when this resolves. */
  readonly register: { look(playerId: bigint, when: 'stake'): Promise<'clear' | 'listed' | 'unknown'> }
}

/**
 * Rule 3: an ended session stakes no more; what it staked before is still won and refunded. A repeat of an accepted stake must
 * get its first answer, so the ledger is asked about the key before the session is.
 * @returns null: it may go to the ledger.
 */
export async function mayNotStake(
  { db, money, register }: StakeDeps,
  company: string,
  session: GameSession,
  key: string,
): Promise<'expired' | 'blocked' | null> {
  const isKnown = () => money.read.isKnown(db, company, 'wager.staked', key)
  if (!session.mayStake && !(await isKnown())) return 'expired'
  // The register's last answer is too old. Who is listed meets the gate in the wager, so that a repeat still gets its first answer.
  const isUnknown = !session.isLookedUp && (await register.look(session.playerId, 'stake')) === 'unknown'
  return isUnknown && !(await isKnown()) ? 'blocked' : null
}
