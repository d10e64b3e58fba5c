/** What a round is and owes now. */
import type { OfficeRound } from '@uwanja/contract/operators/jackpots'
import { Facts } from '../Facts.tsx'
import { useSpeech } from '../speech.ts'

export function RoundFacts({ round }: { round: OfficeRound }) {
  const { texts, fill, money, time } = useSpeech()
  const words = texts.jackpots
  const { currency } = round
  const version = String(round.version)
  return (
    <Facts
      facts={[
        [words.rule, fill(words.isThere, { name: round.ruleName, version })],
        [words.price, money(round.price, currency)],
        [words.sold, String(round.tickets)],
        [words.sales, money(round.sales, currency)],
        [words.pool, money(round.pool, currency)],
        [words.liability, money(round.liability, currency)],
        [words.closes, round.closesAt === null ? '' : time(round.closesAt)],
        [words.rolls, money(round.rolls, currency)],
        ...(round.root === '' ? [] : ([[words.root, round.root]] as const)),
      ]}
    />
  )
}
