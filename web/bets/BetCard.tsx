/** A bet in the list: what was picked, what it cost, and what it came to. */
import { moneyText } from '../money-text.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { BoostLine } from './BoostLine.tsx'
import { BetState } from './BetState.tsx'
import { brandOf, oddsText, receiptPath } from './bets-rules.ts'
import type { BetRow } from './use-bets.ts'
import { useTypeText } from './use-type-text.ts'

const SHOWN = 3
export function BetCard({ bet }: { bet: BetRow }) {
  const t = useTranslations('bets')
  const dates = useDates()
  const typeText = useTypeText()
  const { betId = '', company = '', currency = '', payout, returned } = bet
  const selections = (bet.selections ?? []).filter((one) => one !== null && one !== undefined)
  const amount = (raw: unknown) => `${moneyText(raw)} ${currency ?? ''}`
  const facts = [
    [t('stake'), `${amount(bet.stake)}${bet.isFree ? ` (${t('free')})` : ''}`],
    bet.status === 'open' ? [t('most'), amount(bet.potentialWin)] : [t('payout'), amount(payout)],
    ...(returned ? [[t('returned'), amount(returned)] as const] : []),
  ] as const
  return (
    <li className="flex flex-col gap-2 rounded-xl border border-line bg-surface p-3.5 [contain-intrinsic-size:auto_10rem] [content-visibility:auto]">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">
          {brandOf(company ?? '')} · {typeText(bet.type)}
        </span>
        <BetState status={bet.status} />
      </div>
      <ul className="flex flex-col gap-1 text-sm">
        {selections.slice(0, SHOWN).map((one, at) => (
          <li key={at} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0">
              {one.event}: <strong>{one.pick}</strong> <span className="text-muted">{one.score}</span>
            </span>
            <span className="tabular-nums">{oddsText(one.odds)}</span>
          </li>
        ))}
      </ul>
      {selections.length > SHOWN && (
        <p className="text-sm text-muted">{t('oneMoreLeg', { count: String(selections.length - SHOWN) })}</p>
      )}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 border-t border-line pt-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <BoostLine betId={betId ?? ''} company={company ?? ''} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
        <span className="whitespace-nowrap text-muted tabular-nums">{dates(bet.placedAt, 'moment')}</span>
        <ScreenLink to={receiptPath(betId ?? '', company ?? '')} className="min-h-11 content-center underline">
          {t('open')}
        </ScreenLink>
      </div>
    </li>
  )
}
