/**
 * Named failpoints: the places where a crash test lets the process die, as a power cut would, in the middle of somebody's
 * money. Armed by the setting FAILPOINT alone; unarmed, a hook is one comparison.
 */
import type { FastifyInstance } from 'fastify'
import type { Tx } from '@uwanja/money/sql'

export const ASKED = ['before-commit', 'after-commit', 'after-answer'] as const
/** Within another path's transaction, whose answer it is. */
const WITHIN = ['before-commit', 'after-commit'] as const
/** Nobody waits for an answer: a job sends. */
const SENT = ['before-commit', 'after-commit', 'handed-over'] as const
export type Point = (typeof ASKED)[number] | 'handed-over'

/**
 * The ways in which money moves, or is about to, for players, companies and operators, and where each can be cut off.
 * Neighbours are such that the retry of one does not walk the next.
 */
export const MONEY_PATHS = {
  'player.registered': { about: 'A new player with the wallet.', doors: ['walletOpened'], points: ASKED },
  'wager.staked': { about: 'A game takes a stake.', doors: ['wager'], points: ASKED },
  'stray.kept': { about: 'Money comes for nobody who plays here.', doors: ['deposit.parked'], points: ASKED },
  'bonus.granted': {
    about: 'A credited deposit brings the bonus that was chosen.',
    doors: ['bonus.granted'],
    points: WITHIN,
  },
  'deposit.started': {
    about: 'A deposit is written down, then handed over.',
    doors: [],
    points: [...ASKED, 'handed-over'],
  },
  'wager.won': { about: 'A game pays a win.', doors: ['wager'], points: ASKED },
  'return.sent': { about: 'Parked money is handed over to go back.', doors: [], points: SENT },
  'withdrawal.requested': { about: 'Cash becomes held.', doors: ['withdrawal.held'], points: ASKED },
  'deposit.parked': { about: 'A deposit is paid and may not be credited.', doors: ['deposit.parked'], points: ASKED },
  'wager.rolled-back': { about: 'A game takes a stake back.', doors: ['wager'], points: ASKED },
  'withdrawal.approved': { about: 'An operator lets a withdrawal go on.', doors: [], points: ASKED },
  'deposit.brought': {
    about: 'Money comes without an order: a pay-bill number or an agent took it.',
    doors: [],
    points: ASKED,
  },
  'bonus.ended': {
    about: 'A bonus goes because money is taken out, or its time or its wagering is over.',
    doors: ['bonus.released', 'bonus.expired'],
    points: WITHIN,
  },
  'correction.made': { about: 'Operators give or take cash.', doors: ['correction.made'], points: ASKED },
  'withdrawal.sent': { about: 'The hold is over and the order is handed over.', doors: [], points: SENT },
  'parked.credited': { about: 'Two operators credit parked money.', doors: ['deposit.assigned'], points: ASKED },
  'deposit.credited': { about: 'The company confirmed a deposit.', doors: ['deposit.settled'], points: ASKED },
  'result.reversed': { about: 'Two operators undo a paid result.', doors: ['correction.reversed'], points: ASKED },
  'withdrawal.cancelled': {
    about: 'The player took the withdrawal back.',
    doors: ['withdrawal.released'],
    points: ASKED,
  },
  'return.paid': { about: 'The company sent parked money back.', doors: ['deposit.sentBack'], points: ASKED },
  'withdrawal.rejected': { about: 'Operators reject withdrawals.', doors: ['withdrawal.released'], points: ASKED },
  'withdrawal.paid': { about: 'The company paid a withdrawal out.', doors: ['withdrawal.settled'], points: ASKED },
  'parked.sent-back': { about: 'An operator sent parked money back.', doors: ['deposit.sentBack'], points: ASKED },
  'withdrawal.returned': {
    about: 'The company could not pay a withdrawal out.',
    doors: ['withdrawal.released'],
    points: ASKED,
  },
  'bonus.followed': {
    about: 'What comes back of a stake goes where its bonus went.',
    doors: ['bonus.released', 'bonus.expired'],
    points: WITHIN,
  },
  'minor.returned': {
    about: 'Two operators give a minor’s deposits back; winnings are forfeited.',
    doors: ['correction.made'],
    points: ASKED,
  },
  'dormant.handed-over': {
    about: 'Two operators hand over the money of a dormant account.',
    doors: ['dormancy.handedOver'],
    points: ASKED,
  },
  'free-bet.staked': {
    about: 'A sportsbook takes a stake that the house gives: the free bet is spent with it.',
    doors: ['stake'],
    points: ASKED,
  },
  'race.taken-back': {
    about: 'A prize of a race that was reversed comes back.',
    doors: ['correction.reversed'],
    points: WITHIN,
  },
  'jackpot.sold': { about: 'Players buy tickets, together or one alone.', doors: ['stakes'], points: ASKED },
  'jackpot.settled': {
    about: 'Two operators settle a jackpot: the pool is divided and every payout is owed.',
    doors: ['pool.settled'],
    points: ASKED,
  },
  'race.paid': { about: 'A batch of a race’s prizes is paid.', doors: ['race.paid'], points: WITHIN },
  'jackpot.reversed': {
    about: 'Two operators take a settled jackpot back: its pool is as before, and every prize is taken back next.',
    doors: ['pool.reversed'],
    points: ASKED,
  },
  'dormant.claimed': {
    about: 'Two operators give the money of a dormant account back.',
    doors: ['dormancy.claimed'],
    points: ASKED,
  },
  'free-spins.given': {
    about: 'A promotion gives free spins, on joining or with a deposit.',
    doors: [],
    points: WITHIN,
  },
  'free-spin.staked': {
    about: 'A slot plays one of the free spins that we gave: it is spent with the bet of nothing.',
    doors: ['stake'],
    points: ASKED,
  },
  'free-spin.won': {
    about: 'A free spin’s win is paid by its promotion, as cash or as a bonus.',
    doors: ['promotion.covered', 'bonus.granted'],
    points: ASKED,
  },
  'promotion.paid': {
    about: 'A promotion pays cash for what was played: cashback, an insured multiple, a boosted win.',
    doors: ['promotion.paid'],
    points: WITHIN,
  },
  'promotion.given': {
    about: 'A promotion gives a free bet, on joining or with a deposit.',
    doors: ['promotion.funded'],
    points: WITHIN,
  },
  'promotion.taken-back': {
    about: 'A boosted win is undone: what its promotion paid goes back.',
    doors: ['promotion.takenBack'],
    points: WITHIN,
  },
} as const satisfies Record<
  string,
  {
    readonly about: string
    /** Of the money room: each journal of this way goes through one of them. Empty: it moves later, or as another way. */
    readonly doors: readonly string[]
    readonly points: readonly Point[]
  }
>

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
export function mayDieHandedOver(path: 'deposit.started' | 'withdrawal.sent' | 'return.sent'): void {
  if (armed !== null) reached(`${path}:handed-over`)
}

/** The answer's last byte is the kernel's: whoever asked will read it. */
export function dieAfterAnswer(app: FastifyInstance): void {
  if (armed === null) return
  app.addHook('onResponse', async () => {
    if (isLastAnswer) process.kill(process.pid, 'SIGKILL')
  })
}
