/** What a vector may give: text for amounts and odds, so that no reader of JSON rounds them. */
import * as z from 'zod'
import { readFraction } from '@uwanja/contract/fair/fraction'
import type { LegResult } from '@uwanja/contract/fair/leg'

/** "1.85" as thousandths. */
export const odds = z
  .string()
  .regex(/^\d{1,4}(?:\.\d{1,3})?$/)
  .transform((text) => {
    const [whole, part = ''] = text.split('.') as [string, string?]
    return Number(whole) * 1000 + Number(part.padEnd(3, '0'))
  })

/** Minor units. */
export const minor = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt)

export const chance = z.number().min(0).max(1)

const part = z
  .enum(['0', '1/2', '1'])
  .transform((text): LegResult['v'] => (text === '1/2' ? 0.5 : text === '1' ? 1 : 0))

export const result = z
  .object({ r: z.union([z.literal(0), z.literal(1)]), v: part.default(0), f: z.string().default('1') })
  .transform(({ r, v, f }): LegResult => {
    const share = readFraction(f)
    if (!share) throw new Error(`"${f}" is no fraction`)
    return { r, v, f: share }
  })

export const leg = z.object({ odds, result, banker: z.boolean().default(false) })

export const winBonus = z.object({
  leastOdds: odds,
  base: z.enum(['gross', 'net']),
  rows: z.array(z.object({ legs: z.number().int(), percent: z.number().int() })),
})

export const ladder = z.enum(['common', 'thousandths']).default('common')

export const strength = z.object({ total: z.number(), supremacy: z.number() })

/** Thousandths as a player reads them. */
export function oddsText(thousandths: number | null): string | null {
  return thousandths === null ? null : (thousandths / 1000).toFixed(3).replace(/0$/, '')
}
