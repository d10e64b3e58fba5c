/** Changes what one payment method may do, with a reason. */
import { useState, type SyntheticEvent } from 'react'
import { office } from '@uwanja/contract/office'
import type { MethodRow } from '@uwanja/contract/office-integrations'
import { Button } from '@uwanja/ui/Button'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { useDoing } from '../ask.ts'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'

type Props = { method: MethodRow; currency: string; onClose: () => void }

export function MethodDialog({ method, currency, onClose }: Props) {
  const { texts, fill } = useSpeech()
  const words = texts.integrations
  const { viewName, isOn, isForTests, minLimit, maxLimit } = method
  const [typed, setTyped] = useState({ isOn, isForTests, minLimit, maxLimit, why: '' })
  const { run, isBusy, refused } = useDoing(office.setMethod)
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part })
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (await run({ viewName, ...typed })) onClose()
  }
  return (
    <Dialog title={viewName} closeLabel={texts.close} onClose={onClose}>
      <form className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
        <Checkbox label={words.isOn} checked={typed.isOn} onChange={({ target }) => change({ isOn: target.checked })} />
        <Checkbox
          label={words.isForTests}
          checked={typed.isForTests}
          onChange={({ target }) => change({ isForTests: target.checked })}
        />
        <p className="text-sm text-muted">{fill(words.limitsLead, { id: method.accountId })}</p>
        {(['minLimit', 'maxLimit'] as const).map((name) => (
          <Field
            key={name}
            label={name === 'minLimit' ? words.min : words.max}
            prefix={currency}
            inputMode="decimal"
            autoComplete="off"
            value={typed[name]}
            onChange={({ target }) => change({ [name]: target.value.trim() })}
          />
        ))}
        <Field
          label={texts.players.why}
          autoComplete="off"
          required
          maxLength={300}
          value={typed.why}
          onChange={({ target }) => change({ why: target.value })}
        />
        <RefusedAlert refused={refused} />
        <Button type="submit" look="primary" size="wide" busyLabel={isBusy ? texts.loading : undefined}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}
