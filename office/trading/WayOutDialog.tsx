/** How a movement that a wallet refused goes on: proposed by one person, confirmed by a second who says the same. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import { Select } from '@uwanja/ui/Select'
import { useSpeech } from '../speech.ts'
import { WhyDialog } from '../WhyDialog.tsx'

const WAYS = ['again', 'by-hand'] as const

export function WayOutDialog({ dispute, onClose }: { dispute: string; onClose: () => void }) {
  const { texts } = useSpeech()
  const words = texts.trading
  const [way, setWay] = useState<(typeof WAYS)[number]>('again')
  return (
    <WhyDialog
      row={office.endTradingDispute}
      values={{ key: dispute, way }}
      title={words.wayOut}
      lead={words.wayOutLead}
      confirm={words.agree}
      shown={({ agreed }) => <p>{agreed === 1 ? words.agreedFirst : words.agreedSecond}</p>}
      onClose={onClose}
    >
      <Select
        size="normal"
        label={words.wayOut}
        value={way}
        options={WAYS.map((value) => ({ value, text: words.waysOut[value] }))}
        onChange={({ target }) => setWay(WAYS.find((one) => one === target.value) ?? 'again')}
      />
    </WhyDialog>
  )
}
