/** What is chosen of a list in a promotion's effect: when it comes, and of free spins who has them and what they win. */
import type { UseFormRegister } from 'react-hook-form'
import { INSURED_AS, PERIODS, TAKERS, WINNINGS, type EffectKind } from '@uwanja/contract/site/effects'
import { Select } from '@uwanja/ui/Select'
import { useSpeech } from '../speech.ts'
import { BASES_OF, type EffectTyped } from './promotion-fields.ts'

export function EffectChoices({ kind, register }: { kind: EffectKind; register: UseFormRegister<EffectTyped> }) {
  const words = useSpeech().texts.promotions
  const choice = <Value extends string>(
    name: keyof EffectTyped,
    label: string,
    values: readonly Value[],
    texts: Readonly<Record<Value, string>>,
  ) => (
    <Select
      size="normal"
      label={label}
      options={values.map((value) => ({ value, text: texts[value] }))}
      {...register(name)}
    />
  )
  return (
    <>
      {kind === 'cashback'
        ? choice('period', words.period, PERIODS, words.periods)
        : kind === 'multiple-insurance'
          ? choice('pays', words.paysOf, INSURED_AS, words.paysAs)
          : kind === 'odds-boost'
            ? null
            : choice('base', words.base, BASES_OF[kind], words.bases)}
      {kind === 'free-spins' && (
        <>
          {choice('takers', words.takersOf, TAKERS, words.takenBy)}
          {choice('winnings', words.winningsOf, WINNINGS, words.winnings)}
        </>
      )}
    </>
  )
}
