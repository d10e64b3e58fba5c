/** How many messages are unread, beside whatever leads to them; nothing when there are none. */
import { useTranslations } from '../texts/use-translations.ts'
import { useUnread } from './unread.ts'

/** More is not counted by anybody, and would not fit. */
const MOST = 99

export function UnreadBadge() {
  const t = useTranslations('messages')
  const unread = useUnread()
  if (unread === 0) return null
  return (
    <span className="min-w-6 rounded-full bg-primary px-1.5 py-0.5 text-center text-xs leading-5 font-bold text-on-primary tabular-nums">
      <span aria-hidden="true">{unread > MOST ? `${MOST}+` : unread}</span>
      <span className="sr-only">{t('unreadCount', { count: String(unread) })}</span>
    </span>
  )
}
