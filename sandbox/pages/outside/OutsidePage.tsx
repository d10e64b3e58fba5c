/** Stands for what an operator has elsewhere, their chat, their app in a store, their social pages, and says that it only stands. */
import { Alert } from '@uwanja/ui/Alert'
import { Page } from '../Page.tsx'
import { useSpeech } from '../speech.ts'

export function OutsidePage() {
  const { texts, fill } = useSpeech()
  const words = texts.outside
  const what = location.pathname.split('/')[2] ?? ''
  const { title, text, setting } = what === 'chat' ? words.chat : what === 'store' ? words.store : words.social
  return (
    <Page title={fill(title, { name: what })}>
      <Alert tone="info">{words.pretend}</Alert>
      <p>{fill(text, { name: what })}</p>
      <p className="text-muted">{fill(words.setting, { setting })}</p>
    </Page>
  )
}
