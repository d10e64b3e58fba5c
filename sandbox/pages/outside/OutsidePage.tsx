/** Stands for what an operator has elsewhere, his chat, his app in a store, his social pages, and says that it only stands. */
import { useEffect } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Alert } from '@uwanja/ui/Alert'
import { useSpeech } from '../speech.ts'

export function OutsidePage() {
  const { texts, fill } = useSpeech()
  const words = texts.outside
  const what = location.pathname.split('/')[2] ?? ''
  const { title, text, setting } = what === 'chat' ? words.chat : what === 'store' ? words.store : words.social
  const named = fill(title, { name: what })
  useEffect(() => {
    document.title = `${named} · Uwanja sandbox`
  }, [named])
  return (
    <main className="mx-auto flex max-w-2xl flex-col gap-4 px-4 py-6">
      <a href="/" className="-ml-1 inline-flex min-h-11 items-center gap-2 text-link">
        <ArrowLeft size={20} aria-hidden="true" />
        {texts.mailbox.back}
      </a>
      <h1 className="text-3xl font-bold">{named}</h1>
      <Alert tone="info">{words.pretend}</Alert>
      <p>{fill(text, { name: what })}</p>
      <p className="text-muted">{fill(words.setting, { setting })}</p>
    </main>
  )
}
