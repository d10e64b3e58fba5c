/** A game on or off, its place, its marks, the categories it is filed into by hand, and what may be staked on it. */
import { useForm, type UseFormRegister } from 'react-hook-form'
import { LOBBIES } from '@uwanja/contract/site/lobbies'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeGame } from '@uwanja/contract/operators/games'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { Dialog } from '@uwanja/ui/Dialog'
import { Select } from '@uwanja/ui/Select'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { useSpeech } from '../speech.ts'
import { WhyField } from '../WhyField.tsx'
import { TermsFields } from './TermsFields.tsx'
import { typedTerms, type TypedTerms } from './typed-terms.ts'

/** In or out by hand, or as the rule of the category says. */
type Filed = 'rule' | 'in' | 'out'

interface Typed extends TypedTerms {
  readonly isInTournament: boolean
  readonly hasDropsAndWins: boolean
  /** In the order of the game's categories. */
  readonly filed: readonly { readonly how: Filed }[]
}

function typedOf(game: OfficeGame): Typed {
  const { isInTournament, hasDropsAndWins, categories } = game
  const how = (byHand: boolean | null): Filed => (byHand === null ? 'rule' : byHand ? 'in' : 'out')
  const filed = categories.map(({ byHand }) => ({ how: how(byHand) }))
  return { ...typedTerms(game), isInTournament, hasDropsAndWins, filed }
}

/** Only what is filed by hand is sent. */
function filingsOf({ categories }: OfficeGame, filed: Typed['filed']): Record<string, boolean> {
  const named = categories.map(({ category }, at) => [category, filed[at]?.how ?? 'rule'] as const)
  return Object.fromEntries(named.flatMap(([category, how]) => (how === 'rule' ? [] : [[category, how === 'in']])))
}

type Props = { game: OfficeGame; currency: string; onClose: () => void }

export function GameDialog({ game, currency, onClose }: Props) {
  const { texts, fill } = useSpeech()
  const words = texts.games
  const { register, handleSubmit } = useForm<Typed>({ defaultValues: typedOf(game) })
  const doing = useDoing(office.setGame)
  const submit = handleSubmit(async ({ filed, ...typed }) => {
    if (await doing.run({ ...typed, filings: filingsOf(game, filed), id: game.id })) onClose()
  })
  const { company, code, returnPercent, releasedOn } = game
  const about = [company, code, releasedOn, returnPercent && fill(words.returns, { percent: returnPercent })]
  return (
    <Dialog title={game.name} closeLabel={texts.close} onClose={onClose}>
      <AskForm onSubmit={submit} doing={doing} says={texts.save}>
        <p className="text-sm text-muted">{about.filter(Boolean).join(' · ')}</p>
        <TermsFields register={register} currency={currency} />
        <div>
          <Checkbox label={words.tournament} {...register('isInTournament')} />
          <Checkbox label={words.drops} {...register('hasDropsAndWins')} />
        </div>
        <Filing game={game} register={register} />
        <WhyField registered={register('why')} />
      </AskForm>
    </Dialog>
  )
}

function Filing({ game, register }: { game: OfficeGame; register: UseFormRegister<Typed> }) {
  const { texts } = useSpeech()
  const words = texts.games
  const nameOf = (category: number) => {
    const text = LOBBIES[game.lobby].tabs.find((tab) => tab.category === category)?.text
    return text === undefined || text === 'all' || text === 'favourites' ? String(category) : words.tabs[text]
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="font-medium">{words.filing}</legend>
      <p className="text-sm text-muted">{words.filingHint}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {game.categories.map(({ category, byRule }, at) => (
          <Select
            key={category}
            label={nameOf(category)}
            options={[
              { value: 'rule', text: byRule ? words.byRule.in : words.byRule.out },
              { value: 'in', text: words.always },
              { value: 'out', text: words.neverIn },
            ]}
            {...register(`filed.${at}.how`)}
          />
        ))}
      </div>
    </fieldset>
  )
}
