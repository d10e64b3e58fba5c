/** The type rule between languages: the same keys, and in each text the same placeholders. */

/** The names in braces of a text: `Names<'{code} for {minutes}'>` is `'code' | 'minutes'`. */
type Names<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** An intersection, because a translation must hold every placeholder, in whatever order its grammar wants. */
type Holding<N extends string> = (N extends string ? (text: `${string}{${N}}${string}`) => void : never) extends (
  text: infer T,
) => void
  ? T
  : never

type TextLike<S extends string> = [Names<S>] extends [never] ? string : Holding<Names<S>>

/** What a language must be, given the English part. Extra placeholders and tags are caught by texts.test.ts. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? TextLike<T[K]> : Translation<T[K]> }
