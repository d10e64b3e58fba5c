/** A moment of the server in the reader's words; what is no moment is shown as it came. */
import { useFormatter } from 'use-intl'

export function useMomentText(): (raw: string | null | undefined) => string {
  const format = useFormatter()
  return (raw) => {
    const at = Date.parse(raw ?? '')
    if (!Number.isFinite(at)) return raw ?? ''
    return format.dateTime(at, { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' })
  }
}
