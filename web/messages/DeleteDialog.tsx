/** Asks before a message is deleted, and does it (U09). */
import { messages } from '@uwanja/contract/site/messages'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { toasts } from '@uwanja/ui/toasts'
import { useState } from 'react'
import { send } from '../send.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import type { ShownMessage } from './message-rules.ts'

type Props = { message: ShownMessage; onDone: () => void; onClose: () => void }

export function DeleteDialog({ message, onDone, onClose }: Props) {
  const t = useTranslations()
  const statusText = useStatusText()
  const [state, setState] = useState<'asking' | 'working'>('asking')
  const [refusal, setRefusal] = useState<string | null>(null)

  async function remove(): Promise<void> {
    setState('working')
    setRefusal(null)
    const outcome = await send(messages.deleteMessage, { messageId: message.id ?? '' }).catch(() => null)
    if (outcome?.ok) {
      toasts.show('success', t('messages.deleted'))
      return onDone()
    }
    setRefusal(outcome ? statusText(outcome.status) : t('messages.deleteLost'))
    setState('asking')
  }

  return (
    <Dialog title={t('messages.deleteTitle')} closeLabel={t('shell.close')} onClose={onClose}>
      <p>{t('messages.deleteText', { header: message.messageHeader ?? '' })}</p>
      {refusal !== null && <Alert tone="danger">{refusal}</Alert>}
      <div className="grid grid-cols-2 gap-2">
        <Button data-autofocus size="large" onClick={onClose}>
          {t('messages.cancel')}
        </Button>
        <Button
          variant="danger"
          size="large"
          busyLabel={state === 'working' ? t('messages.deleting') : undefined}
          onClick={() => void remove()}
        >
          {t('messages.deleteConfirm')}
        </Button>
      </div>
    </Dialog>
  )
}
