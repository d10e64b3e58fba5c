/** One photo on its way: taken or chosen, looked at, sent, and sent again under the same key where the line broke. */
import { protection } from '@uwanja/contract/site/protection'
import type { HoldDocument } from '@uwanja/contract/site/holds'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Spinner } from '@uwanja/ui/Spinner'
import { useState } from 'react'
import { send } from '../send.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { photoOf, type Photo } from './photo.ts'
import { PhotoInputs } from './PhotoInputs.tsx'
import { PhotoPreview } from './PhotoPreview.tsx'

/** The door’s minute, and the time in which it is drawn anew behind others. */
const PATIENCE_MS = 150_000

interface Props {
  readonly holdId: string
  readonly kind: HoldDocument
  readonly isFirst: boolean
  readonly onSent: () => Promise<void>
}

export function SendPhoto({ holdId, kind, isFirst, onSent }: Props) {
  const t = useTranslations('holdPicture')
  const statusText = useStatusText()
  const [photo, setPhoto] = useState<Photo | null>(null)
  const [state, setState] = useState<'open' | 'preparing' | 'sending' | 'sent'>('open')
  const [problem, setProblem] = useState<string | null>(null)

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    setState('preparing')
    setProblem(null)
    const taken = await photoOf(file).catch(() => null)
    setPhoto(taken)
    setState('open')
    if (taken === null) setProblem(t('bad'))
  }

  async function submit(sent: Photo): Promise<void> {
    setState('sending')
    setProblem(null)
    const values = { id: holdId, kind, key: sent.key, content: sent.base64 }
    const outcome = await send(protection.sendHoldPicture, values, { patienceMs: PATIENCE_MS }).catch(() => null)
    if (outcome?.ok) {
      await onSent()
      setPhoto(null)
      return setState('sent')
    }
    setState('open')
    if (outcome === null) setProblem(t('lost'))
    else setProblem(outcome.code === 'SERVICE_UNAVAILABLE' ? t('busy') : statusText(outcome.status))
  }

  return (
    <div className="flex flex-col gap-3">
      {photo !== null && <PhotoPreview photo={photo} />}
      {state === 'preparing' && (
        <p role="status" className="flex items-center gap-2 text-muted">
          <Spinner /> {t('preparing')}
        </p>
      )}
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      {state === 'sent' && <Alert tone="success">{t('sent')}</Alert>}
      {photo !== null && (
        <Button
          variant="primary"
          size="wide"
          busyLabel={state === 'sending' ? t('sending') : undefined}
          onClick={() => void submit(photo)}
        >
          {problem === null ? t('send') : t('again')}
        </Button>
      )}
      {state !== 'sending' && (
        <PhotoInputs
          kind={kind}
          says={photo === null ? (isFirst ? 'take' : 'another') : 'change'}
          onFile={(file) => void take(file)}
        />
      )}
    </div>
  )
}
