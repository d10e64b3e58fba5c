/** Bets that were struck while a price was wrong are void, or stand again. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useSession } from '../session.ts'
import { useSpeech } from '../speech.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import { momentIn } from './day-bounds.ts'
import type { TradingMatch } from './MatchPage.tsx'
import { useMarketWords } from './market-name.ts'

const momentOr = (zone: string, shown: string): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(shown) ? momentIn(zone, shown) : ''

export function VoidDialog({ match: { event }, onClose }: { match: TradingMatch; onClose: () => void }) {
  const { texts } = useSpeech()
  const words = texts.trading
  const names = useMarketWords(event)
  const zone = useSession((one) => one.session?.zone ?? 'UTC')
  const keys = event.markets.map(({ market, specifiers }) => `${market}?${specifiers}`)
  const [key, setKey] = useState(keys[0] ?? 'goals.match.1x2?')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [isTakenBack, setTakenBack] = useState(false)
  const [market = '', specifiers = ''] = key.split('?')
  const moment = (label: string, value: string, set: (value: string) => void) => (
    <Field
      type="datetime-local"
      step={1}
      label={label}
      required
      value={value}
      onChange={({ target }) => set(target.value)}
    />
  )
  return (
    <WhyDialog
      row={office.voidTradingBets}
      values={{ id: event.id, market, specifiers, from: momentOr(zone, from), to: momentOr(zone, to), isTakenBack }}
      title={words.voidBets}
      lead={words.voidLead}
      confirm={isTakenBack ? words.takeBack : words.voidBets}
      variant="danger"
      onClose={onClose}
    >
      {keys.length > 0 ? (
        <Select
          size="normal"
          label={words.market}
          value={key}
          options={keys.map((value) => {
            const [id = '', line = ''] = value.split('?')
            return { value, text: names.market(id, line) }
          })}
          onChange={({ target }) => setKey(target.value)}
        />
      ) : (
        <Field label={words.market} required value={key} onChange={({ target }) => setKey(target.value)} />
      )}
      {moment(words.from, from, setFrom)}
      {moment(words.to, to, setTo)}
      <Checkbox
        label={words.takeBackVoid}
        checked={isTakenBack}
        onChange={({ target }) => setTakenBack(target.checked)}
      />
    </WhyDialog>
  )
}
