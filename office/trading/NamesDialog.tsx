/** What a side of a match is called in each language, by a trader's word over the feed's. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import { sidesIn } from '@uwanja/i18n/book-words'
import { LANGUAGE_NAMES, LANGUAGES } from '@uwanja/i18n/language'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useSpeech } from '../speech.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import type { TradingMatch } from './MatchPage.tsx'

const SIDES = ['home', 'away'] as const

export function NamesDialog({ match: { event, sides }, onClose }: { match: TradingMatch; onClose: () => void }) {
  const { texts, language: own } = useSpeech()
  const spoken = sidesIn(event, own)
  const words = texts.trading
  const [side, setSide] = useState<(typeof SIDES)[number]>('home')
  const [typed, setTyped] = useState({ home: sides?.home.named ?? {}, away: sides?.away.named ?? {} })
  const names = Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const name = typed[side][language]?.trim() ?? ''
      return name === '' ? [] : [[language, name]]
    }),
  )
  return (
    <WhyDialog
      row={office.setTradingNames}
      values={{ id: event.id, side, names }}
      title={words.sideNames}
      lead={words.sideNamesLead}
      confirm={words.setNames}
      onClose={onClose}
    >
      <Select
        size="normal"
        label={words.side}
        value={side}
        options={SIDES.map((value) => ({ value, text: spoken[value] }))}
        onChange={({ target }) => setSide(SIDES.find((one) => one === target.value) ?? 'home')}
      />
      {LANGUAGES.map((language) => (
        <Field
          key={`${side} ${language}`}
          label={LANGUAGE_NAMES[language].name}
          placeholder={sides?.[side].said[language] ?? event[side]}
          maxLength={120}
          autoComplete="off"
          value={typed[side][language] ?? ''}
          onChange={({ target }) => setTyped({ ...typed, [side]: { ...typed[side], [language]: target.value } })}
        />
      ))}
    </WhyDialog>
  )
}
