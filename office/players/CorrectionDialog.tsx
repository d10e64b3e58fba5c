/** Asks for a correction: what, how much, why, and from when on somebody else must approve. */
import { useState, type SyntheticEvent } from 'react'
import { office } from '@uwanja/contract/office'
import type { Correction, PlayerPage as Player } from '@uwanja/contract/office-players'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useDoing } from '../ask.ts'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'

/** One key a form: pressed twice, or after an answer that was lost, it is still one correction. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export function CorrectionDialog({ player, onClose }: { player: Player; onClose: () => void }) {
  const { texts, fill, money } = useSpeech()
  const { me } = useMe()
  const [typed, setTyped] = useState({ key: newKey(), direction: 'give' as 'give' | 'take', amount: '', reason: '' })
  const [done, setDone] = useState<Correction | null>(null)
  const { run, isBusy, refused } = useDoing(office.askCorrection)
  const words = texts.correction
  // Other words are another correction.
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part, key: newKey() })
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setDone((await run({ ...typed, id: player.id }))?.data ?? null)
  }
  if (done) {
    return (
      <Dialog title={words.open} closeLabel={texts.close} onClose={onClose}>
        <Alert tone={done.state === 'made' ? 'success' : 'info'}>
          {done.state === 'made' ? words.made : words.waits}
        </Alert>
        <Button look="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </Dialog>
    )
  }
  return (
    <Dialog title={words.open} closeLabel={texts.close} onClose={onClose}>
      <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        {me && (
          <p className="text-sm text-muted">{fill(words.above, { amount: money(me.fourEyesAbove, me.currency) })}</p>
        )}
        <Select
          size="normal"
          label={words.direction}
          value={typed.direction}
          options={[
            { value: 'give', text: words.give },
            { value: 'take', text: words.take },
          ]}
          onChange={({ target }) => change({ direction: target.value === 'take' ? 'take' : 'give' })}
        />
        <Field
          label={words.amount}
          prefix={player.currency}
          inputMode="decimal"
          autoComplete="off"
          required
          value={typed.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
        <Field
          label={words.reason}
          hint={words.reasonHint}
          autoComplete="off"
          required
          maxLength={200}
          value={typed.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <RefusedAlert refused={refused} />
        <Button type="submit" look="primary" size="wide" busyLabel={isBusy ? texts.loading : undefined}>
          {words.send}
        </Button>
      </form>
    </Dialog>
  )
}
