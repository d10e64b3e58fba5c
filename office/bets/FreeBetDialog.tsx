/** A stake of the house for one bet of a player. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import { Field } from '@uwanja/ui/Field'
import { newKey } from '../new-key.ts'
import { useSpeech } from '../speech.ts'
import { WhyDialog } from '../WhyDialog.tsx'

export function FreeBetDialog({ id, currency, onClose }: { id: string; currency: string; onClose: () => void }) {
  const { texts } = useSpeech()
  const words = texts.trading
  const [key] = useState(newKey)
  const [amount, setAmount] = useState('')
  const [days, setDays] = useState('7')
  return (
    <WhyDialog
      row={office.grantFreeBet}
      values={{ key, id, amount, days: Number(days) }}
      title={words.giveFreeBet}
      lead={words.freeBetLead}
      confirm={words.giveFreeBet}
      onClose={onClose}
    >
      <Field
        label={words.amount}
        suffix={currency}
        inputMode="decimal"
        required
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <Field
        label={words.days}
        type="number"
        min={1}
        max={90}
        required
        value={days}
        onChange={({ target }) => setDays(target.value)}
      />
    </WhyDialog>
  )
}
