/** A game on or off, its place, its marks, the categories it is filed into by hand, and what may be staked on it. */
import { useState, type SyntheticEvent } from 'react'
import { LOBBIES } from '@uwanja/contract/lobbies'
import { office } from '@uwanja/contract/office'
import type { OfficeGame } from '@uwanja/contract/office-games'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { Dialog } from '@uwanja/ui/Dialog'
import { Select } from '@uwanja/ui/Select'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { useSpeech } from '../speech.ts'
import { TermsFields, type TypedTerms } from './TermsFields.tsx'
import { WhyField } from './WhyField.tsx'

interface Typed extends TypedTerms {
  readonly isInTournament: boolean
  readonly hasDropsAndWins: boolean
  readonly filings: Readonly<Record<string, boolean>>
}

function typedOf(game: OfficeGame): Typed {
  const { isOn, position, leastStake, mostStake, isInTournament, hasDropsAndWins, categories } = game
  const byHand = categories.filter((one) => one.byHand !== null).map((one) => [one.category, one.byHand === true])
  return {
    ...{ isOn, leastStake, mostStake, isInTournament, hasDropsAndWins, why: '' },
    position: String(position ?? ''),
    filings: Object.fromEntries(byHand) as Record<string, boolean>,
  }
}

type Props = { game: OfficeGame; currency: string; onClose: () => void }

export function GameDialog({ game, currency, onClose }: Props) {
  const { texts, fill } = useSpeech()
  const words = texts.games
  const [typed, setTyped] = useState(() => typedOf(game))
  const doing = useDoing(office.setGame)
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (await doing.run({ ...typed, id: game.id })) onClose()
  }
  const { company, code, returnPercent, releasedOn } = game
  const about = [company, code, releasedOn, returnPercent && fill(words.returns, { percent: returnPercent })]
  return (
    <Dialog title={game.name} closeLabel={texts.close} onClose={onClose}>
      <AskForm onSubmit={submit} doing={doing} says={texts.save}>
        <p className="text-sm text-muted">{about.filter(Boolean).join(' · ')}</p>
        <TermsFields typed={typed} currency={currency} onChange={change} />
        <div>
          <Checkbox
            label={words.tournament}
            checked={typed.isInTournament}
            onChange={({ target }) => change({ isInTournament: target.checked })}
          />
          <Checkbox
            label={words.drops}
            checked={typed.hasDropsAndWins}
            onChange={({ target }) => change({ hasDropsAndWins: target.checked })}
          />
        </div>
        <Filing game={game} filings={typed.filings} onChange={(filings) => change({ filings })} />
        <WhyField why={typed.why} onChange={change} />
      </AskForm>
    </Dialog>
  )
}

type FilingProps = {
  game: OfficeGame
  filings: Typed['filings']
  onChange: (filings: Typed['filings']) => void
}

function Filing({ game, filings, onChange }: FilingProps) {
  const { texts } = useSpeech()
  const words = texts.games
  const nameOf = (category: number) => {
    const text = LOBBIES[game.lobby].tabs.find((tab) => tab.category === category)?.text
    return text === undefined || text === 'all' || text === 'favourites' ? String(category) : words.tabs[text]
  }
  const choose = (category: number, value: string) => {
    const { [category]: _was, ...others } = filings
    onChange(value === 'rule' ? others : { ...others, [category]: value === 'in' })
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-medium">{words.filing}</legend>
      <p className="text-sm text-muted">{words.filingHint}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {game.categories.map(({ category, byRule }) => (
          <Select
            key={category}
            label={nameOf(category)}
            value={filings[category] === undefined ? 'rule' : filings[category] ? 'in' : 'out'}
            options={[
              { value: 'rule', text: byRule ? words.byRule.in : words.byRule.out },
              { value: 'in', text: words.always },
              { value: 'out', text: words.neverIn },
            ]}
            onChange={({ target }) => choose(category, target.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
