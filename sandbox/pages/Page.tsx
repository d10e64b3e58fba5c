/** What most pages are: a way back to the first one, a heading, what they are for, and their own part. */
import type { ReactNode } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Offline } from './Offline.tsx'
import { useSpeech } from './speech.ts'
import { useTitle } from './use-title.ts'

interface Props {
  readonly title: string
  readonly lead?: string | null
  /** What the page shows could not be asked for. */
  readonly failed?: boolean
  readonly width?: 'text' | 'wide'
  readonly children: ReactNode
}

export function Page({ title, lead, failed = false, width = 'text', children }: Props) {
  const { texts } = useSpeech()
  useTitle(title)
  return (
    <main className={`mx-auto flex flex-col gap-4 px-4 py-6 ${width === 'wide' ? 'max-w-5xl' : 'max-w-2xl'}`}>
      <a href="/" className="-ml-1 inline-flex min-h-11 items-center gap-2 self-start text-link">
        <ArrowLeft size={20} aria-hidden="true" />
        {texts.back}
      </a>
      <h1 className="text-3xl font-bold">{title}</h1>
      {lead && <p className="max-w-prose text-muted">{lead}</p>}
      <Offline failed={failed} />
      {children}
    </main>
  )
}
