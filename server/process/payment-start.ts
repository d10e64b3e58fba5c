/** What is wrong with the settings of payment companies before the first player pays: said at the start, where somebody reads. */
import { PAYMENT_COMPANIES } from '@uwanja/providers/payments'
import type { Wire } from '@uwanja/providers/plugs'

/** The longest address that Flutterwave's own client takes as callback_url. */
const LONGEST_CALLBACK = 100
const LONGEST_PATH = Math.max(...PAYMENT_COMPANIES.map(({ name }) => `/callbacks/payments/${name}`.length))

/** Throws a sentence: a company that cannot call us back would be found out by players. */
export function fittingCallbackUrl(url: string): void {
  const most = LONGEST_CALLBACK - LONGEST_PATH
  if (url.length > most) throw new Error(`PUBLIC_CALLBACK_URL must have at most ${most} letters, and has ${url.length}`)
}

const LOOPBACK = /^(?:localhost|127\.|\[::1\])/

/** The names of settings that a method which leads to a company's own page will miss. */
export function missingPageOrigins(
  methods: readonly { readonly facts: { readonly company: string; readonly viewName: string } }[],
  wire: (company: string) => Pick<Wire, 'baseUrl' | 'keys'>,
): readonly string[] {
  const companies = [...new Set(methods.map(({ facts }) => facts.company))]
  return companies.flatMap((company) => {
    const { baseUrl, keys } = wire(company)
    const isOutside = URL.canParse(baseUrl) && !LOOPBACK.test(new URL(baseUrl).hostname)
    return isOutside && keys['pageOrigins'] === '' ? [`${company.toUpperCase()}_PAGE_ORIGINS`] : []
  })
}
