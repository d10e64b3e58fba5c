/** What a race is, and how it stands. */
import type { OfficeRace } from '@uwanja/contract/operators/cashraces'
import { Facts } from '../Facts.tsx'
import { useSpeech } from '../speech.ts'
import { prizesText } from './rule-fields.ts'

export function RaceFacts({ race }: { race: OfficeRace }) {
  const { texts, fill, money, time } = useSpeech()
  const words = texts.cashraces
  const { currency, rule, outcome } = { ...race, outcome: race.state === 'settled' || race.state === 'paying' }
  return (
    <Facts
      facts={[
        [words.rule, fill(words.isThere, { name: race.ruleName, version: String(race.version) })],
        [words.counts, words.countsOf[rule.counts]],
        [words.scope, `${words.scopes[rule.scope.by]}: ${rule.scope.which.join(', ')}`],
        [words.leastStake, money(rule.leastStake, currency)],
        [words.prizes, prizesText(rule.prizes, (prize) => money(prize, currency))],
        [words.pool, money(race.pool, currency)],
        [words.payAs, words.ways[rule.payAs]],
        [words.address, race.urlSuffix],
        [words.entryOf, words.entries[race.entry]],
        [words.from, time(race.fromAt)],
        [words.to, time(race.toAt)],
        [words.countsUntil, time(race.countsUntil)],
        [words.games, String(race.games)],
        [words.players, String(race.players)],
        ...(race.commitment === '' ? [] : ([[words.commitment, race.commitment]] as const)),
        ...(outcome
          ? ([
              [words.paid, money(race.paid, currency)],
              [words.left, money(race.left, currency)],
            ] as const)
          : []),
      ]}
    />
  )
}
