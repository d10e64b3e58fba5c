/**
 * Named failpoints: the places where a crash test lets the process die, as a power cut would, in the middle of somebody's
 * money. Armed by the setting FAILPOINT alone; unarmed, a hook is one comparison.
 */
import type { FastifyInstance } from 'fastify'
import type { Tx } from '@uwanja/money/sql'

const ASKED = ['before-commit', 'after-commit', 'after-answer'] as const
/** Within another path's transaction, whose answer it is. */
const WITHIN = ['before-commit', 'after-commit'] as const
export type Point = (typeof ASKED)[number] | 'handed-over'

/**
 * The ways in which money moves, or is about to, for players and companies, and where each can be cut off. Neighbours are
 * such that the retry of one does not walk the next.
 * @NOTE What people decide in the office (corrections, reversals, parked money) and returns are no paths yet: the process
 *   of the crash tests opens no office.
 */
export const MONEY_PATHS = {
  'player.registered': { about: 'A new player with the wallet.', points: ASKED },
  'wager.staked': { about: 'A game takes a stake.', points: ASKED },
  'bonus.granted': { about: 'A credited deposit brings the bonus that was chosen.', points: WITHIN },
  'deposit.started': { about: 'A deposit is written down, then handed over.', points: [...ASKED, 'handed-over'] },
  'bonus.ended': {
    about: 'A bonus goes because money is taken out, or its time or its wagering is over.',
    points: WITHIN,
  },
  'wager.won': { about: 'A game pays a win.', points: ASKED },
  'withdrawal.requested': { about: 'Cash becomes held.', points: ASKED },
  'wager.rolled-back': { about: 'A game takes a stake back.', points: ASKED },
  'deposit.brought': { about: 'Money comes without an order: a pay-bill number or an agent took it.', points: ASKED },
  // Nobody waits for an answer here: a job sends.
  'withdrawal.sent': {
    about: 'The hold is over and the order is handed over.',
    points: ['before-commit', 'after-commit', 'handed-over'],
  },
  'deposit.credited': { about: 'The company confirmed a deposit.', points: ASKED },
  'withdrawal.cancelled': { about: 'The player took the withdrawal back.', points: ASKED },
  'withdrawal.paid': { about: 'The company paid a withdrawal out.', points: ASKED },
  'withdrawal.returned': { about: 'The company could not pay a withdrawal out.', points: ASKED },
} as const satisfies Record<string, { about: string; points: readonly Point[] }>

export type MoneyPath = keyof typeof MONEY_PATHS
export type Failpoint = { [P in MoneyPath]: `${P}:${(typeof MONEY_PATHS)[P]['points'][number]}` }[MoneyPath]

/** All of them; neighbours are of different paths. */
export const FAILPOINTS: readonly Failpoint[] = ([...ASKED, 'handed-over'] as const).flatMap((point) =>
  (Object.keys(MONEY_PATHS) as MoneyPath[])
    .filter((path) => (MONEY_PATHS[path].points as readonly Point[]).includes(point))
    .map((path) => `${path}:${point}` as Failpoint),
)

let armed: Failpoint | null = null
/** Armed for `after-answer`, and the commit has happened: the next answer is the last. */
let isLastAnswer = false

export function armFailpoint(failpoint: Failpoint | null): void {
  armed = failpoint
}

export const isArmed = (): boolean => armed !== null

/** SIGKILL to oneself never returns: no handler runs, no buffer is written, no transaction is rolled back by us. */
function reached(name: `${MoneyPath}:${Point}`): void {
  if (name === armed) process.kill(process.pid, 'SIGKILL')
}

/** The last line of a transaction: both sides of its COMMIT. */
export function mayDie(tx: Tx, path: MoneyPath): void {
  if (armed === null) return
  reached(`${path}:before-commit`)
  tx.afterCommit(() => {
    reached(`${path}:after-commit`)
    isLastAnswer ||= armed === `${path}:after-answer`
  })
}

/** The company has the order, and we have not taken in its answer. */
export function mayDieHandedOver(path: 'deposit.started' | 'withdrawal.sent'): void {
  if (armed !== null) reached(`${path}:handed-over`)
}

/** The answer's last byte is the kernel's: whoever asked will read it. */
export function dieAfterAnswer(app: FastifyInstance): void {
  if (armed === null) return
  app.addHook('onResponse', async () => {
    if (isLastAnswer) process.kill(process.pid, 'SIGKILL')
  })
}
