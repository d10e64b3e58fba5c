/** Where a payment may lead the whole page. Pure but for the market. */
import { market } from '../market.ts'

/**
 * The whole page goes there, so it must be a page of the web and nothing that runs here, and one of the payment companies'
 * own where the server has named them.
 */
export function payPage(raw: unknown, payPages: readonly string[] | null = market.payPages): string | null {
  if (typeof raw !== 'string' || !URL.canParse(raw)) return null
  const { protocol, href, origin } = new URL(raw)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return payPages === null || payPages.includes(origin) ? href : null
}
