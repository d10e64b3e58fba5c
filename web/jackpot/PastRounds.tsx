/** Rounds whose sale has ended: pool, winners, what goes on, and the number that was published over their tickets. Ours. */
import { Disclosure } from '@uwanja/ui/Disclosure'
import { moneyText } from '../money-text.ts'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { RecountButton } from './RecountButton.tsx'
import { usePastRounds, type PastRound } from './use-jackpots.ts'

export function PastRounds() {
  const t = useTranslations('jackpot')
  return (
    <Disclosure title={t('past')}>
      <List />
    </Disclosure>
  )
}

function List() {
  const { data = [] } = usePastRounds()
  return (
    <ul className="flex flex-col gap-4">
      {data.map((round) => (
        <Past key={round.id} round={round} />
      ))}
    </ul>
  )
}

function Past({ round }: { round: PastRound }) {
  const t = useTranslations('jackpot')
  const dates = useDates()
  const currency = round.currency ?? ''
  const winners = (round.winners ?? []).filter((one) => (one?.tickets ?? 0) > 0)
  return (
    <li className="flex flex-col gap-1">
      <p className="font-semibold wrap-anywhere">{round.name}</p>
      <p className="text-sm text-muted">
        {[
          dates(round.startDate, 'day'),
          `${t('pool')}: ${moneyText(round.prizePool)} ${currency}`,
          t('tickets', { count: String(round.tickets ?? 0) }),
        ].join(' · ')}
      </p>
      {winners.map((one) => (
        <p key={one?.right} className="text-sm">
          {t('winners', {
            right: String(one?.right ?? ''),
            tickets: String(one?.tickets ?? ''),
            each: moneyText(one?.each),
            currency,
          })}
        </p>
      ))}
      {Number(round.rolledOn ?? 0) > 0 && (
        <p className="text-sm">{t('rolledOn', { amount: moneyText(round.rolledOn), currency })}</p>
      )}
      {round.root && <p className="text-xs wrap-anywhere text-muted">{`${t('root')}: ${round.root}`}</p>}
      {round.root && typeof round.id === 'number' && <RecountButton id={round.id} tickets={round.tickets ?? 0} />}
    </li>
  )
}
