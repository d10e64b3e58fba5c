/** What is wrong with the line or the prices, above everything: no connection, a broken stream, a feed that is silent. */
import { TriangleAlert } from 'lucide-react'
import { events, useLiveIds } from '../answers/events.ts'
import { useLine } from '../answers/stream.ts'
import { useSaid } from '../texts.ts'
import { useIsOffline } from './connection.ts'

/** Of several live matches none takes bets: that is no matter of one of them. */
function useIsFeedLost(): boolean {
  const ids = useLiveIds()
  const { heads } = events.getState()
  const rows = (ids ?? []).flatMap((id) => heads[id] ?? [])
  return rows.length >= 3 && rows.every(({ isOpen }) => !isOpen)
}

export function Banners() {
  const { texts } = useSaid()
  const isOffline = useIsOffline()
  const { isLost } = useLine()
  const isFeedLost = useIsFeedLost()
  const said = isOffline ? texts.offline : isLost ? texts.lineLost : isFeedLost ? texts.feedLost : null
  return (
    <div role="status">
      {said !== null && (
        <p className="flex items-center gap-2 bg-loss-ground px-3 py-2 text-sm">
          <TriangleAlert size={18} aria-hidden="true" className="shrink-0 text-loss" />
          {said}
        </p>
      )}
    </div>
  )
}
