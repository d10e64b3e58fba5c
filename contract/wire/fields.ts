/** Small schemas that several areas use. */
import * as z from 'zod/mini'
import { LANGUAGES, type Language } from './constants.ts'

/** What may be left out: absent, null and empty text are the same, because clients in the field send all three. */
export const maybe = <Value, Sent>(schema: z.ZodMiniType<Value, Sent>) =>
  z.pipe(
    z.nullish(z.union([z.literal(''), schema])),
    z.transform((raw: Value | '' | null | undefined): Value | undefined =>
      raw === '' || raw === null ? undefined : raw,
    ),
  )

/** A PIN, a code or a telephone number comes as a number from a client whose field is one. */
const letters = z.pipe(
  z.union([z.string(), z.int().check(z.minimum(0))]),
  z.transform((raw: string | number) => String(raw)),
)

/** Text of a bounded length; absent and null read as empty. */
export const text = (max: number) =>
  z.pipe(
    z.nullish(z.pipe(letters, z.string().check(z.maxLength(max)))),
    z.transform((raw: string | null | undefined) => raw ?? ''),
  )

/** Text that must be there. */
export const filled = (max: number) => z.pipe(letters, z.string().check(z.minLength(1), z.maxLength(max)))

/**
 * What a person wrote: without blanks around it, with one kind of line end, and without control characters, which no
 * reader sees and no database takes. At least one letter must be left.
 */
export const written = (maxLetters: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((raw: string) =>
        raw
          .replace(/\r\n?/g, '\n')
          .replace(/[^\P{Cc}\n\t]/gu, '')
          .trim(),
      ),
    ),
    z.string().check(z.minLength(1), z.maxLength(maxLetters)),
  )

/** A whole number that may come as text, as it does in a query. */
export const whole = (min: number, max: number) =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^-?\d{1,9}$/))]),
      z.transform((raw: number | string) => Number(raw)),
    ),
    z.int().check(z.minimum(min), z.maximum(max)),
  )

/** true/false, 1/0, as JSON or as text in a query. */
export const flag = z.pipe(
  z.union([z.boolean(), z.number(), z.string()]).check(z.refine((raw) => /^(true|false|0|1)$/i.test(String(raw)))),
  z.transform((raw: boolean | number | string) => /^(true|1)$/i.test(String(raw))),
)

/** A day (2026-11-20) or an instant; the plus of a zone that was not escaped comes out of a query as a blank. */
export const dayOrInstant = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]{5,15}(Z|[ +-]\d{2}:\d{2})?)?$/)),
  z.transform((raw: string) => raw.replace(' ', '+')),
)

/** A language of ours, also when it is said as en-GB or SW; of any other it is as if none had been said. */
export const language = z.pipe(
  text(16),
  z.transform((raw: string): Language | undefined => LANGUAGES.find((one) => one === raw.slice(0, 2).toLowerCase())),
)

/** An id in a request: digits that fit a bigint. */
export const idText = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

/** The next page of a list: what is older than this row. Absent or empty: from the newest on. */
export const before = maybe(idText)
