/** Partners' codes on pages without a script (A16): taken from the address, kept in the site's own cookie, told once a link. */
import type { FastifyRequest } from 'fastify'
import { marketing } from '@uwanja/contract/site/marketing'
import { codeOf } from '@uwanja/contract/site/refcode'
import { STORAGE } from '@uwanja/contract/wire/constants'
import { valueOf } from './cookies.ts'
import type { Values, Visitor } from './visitor.ts'

export interface Campaign {
  /** Now or in the last thirty days; empty: nobody sent them. */
  readonly refcode: string
  /** The address of this page brought it. */
  readonly isNew: boolean
  readonly isFirst: boolean
}

function keptCode(rawCookies: string | undefined): string {
  try {
    return codeOf(decodeURIComponent(valueOf(rawCookies, STORAGE.refcodeCookie)))
  } catch {
    // Cut off, or from elsewhere.
    return ''
  }
}

export function campaignOf({ headers }: FastifyRequest, values: Values): Campaign {
  const kept = keptCode(headers.cookie)
  const brought = codeOf(values['refcode'] ?? '')
  return { refcode: brought === '' ? kept : brought, isNew: brought !== '', isFirst: kept === '' }
}

const MOST_HOST = 2_048

/**
 * A page that asks for itself once more was counted when the link led there. A visit that nobody could be told of is counted
 * nowhere, as on the site (K05), and never keeps a page back: the session may be over by now.
 */
export async function recordClick(
  { ask, campaign, values }: Pick<Visitor, 'ask' | 'campaign' | 'values'>,
  { headers }: FastifyRequest,
  place: string,
): Promise<void> {
  if (values['again'] !== undefined) return
  const host = (headers.referer ?? '').slice(0, MOST_HOST)
  const [actionName = ''] = place.split('/')
  const click = { refcode: campaign.refcode, host, isFirst: campaign.isFirst, controllerName: 'lite', actionName }
  await ask(marketing.registerCampaignClick, click).catch(() => undefined)
}
