/**
 * Counts tries and says how long to wait. A try is written down before its outcome is known, so that a hundred guesses
 * in parallel are a hundred tries; what turned out well is taken back. What is refused is not counted: a stranger who
 * hammers cannot make a wait longer, and a wait always ends.
 *
 * The counts stand in Redis when there is one and it answers, else in the database. While Redis is away counting begins
 * anew there: a moment in which somebody has their free tries twice, instead of one in which nobody can log in.
 */
import type { Db } from '@uwanja/money/sql'
import type { Redis } from '../runtime/redis.ts'
import { databaseTries } from './database-tries.ts'
import type { Cap, Limit, Subject } from './limit.ts'
import { redisTries } from './redis-tries.ts'

/** One try under one subject, so that it can be taken back. */
export interface Ticket extends Subject {
  readonly place: 'redis' | 'database'
  readonly id: string
}

export type Try =
  /** The tickets by their kind. */
  | { readonly taken: true; readonly tickets: ReadonlyMap<string, Ticket> }
  /** Whole seconds, at least one. */
  | { readonly taken: false; readonly waitS: number }

/** A place where tries are counted. Null and false: it is away, and nobody knows whether it counted. */
export interface Tries {
  take(limits: readonly Limit[], alsoCounted: readonly Limit[]): Promise<Try | null>
  isFull(cap: Cap): Promise<boolean | null>
  forgive(tickets: readonly Ticket[], subjects: readonly Subject[]): Promise<boolean>
  clearBelow(subject: Subject): Promise<boolean>
}

export interface Throttle {
  /** Where the counts stand when all is well: a login takes its try in the statement that reads the account, if it can. */
  readonly home: Ticket['place']
  /**
   * Writes a try down under each of the limits, unless one of them says to wait: then nothing is written.
   * Not inside a transaction: on the embedded database it would wait for its own end.
   * @param alsoCounted Written down too, but read by somebody else.
   */
  take(limits: readonly Limit[], alsoCounted?: readonly Limit[]): Promise<Try>
  isFull(cap: Cap): Promise<boolean>
  giveBack(tickets: readonly Ticket[]): Promise<void>
  clear(subject: Subject): Promise<void>
  /** Both at once: these tries, and all under these subjects. */
  forgive(tickets: readonly Ticket[], subjects: readonly Subject[]): Promise<void>
  /** Also the subjects that begin with this one and a blank: an account together with any address. */
  clearBelow(subject: Subject): Promise<void>
}

/** @param onFallback Called for each question that Redis did not answer. */
export function openThrottle(db: Db, redis: Redis | null, onFallback: () => void = () => {}): Throttle {
  const database = databaseTries(db)
  const near = redis === null ? null : redisTries(redis, db)
  const first = async <T>(ask: (tries: Tries) => Promise<T | null>): Promise<T> => {
    const answer = near === null ? null : await ask(near)
    if (answer !== null) return answer
    if (near !== null) onFallback()
    return (await ask(database))!
  }
  async function forgive(tickets: readonly Ticket[], subjects: readonly Subject[]): Promise<void> {
    const of = (place: Ticket['place']) => tickets.filter((ticket) => ticket.place === place)
    const isAny = (some: readonly Ticket[]) => some.length + subjects.length > 0
    // A ticket that Redis cannot take back now stays counted until its window ends: the safe mistake. Subjects are cleared
    // in both places: some of the tries may have been counted while Redis was away.
    if (near !== null && isAny(of('redis'))) await near.forgive(of('redis'), subjects)
    if (isAny(of('database'))) await database.forgive(of('database'), subjects)
  }
  return {
    home: near === null ? 'database' : 'redis',
    take: (limits, alsoCounted = []) => first((tries) => tries.take(limits, alsoCounted)),
    isFull: (cap) => first((tries) => tries.isFull(cap)),
    giveBack: (tickets) => forgive(tickets, []),
    clear: (subject) => forgive([], [subject]),
    forgive,
    async clearBelow(subject) {
      await near?.clearBelow(subject)
      await database.clearBelow(subject)
    },
  }
}
