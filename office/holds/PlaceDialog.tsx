/** Places a hold: why, what it stops, what the player is asked for, and by when. */
import { useState, type SyntheticEvent } from 'react'
import { HOLD_BLOCKS, HOLD_REASONS, type HoldBlocks, type HoldReason } from '@uwanja/contract/holds'
import { office } from '@uwanja/contract/office'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { TextArea } from '@uwanja/ui/TextArea'
import { useDoing } from '../ask.ts'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'

const WEEK_MS = 7 * 86_400_000

export function PlaceDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { texts } = useSpeech()
  const words = texts.hold
  const [typed, setTyped] = useState<{ reason: HoldReason; asks: string; dueOn: string; blocks: HoldBlocks }>(() => ({
    ...{ reason: 'identity', asks: '', blocks: 'withdrawals' },
    dueOn: new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10),
  }))
  const { run, isBusy, refused } = useDoing(office.placeHold)
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part })
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (await run({ id, ...typed })) onClose()
  }
  return (
    <Dialog title={words.place} closeLabel={texts.close} onClose={onClose}>
      <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <Select
          size="normal"
          label={words.reason}
          value={typed.reason}
          options={HOLD_REASONS.map((value) => ({ value, text: words.reasons[value] }))}
          onChange={({ target }) => change({ reason: target.value as HoldReason })}
        />
        <Select
          size="normal"
          label={words.stops}
          value={typed.blocks}
          options={HOLD_BLOCKS.map((value) => ({ value, text: words.blocks[value] }))}
          onChange={({ target }) => change({ blocks: target.value as HoldBlocks })}
        />
        <TextArea
          label={words.asks}
          hint={words.asksHint}
          rows={3}
          required
          maxLength={500}
          value={typed.asks}
          onChange={({ target }) => change({ asks: target.value })}
        />
        <Field
          label={words.dueOn}
          type="date"
          required
          value={typed.dueOn}
          onChange={({ target }) => change({ dueOn: target.value })}
        />
        <RefusedAlert refused={refused} />
        <Button type="submit" look="danger" size="wide" busyLabel={isBusy ? texts.loading : undefined}>
          {words.place}
        </Button>
      </form>
    </Dialog>
  )
}
