/** Cancels the pending withdrawal: on success the page reloads (A04), and says so afterwards. */
import { send } from '../send.ts'
import { setFlag } from './flags.ts'
import { readToken } from './stored-user.ts'

/** Answers the refusal's status, or null when the page is on its way elsewhere. */
export async function cancelOrder(): Promise<string | null> {
  if (readToken() === '') {
    location.assign('/login')
    return null
  }
  // Late, because the menu that offers this is a part of every page, and banking is not.
  const { banking } = await import('@uwanja/contract/site/banking')
  const outcome = await send(banking.rejectWithdrawByUser, {})
  if (!outcome.ok) return outcome.status
  setFlag('orderCancelled')
  location.reload()
  return null
}
