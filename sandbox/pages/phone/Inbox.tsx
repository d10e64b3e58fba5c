/** The messages on the phone, newest first; a new one is read out. */
import { useEffect, useRef, useState } from 'react'
import { MessageSquare } from 'lucide-react'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Skeleton } from '@uwanja/ui/Skeleton'
import type { Message } from '../api.ts'
import { useSpeech } from '../speech.ts'

export function Inbox({ messages }: { messages: readonly Message[] | null }) {
  const { texts, time } = useSpeech()
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-bold">{texts.phone.messages}</h2>
      <NewMessage newest={messages?.[0] ?? null} isLoaded={messages !== null} />
      {messages === null && <Skeleton className="h-20" />}
      {messages?.length === 0 && (
        <EmptyState title={texts.phone.noMessages} mark={<MessageSquare size={32} aria-hidden="true" />}>
          {texts.phone.noMessagesHint}
        </EmptyState>
      )}
      <ol className="flex flex-col gap-2">
        {messages?.map(({ id, at, from, text }) => (
          <li key={id} className="rounded-2xl rounded-tl-sm border border-line bg-raised px-3.5 py-2.5">
            <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
              <strong className="text-text">{from}</strong>
              <time dateTime={at}>{time(at)}</time>
            </p>
            <p className="mt-0.5 whitespace-pre-wrap">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Says what arrived while the page was open, not what lay there before. */
function NewMessage({ newest, isLoaded }: { newest: Message | null; isLoaded: boolean }) {
  const { texts, fill } = useSpeech()
  const lastSeen = useRef<string | null | undefined>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!isLoaded) return
    const id = newest?.id ?? null
    if (lastSeen.current !== undefined && lastSeen.current !== id && newest) {
      setSaid(fill(texts.phone.newMessage, { from: newest.from, text: newest.text }))
    }
    lastSeen.current = id
  }, [newest, isLoaded, texts, fill])
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}
