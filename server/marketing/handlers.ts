/** Area Marketing: from the wire's words to the rules. */
import type { marketing } from '@uwanja/contract/site/marketing'
import type { Handlers } from '../wire/handlers.ts'
import { registerClick } from './click-rules.ts'
import type { MarketingDeps } from './deps.ts'
import { promotionReads } from './promotions.ts'

export function marketingHandlers(deps: MarketingDeps): Handlers<typeof marketing> {
  return {
    ...promotionReads(deps),
    async registerCampaignClick(click, caller) {
      await registerClick(deps, click, caller.ip)
      return null
    },
  }
}
