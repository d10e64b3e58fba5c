/** Which payment methods show, and their limits: from the server's reply, loosely read (D01, D02, D13). Pure. */
import type { cashier } from '@uwanja/contract/site/cashier'
import type { Reply } from '@uwanja/contract/wire/call'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { moneyText } from '../money-text.ts'
import type { Loose } from '../send.ts'

type Methods = Loose<Reply<typeof cashier.getDepositMethods>>

export interface ShownMethod<Name extends string> {
  readonly viewName: Name
  readonly currency: string
  /** The company behind it is slow or does not answer, as the server sees it. */
  readonly trouble: 'slow' | 'down' | null
  /** The company settles in another currency, at this rate; null: in the player's own. */
  readonly exchange: { readonly currency: string; readonly rate: string } | null
  /** Withheld of an amount, in percent; absent: nothing. */
  readonly tax?: string
  /** Null: the server named no limit for this account. */
  readonly limits: {
    readonly min: string
    readonly max: string
    readonly minMajor: number
    readonly maxMajor: number
  } | null
  /** What the reply says of a method that this site does not know. */
  readonly own?: OwnWords
}

interface OwnWords {
  readonly name: string
  readonly help: string
  readonly flow: string
}

/** One that the site has a page for, or one with words of its own and a flow that the site has a panel for. */
export type Shown<Name extends string> =
  | (ShownMethod<Name> & { readonly own?: undefined })
  | (ShownMethod<string> & { readonly own: OwnWords })

/** What a page of methods can show. */
interface Pages<Name extends string> {
  readonly known: Readonly<Record<Name, { readonly limitId: number }>>
  readonly flows: Readonly<Record<string, unknown>>
}

/**
 * The methods in the server's order that the page can show; another is left out. One that is only for test users shows for
 * rank 33 alone (the server enforces it). A method's own account id wins over the built-in one.
 */
export function shownMethods<Name extends string>(
  reply: Methods,
  { known, flows }: Pages<Name>,
  player: { readonly rankId: number; readonly currency: string },
): readonly Shown<Name>[] {
  const isKnown = (name: string): name is Name => Object.hasOwn(known, name)
  return (reply?.paymentMethods ?? []).flatMap((method): Shown<Name>[] => {
    const viewName = method?.viewName
    if (!method || !viewName) return []
    if (method.onlyForTestUsers && player.rankId !== CONSTANTS.testUserRankId) return []
    if (isKnown(viewName)) {
      const accountId = method.accountId ?? known[viewName].limitId
      const limit = reply?.paymentLimits?.find((one) => one?.accountId === accountId)
      return [{ viewName, ...factsOf(method, player.currency), limits: limitsOf(limit) }]
    }
    const { name, help, flow } = method
    if (!name || !flow || !Object.hasOwn(flows, flow)) return []
    const own = { name, help: help ?? '', flow }
    return [{ viewName, own, ...factsOf(method, player.currency), limits: limitsOf(method) }]
  })
}

type Method = NonNullable<NonNullable<NonNullable<Methods>['paymentMethods']>[number]>

function factsOf(method: Method, currency: string) {
  return {
    currency: method.currency || currency,
    trouble: method.trouble === 'slow' || method.trouble === 'down' ? method.trouble : null,
    exchange: exchangeOf(method.exchange),
    ...taxOf(method.tax),
  } as const
}

function limitsOf(
  limit: { readonly minLimit?: unknown; readonly maxLimit?: unknown } | null | undefined,
): ShownMethod<string>['limits'] {
  const { minLimit, maxLimit } = limit ?? {}
  if (minLimit === undefined || maxLimit === undefined) return null
  return {
    min: moneyText(minLimit),
    max: moneyText(maxLimit),
    minMajor: Number(minLimit),
    maxMajor: Number(maxLimit),
  }
}
function exchangeOf(raw: { currency?: unknown; rate?: unknown } | null | undefined): ShownMethod<string>['exchange'] {
  const { currency, rate } = raw ?? {}
  const isRate = typeof rate === 'string' && Number(rate) > 0 && Number.isFinite(Number(rate))
  return typeof currency === 'string' && currency !== '' && isRate ? { currency, rate } : null
}

const taxOf = (raw: unknown): { readonly tax?: string } =>
  typeof raw === 'string' && Number(raw) > 0 && Number(raw) < 100 ? { tax: raw } : {}

/** What is left of a typed amount, to the smallest unit: the tax is rounded down. Null: no amount. */
export function afterTax(typed: string, percent: string): string | null {
  const minor = Math.round(Number(typed.replace(/[\s,]/g, '')) * 100)
  if (!(minor > 0) || !Number.isFinite(minor)) return null
  const tax = Math.floor((minor * Math.round(Number(percent) * 100)) / 10_000)
  return moneyText((minor - tax) / 100)
}

/** What the company takes or pays for an amount: whole units, up for a deposit and down for a withdrawal. Null: no amount. */
export function exchanged(typed: string, rate: string, round: 'up' | 'down'): string | null {
  const major = Number(typed.replace(/[\s,]/g, ''))
  if (!(major > 0) || !Number.isFinite(major)) return null
  // Through millionths, so that 1000 at 1.62 is 1620 and not one more.
  const exact = Math.round(major * Number(rate) * 1e6) / 1e6
  return (round === 'up' ? Math.ceil(exact) : Math.floor(exact)).toLocaleString('en')
}

const QUICK = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000] as const

/**
 * Four round amounts within the limits, for the thumb. The server judges; these are only a help.
 * @param mostMajor What there is, where money goes out.
 */
export function quickAmounts(
  limits: ShownMethod<string>['limits'],
  mostMajor = Infinity,
): readonly { value: string; text: string }[] {
  return QUICK.filter((major) => !limits || (major >= limits.minMajor && major <= limits.maxMajor))
    .filter((major) => major <= mostMajor)
    .slice(0, 4)
    .map((major) => ({ value: String(major), text: major.toLocaleString('en') }))
}

/** Everything that may go out by a method, in whole units: null where that is less than it takes. */
export function allOf(limits: ShownMethod<string>['limits'], availableMajor: number): string | null {
  const most = Math.floor(Math.min(availableMajor, limits?.maxMajor ?? Infinity))
  return most > 0 && most >= (limits?.minMajor ?? 0) && Number.isFinite(most) ? String(most) : null
}
