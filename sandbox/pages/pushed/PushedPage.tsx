/** What the push service took for browsers, newest first, as a phone would show it. */
import { Bell } from 'lucide-react'
import { Card } from '@uwanja/ui/Card'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Skeleton } from '@uwanja/ui/Skeleton'
import type { Pushed } from '../api.ts'
import { Page } from '../Page.tsx'
import { usePolled } from '../polled.ts'
import { useSpeech } from '../speech.ts'

export function PushedPage() {
  const { texts, fill, time } = useSpeech()
  const { data, failed } = usePolled<readonly Pushed[]>('/push')
  const words = texts.pushed
  return (
    <Page title={words.title} lead={words.lead} failed={failed}>
      {data === null && <Skeleton className="h-32" />}
      {data?.length === 0 && <EmptyState title={words.none} mark={<Bell size={32} aria-hidden="true" />} />}
      <ol className="flex flex-col gap-4">
        {data?.map(({ id, at, browser, bytes, shown }) => (
          <li key={id}>
            <Card className="flex flex-col gap-2">
              <h2 className="text-lg font-bold break-words">{shown?.title ?? words.sealed}</h2>
              {shown && <p className="break-words">{shown.body}</p>}
              <p className="flex flex-wrap justify-between gap-x-3 text-sm break-all text-muted">
                <span>{fill(words.to, { browser: browser.slice(0, 8), bytes: String(bytes) })}</span>
                <time dateTime={at}>{time(at)}</time>
              </p>
              {shown && <p className="text-sm break-all text-muted">{fill(words.opens, { path: shown.path })}</p>}
            </Card>
          </li>
        ))}
      </ol>
    </Page>
  )
}
