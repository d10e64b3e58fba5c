/** The slip of a visit: what is on it, and what of it is asked of the book. Pure. */
import { randomBytes } from 'node:crypto'
import { type bookBets, MOST_PICKS, odds, pick } from '@uwanja/contract/book/bets'
import { MOST_LEGS, MOST_SYSTEM_LEGS, NAMED_SYSTEMS } from '@uwanja/contract/fair/lines'
import type { Input } from '@uwanja/contract/wire/call'
import * as z from 'zod/mini'

const keptPick = z.extend(pick, { odds })
export type KeptPick = z.output<typeof keptPick>

const policy = z.enum(['none', 'higher', 'any'])
export const POLICIES = ['higher', 'none', 'any'] as const

const slip = z.object({
  /** Under this its bets are placed: the same slip twice is one bet. */
  id: z.string(),
  picks: z.array(keptPick).check(z.maxLength(MOST_LEGS)),
  /** singles, multiple, s2 (a system of lines of two), the name of a system, f1 (a flex of which one may fail). */
  choice: z.string(),
  /** Events whose leg stands in every line. */
  bankers: z.array(z.string()),
  unit: z.nullable(z.int()),
  policy,
  /** Of the player's free bets the one that it is staked from; a row of before has none. */
  freeBet: z._default(z.nullable(z.string()), null),
})
export type KeptSlip = z.output<typeof slip>

const newId = (): string => randomBytes(15).toString('base64url')

export const emptySlip = (): KeptSlip => ({
  id: newId(),
  picks: [],
  choice: 'multiple',
  bankers: [],
  unit: null,
  policy: 'higher',
  freeBet: null,
})

/** For the next bet of somebody who has chosen these. */
export const emptied = ({ unit, policy }: KeptSlip): KeptSlip => ({ ...emptySlip(), unit, policy })

/** What a row held before its words changed is an empty slip. */
export function readSlip(raw: unknown): KeptSlip {
  const { success, data } = slip.safeParse(raw)
  return success ? data : emptySlip()
}

/** With something else on it it is another slip. */
export const changed = (before: KeptSlip, change: Partial<Omit<KeptSlip, 'id'>>): KeptSlip => ({
  ...before,
  ...change,
  id: newId(),
})

const SEPARATOR = '~'
/** As it stands in a form. */
export const textOf = ({ event, market, specifiers, outcome, epoch, odds }: KeptPick): string =>
  [event, market, specifiers, outcome, epoch, odds].join(SEPARATOR)

const BUTTON = 'p~'
/** As its button is called: what stands in a button's value text browsers write on its face. */
export const buttonOf = (pick: KeptPick): string => BUTTON + textOf(pick)
/** The pick whose button was pressed. */
export function pressedOf(form: Readonly<Record<string, string>>): KeptPick | null {
  const name = Object.keys(form).find((one) => one.startsWith(BUTTON))
  return name === undefined ? null : pickOf(name.slice(BUTTON.length))
}

export function pickOf(text: string): KeptPick | null {
  const [event, market, specifiers, outcome, epoch, odds, ...rest] = text.split(SEPARATOR)
  if (rest.length > 0) return null
  const { success, data } = keptPick.safeParse({
    event,
    market,
    specifiers,
    outcome,
    epoch: Number(epoch),
    odds: Number(odds),
  })
  return success ? data : null
}

type Named = Pick<KeptPick, 'event' | 'market' | 'specifiers' | 'outcome'>
export const isSame = (one: Named, other: Named): boolean => isSameMarket(one, other) && one.outcome === other.outcome
const isSameMarket = (one: Named, other: Named): boolean =>
  one.event === other.event && one.market === other.market && one.specifiers === other.specifiers

/** Tapped again it leaves; another outcome of its market takes its place. A full slip stays as it is. */
export function toggled(before: KeptSlip, picked: KeptPick): KeptSlip {
  const { picks } = before
  if (picks.some((one) => isSame(one, picked))) return without(before, picked)
  const at = picks.findIndex((one) => isSameMarket(one, picked))
  if (at >= 0) return changed(before, { picks: picks.with(at, picked) })
  if (picks.length >= MOST_LEGS) return before
  if (picks.filter(({ event }) => event === picked.event).length >= MOST_PICKS) return before
  return changed(before, { picks: [...picks, picked] })
}

export const without = (before: KeptSlip, picked: Named): KeptSlip =>
  changed(before, { picks: before.picks.filter((one) => !isSame(one, picked)) })

/** Picks of one match are one leg, at the place of its first. */
export function legsOf(picks: readonly KeptPick[]): KeptPick[][] {
  const legs = new Map<string, KeptPick[]>()
  for (const one of picks) legs.set(one.event, [...(legs.get(one.event) ?? []), one])
  return [...legs.values()]
}

/** One bet, and neither a system nor a flex: a free bet may pay for it. */
export const isStraight = ({ choice, picks }: Pick<KeptSlip, 'choice' | 'picks'>): boolean =>
  choice === 'multiple' || (choice === 'singles' && picks.length === 1)

/** The kinds of bet that so many legs can be, the usual one first. */
export function choicesOf(legs: number, picks: number): string[] {
  if (legs < 2) return picks < 2 ? ['multiple'] : ['multiple', 'singles']
  const isSystem = legs >= 3 && legs <= MOST_SYSTEM_LEGS
  const sizes = isSystem ? Array.from({ length: legs - 2 }, (_, at) => `s${String(at + 2)}`) : []
  const named = Object.entries(NAMED_SYSTEMS).flatMap(([name, row]) => (row.legs === legs ? [name] : []))
  const flex = legs >= 4 && legs <= MOST_SYSTEM_LEGS ? ['f1', 'f2'] : []
  return ['multiple', 'singles', ...sizes, ...named, ...flex]
}

export type Shape = Omit<Input<typeof bookBets.quote>, 'unit' | 'freeBet'>
/** @param shown Of a leg: the odds with which it is asked. */
type OddsOf = (leg: readonly KeptPick[], at: number) => number

const asked = ({ odds: _, ...named }: KeptPick) => named
const legOf = (leg: readonly KeptPick[], odds: number, { isBanker } = { isBanker: false }): Shape['legs'][number] => ({
  odds,
  isBanker,
  picks: leg.map(asked),
})

/** What its choice asks of the book: a slip for each single, else one. */
export function shapesOf({ picks, choice, bankers }: KeptSlip, oddsOf: OddsOf = ([first]) => first!.odds): Shape[] {
  if (choice === 'singles') return picks.map((one, at) => ({ legs: [legOf([one], oddsOf([one], at))] }))
  const isSystem = /^s\d+$/.test(choice)
  const legs = legsOf(picks).map((leg, at) =>
    legOf(leg, oddsOf(leg, at), { isBanker: isSystem && bankers.includes(leg[0]!.event) }),
  )
  if (isSystem) return [{ legs, sizes: [Number(choice.slice(1)) - legs.filter(({ isBanker }) => isBanker).length] }]
  if (choice === 'f1' || choice === 'f2') return [{ legs, mayFail: choice === 'f1' ? 1 : 2 }]
  const system = Object.hasOwn(NAMED_SYSTEMS, choice) ? (choice as keyof typeof NAMED_SYSTEMS) : undefined
  return [{ legs, ...(system ? { system } : {}) }]
}

/** Ids of its bets: the wallet's one round each. */
export const idsOf = ({ id, choice, picks }: KeptSlip): string[] =>
  choice === 'singles' ? picks.map((_, at) => `${id}-${String(at)}`) : [id]
