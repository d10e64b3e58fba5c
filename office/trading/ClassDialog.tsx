/** A class of players: what share of the usual stake they have, and how much longer their live bets wait. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import { Field } from '@uwanja/ui/Field'
import { useSpeech } from '../speech.ts'
import { WhyDialog } from '../WhyDialog.tsx'

interface Known {
  readonly name: string
  readonly factor: number
  readonly extraDelay: number
}

/** @param known null: a new one. */
export function ClassDialog({ known, onClose }: { known: Known | null; onClose: () => void }) {
  const { texts } = useSpeech()
  const words = texts.trading
  const [name, setName] = useState(known?.name ?? '')
  const [factor, setFactor] = useState(String(known?.factor ?? 100))
  const [extraDelay, setExtraDelay] = useState(String(known?.extraDelay ?? 0))
  return (
    <WhyDialog
      row={office.setTradingClass}
      values={{ name, factor: Number(factor), extraDelay: Number(extraDelay) }}
      title={known?.name ?? words.newClass}
      lead={words.classLead}
      confirm={texts.save}
      onClose={onClose}
    >
      <Field
        label={words.name}
        hint={words.classNameHint}
        required
        pattern="[a-z\-]{1,20}"
        readOnly={known !== null}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label={words.factor}
        suffix="%"
        type="number"
        min={0}
        max={1000}
        required
        value={factor}
        onChange={({ target }) => setFactor(target.value)}
      />
      <Field
        label={words.extraDelay}
        type="number"
        min={0}
        max={30}
        required
        value={extraDelay}
        onChange={({ target }) => setExtraDelay(target.value)}
      />
    </WhyDialog>
  )
}
