/** Cancels the pending withdrawal: on success the page reloads (specification A4.3), and says so afterwards. */
import { banking } from '@uwanja/contract/banking'
import { send } from '../send.ts'
import { setFlag } from './flags.ts'
import { readToken } from './stored-user.ts'

/** Answers the refusal's status, or null when the page is on its way elsewhere. */
export async function cancelOrder(): Promise<string | null> {
  if (readToken() === '') {
    location.assign('/login')
    return null
  }
  const outcome = await send(banking.rejectWithdrawByUser, {})
  if (!outcome.ok) return outcome.status
  setFlag('orderCancelled')
  location.reload()
  return null
}
