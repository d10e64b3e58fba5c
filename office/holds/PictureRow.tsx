/** One photo that a player sent: what became of it, and for compliance the look at it and the decision. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import type { OfficePicture } from '@uwanja/contract/operators/holds'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { useDoing } from '../ask.ts'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { pictureFor } from './look.ts'
import { RefusePictureDialog } from './RefusePictureDialog.tsx'

export function PictureRow({ picture }: { picture: OfficePicture }) {
  const { texts, fill, time } = useSpeech()
  const { may } = useMe()
  const words = texts.pictures
  const doing = useDoing(office.decidePicture)
  const [shown, setShown] = useState<string | null>(null)
  const [look, setLook] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [isRefusing, setRefusing] = useState(false)
  const { id, kind, state, reason, sentAt, decidedAt, decidedBy, isGone } = picture
  const name = words.kinds[kind]
  const fetchIt = async () => {
    setLook('busy')
    const found = await pictureFor(id).catch(() => null)
    setShown(found)
    setLook(found === null ? 'failed' : 'idle')
  }
  return (
    <div className="flex flex-col gap-2 rounded-xl bg-raised p-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-muted">{fill(words.sentOn, { at: time(sentAt) })}</span>
      </p>
      <p className="text-sm">
        {decidedAt === null
          ? words.states[state]
          : fill(words.by, { state: words.states[state], name: decidedBy, at: time(decidedAt) })}
        {reason !== '' && ` · ${words.reasons[reason]}`}
      </p>
      {isGone && <p className="text-sm text-muted">{words.gone}</p>}
      {shown !== null && (
        <img
          src={shown}
          alt={fill(words.alt, { document: name, at: time(sentAt) })}
          className="max-h-[80dvh] w-full rounded-lg object-contain"
        />
      )}
      {look === 'failed' && <Alert tone="danger">{words.failed}</Alert>}
      {may('pictures.look') && !isGone && (
        <div className="flex flex-wrap gap-3">
          <Button
            busyLabel={look === 'busy' ? texts.loading : undefined}
            onClick={() => (shown === null ? void fetchIt() : setShown(null))}
          >
            {shown === null ? words.look : words.hide}
          </Button>
          {state === 'waiting' && (
            <>
              <Button
                variant="primary"
                busyLabel={doing.isBusy ? texts.loading : undefined}
                onClick={() => void doing.run({ id, reason: '' })}
              >
                {words.accept}
              </Button>
              <Button variant="danger" onClick={() => setRefusing(true)}>
                {words.refuse}
              </Button>
            </>
          )}
        </div>
      )}
      <RefusedAlert refused={doing.refused} />
      {isRefusing && <RefusePictureDialog id={id} onClose={() => setRefusing(false)} />}
    </div>
  )
}
