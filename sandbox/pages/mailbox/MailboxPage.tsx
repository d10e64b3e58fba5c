/** The mailbox: what the house was written to, newest first. */
import { Mail } from 'lucide-react'
import { Card } from '@uwanja/ui/Card'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Skeleton } from '@uwanja/ui/Skeleton'
import type { ArrivedMail } from '../api.ts'
import { Page } from '../Page.tsx'
import { usePolled } from '../polled.ts'
import { useSpeech } from '../speech.ts'

export function MailboxPage() {
  const { texts, fill, time } = useSpeech()
  const { data, failed } = usePolled<readonly ArrivedMail[]>('/mail')
  const words = texts.mailbox
  return (
    <Page title={words.title} lead={words.lead} failed={failed}>
      {data === null && <Skeleton className="h-32" />}
      {data?.length === 0 && <EmptyState title={words.none} mark={<Mail size={32} aria-hidden="true" />} />}
      <ol className="flex flex-col gap-4">
        {data?.map(({ id, at, to, replyTo, subject, text }) => (
          <li key={id}>
            <Card className="flex flex-col gap-2">
              <h2 className="text-lg font-bold break-words">{subject}</h2>
              <p className="flex flex-wrap justify-between gap-x-3 text-sm break-words text-muted">
                <span>{fill(words.to, { to })}</span>
                <time dateTime={at}>{time(at)}</time>
              </p>
              <p className="text-sm break-words text-muted">{fill(words.replyTo, replyTo)}</p>
              <p className="break-words whitespace-pre-wrap">{text}</p>
            </Card>
          </li>
        ))}
      </ol>
    </Page>
  )
}
