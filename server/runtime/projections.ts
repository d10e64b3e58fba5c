/**
 * The table of projections: what may be late is counted from the journals behind a cursor, outside the transaction that moved
 * the money, and can be counted anew. The books' own (money/) stand beside them.
 */
import type { Journal, Money } from '@uwanja/money'
import type { Db, Tx } from '@uwanja/database/sql'
import { every, inSlices, type Repeated } from './every.ts'

/** By the name of the cursor, which is stored: it is never renamed. */
export const PROJECTIONS = {
  plays: { about: 'Which games are played, and which each player played last.' },
  bonus: { about: 'What was staked towards the wagering of bonuses.' },
  races: { about: 'What players’ rounds are worth in cash races, and their points.' },
  'play-days': { about: 'What each player staked, day by day, where signs of harm are looked for.' },
} as const
export type ProjectionName = keyof typeof PROJECTIONS

export interface Projection {
  readonly name: ProjectionName
  /** In the transaction that moves the cursor: read once, written once. */
  write(tx: Tx, journals: readonly Journal[]): Promise<void>
  /** After the commit, for what speaks to others. A kill in between must be made up for elsewhere. */
  told?(journals: readonly Journal[]): Promise<void>
}

type Books = Pick<Money, 'read'>

const SLICE = 500
const EVERY_MS = 2_000

/** @returns how many journals were read; fewer than a slice: the end is reached. */
export async function project(db: Db, money: Books, projection: Projection, most = SLICE): Promise<number> {
  const journals = await db.transaction(async (tx) => {
    const read = await money.read.follow(tx, projection.name, most)
    if (read.length > 0) await projection.write(tx, read)
    return read
  })
  await projection.told?.(journals)
  return journals.length
}

/** Forgets by `forget` all that was counted, and counts again from the first journal on. */
export async function projectAnew(
  db: Db,
  money: Books,
  projection: Projection,
  forget: (tx: Tx) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await forget(tx)
    await money.read.rewind(tx, projection.name)
  })
  while ((await project(db, money, projection)) > 0);
}

/** Counts as the journals come. @param round What belongs before and after the counting of a round. */
export function openProjection(
  {
    db,
    money,
    onFault,
    isFirst,
  }: {
    readonly db: Db
    readonly money: Books
    readonly onFault: (error: unknown) => void
    readonly isFirst: () => boolean
  },
  projection: Projection,
  round: { before?(): Promise<void>; after?(): Promise<void> } = {},
): Repeated {
  const count = inSlices({ slice: SLICE, mostSlices: 40 }, (slice) => project(db, money, projection, slice))
  return every(
    EVERY_MS,
    async (goesOn) => {
      await round.before?.()
      await count(goesOn)
      await round.after?.()
    },
    onFault,
    isFirst,
  )
}

export interface Staked {
  readonly id: bigint
  readonly playerId: bigint
  readonly at: Date
  readonly minor: bigint
}

/** What counts towards wagering: of companies whose bets count when they are settled that, of the others their stakes. */
export function wageredIn(journals: readonly Journal[], settlesLater: (source: string) => boolean): Staked[] {
  const settled = journals.flatMap(({ id, source, playerId, at, settledMinor }) =>
    playerId !== null && settledMinor !== 0n && settlesLater(source) ? [{ id, playerId, at, minor: settledMinor }] : [],
  )
  return [...stakesIn(journals.filter(({ source }) => !settlesLater(source))), ...settled]
}

/** A stake lessens the wallet, taking it back gives it again: either way its negative is what was staked. */
export function stakesIn(journals: readonly Journal[]): Staked[] {
  return journals.flatMap(({ id, counts, playerId, at, totalMinor }) =>
    playerId !== null && counts === 'staked' && totalMinor !== 0n ? [{ id, playerId, at, minor: -totalMinor }] : [],
  )
}
