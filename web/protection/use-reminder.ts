/** When the reminder is due: counted by the server from the login, asked anew when it rings. */
import type { Reply } from '@uwanja/contract/wire/call'
import { protection } from '@uwanja/contract/site/protection'
import { useEffect, useState } from 'react'
import { ask } from '../ask.ts'
import { useLive } from '../live/capabilities.ts'
import { useQuery } from '../queries.ts'
import type { Loose } from '../send.ts'
import { useSession } from '../session/session.ts'
import { msToReminder } from './limit-rules.ts'

export type Play = NonNullable<Loose<Reply<typeof protection.getSession>>>
export const PLAY_KEY = 'play'

/** What is to be told now, and how it is put away. */
export function useReminder(): { told: Play | null; onSeen: () => void } {
  const token = useSession((session) => session.user?.token ?? '')
  const isThere = useLive((live) => live.calls?.includes('Protection/GetSession') === true)
  const [told, setTold] = useState<{ token: string; play: Play } | null>(null)
  const { data, dataUpdatedAt, refetch } = useQuery({
    queryKey: [PLAY_KEY, token],
    queryFn: ({ signal }) => ask(protection.getSession, {}, signal),
    enabled: token !== '' && isThere,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (!data) return
    const passedMs = Date.now() - dataUpdatedAt
    const waitMs = msToReminder((data.playedS ?? 0) + passedMs / 1000, data.reminderMinutes ?? 0)
    if (waitMs === null) return
    const timer = setTimeout(() => {
      // Without an answer nothing is told: a figure that is not true would be worse than a late one.
      void refetch().then((asked) => asked.isSuccess && asked.data && setTold({ token, play: asked.data }))
    }, waitMs)
    return () => clearTimeout(timer)
  }, [data, dataUpdatedAt, refetch, token])
  return { told: told?.token === token && token !== '' ? told.play : null, onSeen: () => setTold(null) }
}
