/** What may go out, in whole units: the cash, as the server says it; elsewhere the balance, which may hold a bonus too. */
import { cashier } from '@uwanja/contract/site/cashier'
import { ask } from '../ask.ts'
import { useQuery } from '../queries.ts'
import { useSession } from '../session/session.ts'

/** The one question of the page: its methods and its sums are parts of one answer. */
export const withdrawMethods = {
  queryKey: ['withdraw-methods'],
  queryFn: ({ signal }: { signal: AbortSignal }) => ask(cashier.getWithdrawMethods, {}, signal),
}

export function useAvailable(): number {
  const { data } = useQuery(withdrawMethods)
  const balance = useSession((session) => session.user?.balanceInfo.totalBalance ?? '0')
  return Math.min(Number(data?.available ?? Infinity), Number(balance.replaceAll(',', '')))
}

/** What was sent stands above as the order that is under way: a form for another one would only be refused (R66). */
export function useIsSent(success: 'said' | 'none'): boolean {
  const isUnderWay = useSession((session) => session.order !== null)
  return success === 'said' && isUnderWay
}
