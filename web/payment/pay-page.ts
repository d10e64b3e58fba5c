/** Where a payment may lead the whole page. Pure but for the jurisdiction. */
import { jurisdiction } from '../jurisdiction.ts'
import { webAddress } from '../web-address.ts'

/**
 * The whole page goes there, so it must be a page of the web and nothing that runs here, and one of the payment companies'
 * own where the server has named them.
 */
export function payPage(raw: unknown, payPages: readonly string[] | null = jurisdiction.payPages): string | null {
  const url = typeof raw === 'string' ? webAddress(raw) : null
  return url && (payPages?.includes(url.origin) ?? true) ? url.href : null
}
