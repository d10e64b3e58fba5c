/** Parked money: sent back with the reference of that, or asked to be credited. */
import { useState, type SyntheticEvent } from 'react'
import { office } from '@uwanja/contract/office'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { useDoing } from '../ask.ts'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'

type Props = {
  which: { readonly kind: 'parked' | 'stray'; readonly id: string }
  act: 'send-back' | 'credit'
  onClose: () => void
}

export function ParkedDialog({ which, act, onClose }: Props) {
  const { texts } = useSpeech()
  const words = texts.attention
  const [typed, setTyped] = useState({ reference: '', playerId: '', why: '' })
  const back = useDoing(office.sendBack)
  const credit = useDoing(office.askCredit)
  const { reference, playerId, why } = typed
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const done =
      act === 'credit' ? await credit.run({ ...which, playerId, why }) : await back.run({ ...which, reference, why })
    if (done) onClose()
  }
  const isBusy = back.isBusy || credit.isBusy
  const title = act === 'credit' ? words.credit : words.sendBack
  return (
    <Dialog title={title} closeLabel={texts.close} onClose={onClose}>
      <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-sm text-muted">{act === 'credit' ? words.creditLead : words.sendBackLead}</p>
        {act === 'send-back' && (
          <Field
            label={words.backReference}
            autoComplete="off"
            required
            maxLength={80}
            value={reference}
            onChange={({ target }) => setTyped({ ...typed, reference: target.value })}
          />
        )}
        {act === 'credit' && which.kind === 'stray' && (
          <Field
            label={words.playerId}
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={18}
            value={playerId}
            onChange={({ target }) => setTyped({ ...typed, playerId: target.value })}
          />
        )}
        <Field
          label={texts.players.why}
          autoComplete="off"
          required
          maxLength={300}
          value={why}
          onChange={({ target }) => setTyped({ ...typed, why: target.value })}
        />
        <RefusedAlert refused={back.refused ?? credit.refused} />
        <Button type="submit" look="primary" size="wide" busyLabel={isBusy ? texts.loading : undefined}>
          {title}
        </Button>
      </form>
    </Dialog>
  )
}
