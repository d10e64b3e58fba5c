/** The messages of one box in all their states: loading, failed, none, a list with more behind it. */
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { Inbox, Send } from 'lucide-react'
import { useState } from 'react'
import { Failed } from '../Failed.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import type { ShownMessage } from './message-rules.ts'
import { MessageCard } from './MessageCard.tsx'
import { useMessages, type Box } from './use-messages.ts'

export function MessageList({ box }: { box: Box }) {
  const t = useTranslations()
  const { query, messages, read } = useMessages(box)
  const [deleting, setDeleting] = useState<ShownMessage | null>(null)

  if (query.isPending)
    return (
      <div className="flex flex-col gap-2">
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} className="h-24 rounded-2xl" />
        ))}
      </div>
    )
  if (query.error && messages.length === 0)
    return (
      <Failed query={query} text={t('messages.failed')}>
        <p>{t('messages.failedText')}</p>
      </Failed>
    )
  if (messages.length === 0) {
    const Mark = box === 'inbox' ? Inbox : Send
    return (
      <EmptyState title={t(`messages.${box}Empty`)} mark={<Mark size={40} aria-hidden="true" />}>
        <p>{t(`messages.${box}EmptyText`)}</p>
      </EmptyState>
    )
  }

  function deleted(): void {
    setDeleting(null)
    // The button that had the focus goes with its message; the page's content takes it, and the next Tab is in the list.
    void query.refetch().then(() => document.querySelector('main')?.focus({ preventScroll: true }))
  }
  return (
    <>
      <ul className="flex flex-col gap-2">
        {messages.map((message, at) => (
          <MessageCard
            key={message.id ?? at}
            box={box}
            message={message}
            onRead={() => void read(message)}
            onDelete={() => setDeleting(message)}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          className="self-center"
          size="large"
          busyLabel={query.isFetchingNextPage ? t('messages.loadingMore') : undefined}
          onClick={() => void query.fetchNextPage()}
        >
          {t('messages.more')}
        </Button>
      )}
      {deleting && <DeleteDialog message={deleting} onDone={deleted} onClose={() => setDeleting(null)} />}
    </>
  )
}
