/** A promotion and what it gives, as an operator types them. Pure. */
import type { RawInput } from '@uwanja/contract/wire/call'
import type { office } from '@uwanja/contract/operators/office'
import type { OfficeEffect } from '@uwanja/contract/operators/promotions'
import type { LANGUAGES } from '@uwanja/contract/wire/constants'
import { BASES, EFFECT_KINDS, INSURED_AS, PERIODS, TAKERS, WINNINGS } from '@uwanja/contract/site/effects'

export const PARTS = ['title', 'description', 'body', 'terms', 'tags'] as const
export type Part = (typeof PARTS)[number]
type TextByLanguage = Record<(typeof LANGUAGES)[number], string>

const nothing = (): TextByLanguage => ({ en: '', sw: '', zh: '' })
export const NOTHING_SAID: Record<Part, TextByLanguage> = {
  title: nothing(),
  description: nothing(),
  body: nothing(),
  terms: nothing(),
  tags: nothing(),
}

/** What the device's field of a moment holds, in its own zone; empty: none. */
export function localMoment(iso: string | null): string {
  if (!iso) return ''
  const at = new Date(iso)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
}

export const instantOf = (local: string): string => (local === '' ? '' : new Date(local).toISOString())

export const EFFECT_FIELDS = {
  'deposit-bonus': ['percent', 'least', 'most', 'times', 'lowRiskPercent', 'days'],
  'free-bet': ['amount', 'least', 'days'],
  'free-spins': ['spins', 'amount', 'least', 'most', 'times', 'days'],
  cashback: ['percent', 'least', 'most'],
  'multiple-insurance': ['legs', 'leastOdds', 'most', 'bets', 'days'],
  'odds-boost': ['percent', 'legs', 'leastOdds', 'most', 'bets'],
  'race-entry': ['race', 'amount', 'least'],
} as const

export const BASES_OF = {
  'deposit-bonus': ['first-deposit', 'deposit'],
  'free-bet': BASES,
  'free-spins': BASES,
  cashback: ['joining'],
  'multiple-insurance': ['joining'],
  'odds-boost': ['joining'],
  'race-entry': BASES,
} as const

const NUMBERS: readonly string[] = ['legs', 'bets', 'spins', 'percent', 'times', 'lowRiskPercent', 'days']

export const EFFECT_START = {
  kind: 'free-bet',
  base: 'deposit',
  period: 'day',
  percent: '50',
  least: '500',
  most: '10000',
  amount: '200',
  spins: '20',
  legs: '5',
  leastOdds: '1.20',
  bets: '1',
  pays: 'free-bet',
  race: '',
  winnings: 'bonus',
  takers: 'joined',
  times: '10',
  lowRiskPercent: '10',
  days: '7',
  code: '',
  cap: '100000',
  why: '',
}
export type EffectTyped = typeof EFFECT_START

export const typedOf = (effect: OfficeEffect | null): EffectTyped =>
  effect === null
    ? EFFECT_START
    : {
        ...EFFECT_START,
        ...Object.fromEntries(Object.entries(effect.rule).map(([name, value]) => [name, String(value)])),
        kind: effect.kind,
        base: effect.base,
        code: effect.code,
        cap: effect.cap,
      }

type Rule = RawInput<typeof office.askPromotionEffect>['effect']

/** The values of its kind alone. */
export function ruleOf(typed: EffectTyped): Rule {
  const kind = EFFECT_KINDS.find((one) => one === typed.kind) ?? 'free-bet'
  const values = EFFECT_FIELDS[kind].map((name) => [name, NUMBERS.includes(name) ? Number(typed[name]) : typed[name]])
  const bases: readonly string[] = BASES_OF[kind]
  const when =
    kind === 'cashback'
      ? { period: PERIODS.find((one) => one === typed.period) ?? 'day' }
      : kind === 'multiple-insurance'
        ? { pays: INSURED_AS.find((one) => one === typed.pays) ?? 'free-bet' }
        : kind === 'odds-boost'
          ? {}
          : { base: bases.includes(typed.base) ? typed.base : bases[0] }
  const free =
    kind === 'free-spins'
      ? {
          winnings: WINNINGS.find((one) => one === typed.winnings) ?? 'bonus',
          takers: TAKERS.find((one) => one === typed.takers) ?? 'joined',
        }
      : {}
  return { ...(Object.fromEntries(values) as object), ...when, ...free, kind } as Rule
}
