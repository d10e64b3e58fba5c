/** A call of the sandbox as one value: its server answers it, its pages say it, its page and docs/sandbox-api.md print it. */
import type * as z from 'zod/mini'
import type { Schema } from '../wire/call.ts'

export interface WorldCall<B extends Schema = Schema, R extends Schema = Schema> {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Below the sandbox's address; `:name` stands for a value. */
  readonly path: `/api/${string}`
  readonly about: string
  /** What a POST or PUT carries. */
  readonly body?: B
  /** Examples of it. */
  readonly bodies?: readonly z.input<B>[]
  /** What is said to a body that is none. */
  readonly wrong?: string
  readonly reply: R
  /** An example of it, as it is once something has happened in the sandbox. */
  readonly answer: z.output<R>
}

/** The body that a handler receives. */
export type Given<C> = C extends WorldCall<infer B> ? z.output<B> : never
/** What a page receives. */
export type Answer<C> = C extends WorldCall<infer _B, infer R> ? z.output<R> : never

export const worldCall = <B extends Schema, R extends Schema>(row: WorldCall<B, R>): WorldCall<B, R> => row
