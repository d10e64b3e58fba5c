/** A simple phone: the wallet, the messages, and the prompt that asks for the PIN. */
import { useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Offline } from '../Offline.tsx'
import type { About, Message, Prompt, Wallet } from '../api.ts'
import { usePolled } from '../polled.ts'
import { useSpeech } from '../speech.ts'
import { Dialler } from './Dialler.tsx'
import { Inbox } from './Inbox.tsx'
import { PayBillCard } from './PayBillCard.tsx'
import { SendWords } from './SendWords.tsx'
import { PromptDialog } from './PromptDialog.tsx'
import { Movements } from './Movements.tsx'
import { useTitle } from '../use-title.ts'

export interface Notice {
  readonly tone: 'danger' | 'success' | 'info'
  readonly text: string
}

export function PhonePage({ msisdn }: { msisdn: string }) {
  const { texts, fill } = useSpeech()
  const about = usePolled<About>('/about')
  const messages = usePolled<readonly Message[]>(`/phones/${msisdn}/messages`)
  const prompts = usePolled<readonly Prompt[]>(`/phones/${msisdn}/prompts`)
  const wallet = usePolled<Wallet>(`/phones/${msisdn}/wallet`)
  const [putOff, setPutOff] = useState<string | null>(null)
  /** The prompt that was just answered: the list still shows it until it is asked again. */
  const [answered, setAnswered] = useState<string | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const title = fill(texts.phone.title, { number: `+${msisdn}` })
  useTitle(title)

  const prompt = prompts.data?.find(({ id }) => id !== answered)
  const refresh = () => [prompts, wallet].forEach((polled) => polled.refresh())
  return (
    <main className="mx-auto max-w-md sm:px-4 sm:py-6">
      <div className="flex min-h-[calc(100dvh-4rem)] flex-col gap-5 bg-ground p-4 sm:min-h-[44rem] sm:rounded-[2.25rem] sm:border-[10px] sm:border-raised sm:bg-surface sm:p-5 sm:shadow-(--shadow)">
        <div className="flex items-center gap-2">
          <a
            href="/"
            aria-label={texts.phone.back}
            className="-ml-2 flex size-11 shrink-0 items-center justify-center rounded-lg text-text hover:bg-raised"
          >
            <ArrowLeft size={22} aria-hidden="true" />
          </a>
          <h1 className="text-lg font-bold tabular-nums">{title}</h1>
        </div>
        <Offline failed={messages.failed || prompts.failed || wallet.failed} />
        {prompt && putOff === prompt.id && (
          <Alert tone="info">
            <p className="mb-2 font-semibold">{texts.phone.waiting}</p>
            <Button onClick={() => setPutOff(null)}>{texts.phone.show}</Button>
          </Alert>
        )}
        {notice && <Alert tone={notice.tone}>{notice.text}</Alert>}
        <Balance wallet={wallet.data} />
        <Dialler msisdn={msisdn} onMoved={refresh} />
        <SendWords msisdn={msisdn} onSent={messages.refresh} />
        <Inbox messages={messages.data} />
        {/* Businesses are paid by number in Tanzania alone. */}
        {wallet.data?.currency === 'TZS' && <PayBillCard msisdn={msisdn} onMoved={refresh} />}
        <Movements wallet={wallet.data} />
      </div>
      {prompt && putOff !== prompt.id && (
        <PromptDialog
          key={prompt.id}
          msisdn={msisdn}
          prompt={prompt}
          others={(prompts.data?.length ?? 1) - 1}
          pin={about.data?.pin ?? ''}
          onClose={() => setPutOff(prompt.id)}
          onEnd={(ended) => {
            setNotice(ended)
            setAnswered(prompt.id)
            refresh()
          }}
        />
      )}
    </main>
  )
}

function Balance({ wallet }: { wallet: Wallet | null }) {
  const { texts, money } = useSpeech()
  return (
    <section className="night rounded-2xl bg-turf p-4">
      <h2 className="text-sm text-muted">{texts.phone.balance}</h2>
      <p role="status" className="min-h-9 text-2xl font-bold tabular-nums">
        {wallet && money(wallet.balance, wallet.currency)}
      </p>
    </section>
  )
}
