/** A rule set of a race: what counts, where, and what is paid. Data, with a version that races keep. */
import * as z from 'zod/mini'
import { RACE_COUNTS, type PointRule } from '@uwanja/contract/fair/race-points'
import { SCOPES, type OfficeRaceRule } from '@uwanja/contract/operators/cashraces'
import { decimalText, parseAmount, wireNumber, type Currency } from '@uwanja/contract/wire/amounts'

const minor = z.string().check(z.regex(/^[1-9]\d{0,11}$/))

/** As it is stored: amounts are text of minor units. */
export const storedRule = z
  .object({
    counts: z.enum(RACE_COUNTS),
    step: minor,
    leastStake: minor,
    scope: z.object({ by: z.enum(SCOPES), which: z.array(z.string()).check(z.minLength(1)) }),
    prizes: z.array(minor).check(z.minLength(1), z.maxLength(500)),
    payAs: z.enum(['cash', 'bonus']),
    times: z.int(),
    days: z.int(),
  })
  .check(z.refine(isWhole))
export type StoredRule = z.output<typeof storedRule>

/** Each drop is looked for by itself. */
const MOST_DROPS = 200

/** Prizes of places never grow; a bonus says what turns it into cash, and until when. */
function isWhole({ counts, prizes, payAs, times, days }: Omit<StoredRule, 'scope'>): boolean {
  const falls = prizes.every((one, at) => at === 0 || BigInt(one) <= BigInt(prizes[at - 1]!))
  const isBonusWhole = payAs === 'cash' || (times > 0 && days > 0)
  return isBonusWhole && (counts === 'drops' ? prizes.length <= MOST_DROPS : falls)
}

/** @returns null where a field does not fit the others. */
export function ruleToStore(raw: OfficeRaceRule, currency: Currency): StoredRule | null {
  const asMinor = (text: string) => String(parseAmount(text, currency)!.minor)
  const { success, data } = storedRule.safeParse({
    ...raw,
    step: asMinor(raw.step),
    leastStake: asMinor(raw.leastStake),
    prizes: raw.prizes.map(asMinor),
  })
  return success ? data : null
}

const asMoney = (text: string): string => decimalText(BigInt(text))

export const ruleForOffice = (rule: StoredRule): OfficeRaceRule => ({
  ...rule,
  step: asMoney(rule.step),
  leastStake: asMoney(rule.leastStake),
  prizes: rule.prizes.map(asMoney),
})

export const pointRule = ({ counts, step, leastStake }: StoredRule): PointRule => ({
  counts,
  step: BigInt(step),
  leastStake: BigInt(leastStake),
})

export const prizesOf = ({ prizes }: StoredRule): readonly bigint[] => prizes.map(BigInt)
export const poolOf = (rule: StoredRule): bigint => prizesOf(rule).reduce((sum, one) => sum + one, 0n)

/** As pages print it. */
export const shownRule = (version: number, { step, leastStake, payAs, times, days }: StoredRule) => ({
  version: String(version),
  step: wireNumber(BigInt(step)),
  leastStake: wireNumber(BigInt(leastStake)),
  payAs,
  times,
  days,
})

const PICTURES: readonly (readonly [type: string, starts: RegExp])[] = [
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['webp', /^RIFF[^]{4}WEBP/],
]

/** Is it a picture of ours: named as one, and begun as one? Nothing that could hold a script. */
export function isPicture(data: string): boolean {
  const [, type, content] = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(data) ?? []
  if (type === undefined || content === undefined) return false
  const head = Buffer.from(content.slice(0, 64), 'base64').toString('latin1')
  return PICTURES.some(([name, starts]) => name === type && starts.test(head))
}
