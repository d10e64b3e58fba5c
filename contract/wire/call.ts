/** What a call is: one value that the server mounts, the site sends and the documentation prints. */
import * as z from 'zod/mini'
import type { RefusalCode } from './errors.ts'

/**
 * Who may call.
 * - `anyone`: the token is not looked at (login, register, recovery, marketing).
 * - `guest`: an empty bearer is a visitor; a bearer that is not empty must be a live session (K02).
 * - `player`: a live session is required.
 * - `operator`: an office session is required.
 */
export type Access = 'anyone' | 'guest' | 'player' | 'operator'

/**
 * Where the values travel. `either` exists for registerFastHubPayBillDeposit, which clients in the field send both ways; `list` for
 * a body that is a bare array of such objects (PlaceManualJackpotBet).
 */
export type Place = 'query' | 'body' | 'either' | 'list'

/** Calls of players, of the office, and of the book: each has a door of its own. */
type Path = `/api/api/${string}/${string}` | `/api/office/${string}` | `/book/v1/${string}` | `/book/desk/${string}`

export type Schema = z.ZodMiniType
export type Values = Record<string, Schema>

export interface Call<
  I extends Schema = Schema,
  O extends Schema = Schema,
  R extends RefusalCode = RefusalCode,
  A extends Access = Access,
  L extends string | undefined = string | undefined,
> {
  readonly method: 'GET' | 'POST'
  readonly path: Path
  readonly access: A
  readonly place: Place
  readonly input: I
  readonly reply: O
  readonly refusals: readonly R[]
  /** One sentence for a reader of the API's page. */
  readonly about: string
  /** A valid input, for the API's page and for the test that sends one of everything. */
  readonly example: z.input<I>
  /** The feature that will answer this row one day; until then the server refuses it with NOT_AVAILABLE_YET. */
  readonly later: L
  /** Asked again and again by every open page: may be answered from memory that is at most a second old. */
  readonly poll: boolean
  /** Moves money, changes credentials or speaks for the player: needs both halves of a browser's session. */
  readonly sensitive: boolean
  /** Changes a factor or an address of the account: a browser's session must have shown the password a short while ago. */
  readonly fresh: boolean
  /** Moves money each time: a client may name what it asks for (`ONCE_KEY` of request.ts), and the same again moves nothing twice. */
  readonly once: boolean
  /** Of a body that may be longer than others. */
  readonly mostBytes?: number
  /** May be called by a session that has to change its password first; of the others such a session may only read (GET). */
  readonly whilePasswordIsDue: boolean
}

/** The value that a handler receives: the input after parsing. */
export type Input<C> = C extends Call<infer I> ? z.output<I> : never
/** The value that a client sends: the input before parsing. */
export type RawInput<C> = C extends Call<infer I> ? z.input<I> : never
export type Reply<C> = C extends Call<infer _I, infer O> ? z.output<O> : never
export type Refusals<C> = C extends Call<infer _I, infer _O, infer R> ? R : never

/** The envelope of every answer; `statusCode` 0 is success and nothing else is. */
export interface Envelope<D = unknown> {
  readonly statusCode: number
  readonly status: string
  readonly data: D
}

/** The reply of a call that answers no more than "done". */
export const done = z.null()

export type Spec<V extends Values, O extends Schema, R extends RefusalCode, A extends Access> = {
  method: 'GET' | 'POST'
  path: Path
  access: A
  about: string
  query?: V
  body?: V
  either?: V
  reply?: O
  refusals?: readonly R[]
  example?: z.input<z.ZodMiniObject<V>>
  sensitive?: true
  fresh?: true
  whilePasswordIsDue?: true
  poll?: true
  once?: true
  mostBytes?: number
}

/**
 * Makes a row. Exactly one of `query`, `body` and `either` names the values; without one the call takes none.
 * `reply` is the shape of `data` on success (null unless said), `refusals` the codes that the rules may answer with
 * beside the ones that any call can meet (see `COMMON_REFUSALS` in errors.ts).
 */
export function call<
  const A extends Access,
  V extends Values = Record<never, never>,
  O extends Schema = typeof done,
  const R extends RefusalCode = never,
>(spec: Spec<V, O, R, A>): Call<z.ZodMiniObject<V>, O, R, A, undefined> {
  const values = spec.query ?? spec.body ?? spec.either
  const place: Place = spec.query ? 'query' : spec.either ? 'either' : spec.method === 'GET' ? 'query' : 'body'
  return {
    method: spec.method,
    path: spec.path,
    access: spec.access,
    place,
    input: z.object(values ?? ({} as V)),
    reply: spec.reply ?? (done as unknown as O),
    refusals: spec.refusals ?? [],
    about: spec.about,
    example: (spec.example ?? {}) as z.input<z.ZodMiniObject<V>>,
    later: undefined,
    sensitive: spec.sensitive ?? false,
    fresh: spec.fresh ?? false,
    whilePasswordIsDue: spec.whilePasswordIsDue ?? false,
    poll: spec.poll ?? false,
    once: spec.once ?? false,
    ...(spec.mostBytes === undefined ? {} : { mostBytes: spec.mostBytes }),
  }
}

/** Rows of values in one list; more than this are no slip. */
const MOST_ROWS = 64

/** A row whose body is a bare array: `list` names the values of each element. Its handler is given the array. */
export function listCall<
  const A extends Access,
  V extends Values,
  O extends Schema = typeof done,
  const R extends RefusalCode = never,
>({
  list,
  example,
  ...spec
}: Omit<Spec<V, O, R, A>, 'query' | 'body' | 'either' | 'example'> & {
  list: V
  example: z.input<z.ZodMiniObject<V>>[]
}): Call<z.ZodMiniArray<z.ZodMiniObject<V>>, O, R, A, undefined> {
  const input = z.array(z.object(list)).check(z.maxLength(MOST_ROWS))
  return { ...call<A, V, O, R>(spec as Spec<V, O, R, A>), place: 'list', input, example }
}

/** The names of the values, of a list those of each element. */
export function fieldsOf({ input, place }: Pick<Call, 'input' | 'place'>): readonly string[] {
  const object = place === 'list' ? (input as z.ZodMiniArray).def.element : input
  return Object.keys((object as z.ZodMiniObject).shape)
}

/** A row whose feature comes later: its path and access are fixed now, its values when the feature is built. */
export function later<const A extends Access>(
  feature: string,
  spec: { method: 'GET' | 'POST'; path: `/api/api/${string}/${string}`; access: A; about: string },
): Call<z.ZodMiniObject<Record<never, never>>, typeof done, never, A, string> {
  return { ...call(spec), later: feature }
}
