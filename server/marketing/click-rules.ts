/** Counting a visit that a partner sent (A22): bounded, and without anything of the visitor. */
import type { Input } from '@uwanja/contract/wire/call'
import type { marketing } from '@uwanja/contract/site/marketing'
import { refuse } from '../runtime/refuse.ts'
import { EVERYONE, type Limit } from '../throttle/limit.ts'
import { networkOf } from '../throttle/network.ts'
import type { MarketingDeps } from './deps.ts'
import { insertClick } from './store.ts'

const HOUR = 3_600
const DAY = 86_400

/** A mobile network puts thousands of visitors behind one address; the day's cap is what the table may grow. */
export const clickLimits = (network: string): Limit[] => [
  { kind: 'click.address', subject: network, most: 300, windowS: HOUR },
  { kind: 'click.total', subject: EVERYONE, most: 200_000, windowS: DAY },
]

/** Of "https://partner.example/page?who=me" only "partner.example"; empty when the browser told no page. */
export function hostOf(referrer: string): string {
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : ''
  return host.length <= 253 ? host : ''
}

export async function registerClick(
  { db, throttle }: Pick<MarketingDeps, 'db' | 'throttle'>,
  click: Input<typeof marketing.registerCampaignClick>,
  ip: string,
): Promise<void> {
  const outcome = await throttle.take(clickLimits(networkOf(ip)))
  if (!outcome.taken) refuse('TOO_MANY_REQUESTS', { remainingTime: outcome.waitS })
  await insertClick(db, {
    refcode: click.refcode,
    host: hostOf(click.host),
    controller: click.controllerName,
    action: click.actionName,
    isFirst: click.isFirst ?? false,
  })
}
