/** A page's content while it is asked for, when it is there, and when it was refused. */
import type { ReactNode } from 'react'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { AskRefused } from './ask.ts'
import { PageHead } from './PageHead.tsx'
import { useSpeech } from './speech.ts'

interface Props<T> {
  /** As the library's queries are, with one page or with many. */
  readonly asked: {
    readonly data: T | undefined
    readonly error: Error | null
    refetch(): Promise<unknown>
  }
  /** Of a page whose heading is in what was asked for: the one that it has until then, and when it is refused. */
  readonly title?: string
  readonly children: (data: T) => ReactNode
}

/** Asked again they would be answered the same. */
const FINAL: ReadonlySet<string> = new Set(['NOT_FOUND', 'BET_NOT_FOUND', 'FORBIDDEN'])

export function OfficeQuery<T>({ asked, title, children }: Props<T>) {
  const { texts, refusal } = useSpeech()
  if (asked.data !== undefined) return children(asked.data)
  const head = title !== undefined && <PageHead title={title} />
  if (asked.error === null) {
    return (
      <>
        {head}
        <div role="status" aria-label={texts.loading} className="flex flex-col gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
        </div>
      </>
    )
  }
  // Whoever only looks has moved no money: the general sentence would send them to look whether they have.
  const { code, data } = asked.error instanceof AskRefused ? asked.error : { code: 'NOT_FETCHED', data: null }
  return (
    <>
      {head}
      <Alert tone="danger">
        <p>{refusal(code, data)}</p>
        {!FINAL.has(code) && (
          <Button className="mt-3" onClick={() => void asked.refetch()}>
            {texts.tryAgain}
          </Button>
        )}
      </Alert>
    </>
  )
}
