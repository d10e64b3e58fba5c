/** Area Marketing: from the wire's words to the rules. */
import type { marketing } from '@uwanja/contract/site/marketing'
import type { Handlers } from '../wire/handlers.ts'
import { registerClick } from './click-rules.ts'
import type { MarketingParts } from './parts.ts'

export function marketingHandlers(parts: MarketingParts): Handlers<typeof marketing> {
  return {
    async registerCampaignClick(click, caller) {
      await registerClick(parts, click, caller.address)
      return null
    },
  }
}
