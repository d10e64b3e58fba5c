/** `npm run vectors -- FILE`: works through a JSON list of {fn, given, expect} and prints what differs. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod'
import { command, PlainError, say } from './place.mjs'
import { FUNCTIONS } from './vectors/functions.ts'

const USAGE =
  'npm run vectors -- FILE   a JSON list of {fn, given, expect}; docs/vectors.md says what each function is given'
const vectors = z.array(
  z.object({ fn: z.string(), given: z.unknown(), expect: z.unknown(), about: z.string().optional() }),
)

/** Numbers that are no amounts (chances, expectations) agree within a millionth; all else to the letter. */
export function differs(found: unknown, wanted: unknown): boolean {
  if (typeof found === 'number' && typeof wanted === 'number') {
    return Math.abs(found - wanted) > 1e-6 * Math.max(1, Math.abs(wanted))
  }
  if (typeof found !== 'object' || typeof wanted !== 'object' || found === null || wanted === null)
    return found !== wanted
  const keys = new Set([...Object.keys(found), ...Object.keys(wanted)])
  return [...keys].some((key) => differs(Reflect.get(found, key), Reflect.get(wanted, key)))
}

/** What each vector of a list has against us, in sentences. */
export function tryVectors(raw: unknown): { tried: number; faults: string[] } {
  const list = vectors.parse(raw)
  const faults = list.flatMap(({ fn, given, expect }, at) => {
    const name = `${String(at + 1)} ${fn}`
    if (!Object.hasOwn(FUNCTIONS, fn))
      return [`${name}: no such function; there are ${Object.keys(FUNCTIONS).join(', ')}`]
    try {
      const found = FUNCTIONS[fn]!.answer(given)
      return differs(found, expect)
        ? [`${name}: expected ${JSON.stringify(expect)}, found ${JSON.stringify(found)}`]
        : []
    } catch (error) {
      return [`${name}: ${(error as Error).message}`]
    }
  })
  return { tried: list.length, faults }
}

await command(import.meta.url, (args) => {
  const [file] = args
  if (!file) throw new PlainError(USAGE)
  const { tried, faults } = tryVectors(
    JSON.parse(readFileSync(resolve(process.env['INIT_CWD'] ?? process.cwd(), file), 'utf8')),
  )
  for (const fault of faults) say(fault)
  say(`${String(tried - faults.length)} of ${String(tried)} vectors agree.`)
  return Promise.resolve(faults.length === 0 ? 0 : 1)
})
