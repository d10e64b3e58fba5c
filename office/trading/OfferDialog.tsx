/** Less, or at other odds: what the player may take instead of the slip, until its time is over. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import { Field } from '@uwanja/ui/Field'
import { useSpeech } from '../speech.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import { minorOf, oddsOf, oddsText, textOf } from './minor.ts'
import type { Reviewed } from './ReviewsPart.tsx'

export function OfferDialog({ bet, onClose }: { bet: Reviewed; onClose: () => void }) {
  const { texts, fill } = useSpeech()
  const words = texts.trading
  const [unit, setUnit] = useState(textOf(bet.unit))
  const [odds, setOdds] = useState(() => bet.legs.map((leg) => oddsText(leg.odds)))
  // What cannot be read is refused by the server, and nothing is offered.
  const values = {
    id: bet.id,
    verdict: 'offer' as const,
    unit: minorOf(unit) ?? 0,
    odds: odds.map((typed) => oddsOf(typed) ?? 0),
  }
  return (
    <WhyDialog
      row={office.answerTradingReview}
      values={values}
      title={words.offer}
      lead={words.offerLead}
      confirm={words.offer}
      onClose={onClose}
    >
      <Field
        label={words.unit}
        suffix={bet.currency}
        inputMode="decimal"
        required
        value={unit}
        onChange={({ target }) => setUnit(target.value)}
      />
      {odds.map((typed, at) => (
        <Field
          key={String(at)}
          label={fill(words.oddsOfLeg, { leg: at + 1 })}
          inputMode="decimal"
          required
          value={typed}
          onChange={({ target }) => setOdds(odds.map((one, other) => (other === at ? target.value : one)))}
        />
      ))}
    </WhyDialog>
  )
}
