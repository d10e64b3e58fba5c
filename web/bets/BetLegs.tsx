/** The legs of a bet: what was picked, at which odds, how the match ended, and why a leg is void. */
import { Card } from '@uwanja/ui/Card'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { ResultMark } from './ResultMark.tsx'
import { oddsText } from './bets-rules.ts'
import type { BetWhole } from './use-bets.ts'

type Leg = NonNullable<BetWhole['legs']>[number]
type Selection = NonNullable<NonNullable<NonNullable<Leg>['selections']>[number]>

export function BetLegs({ legs }: { legs: readonly Leg[] }) {
  const t = useTranslations('bets')
  return (
    <Card className="flex flex-col gap-1">
      <h2 className="text-lg font-bold">{t('legs')}</h2>
      <ul className="divide-y divide-line">
        {legs.map(
          (leg, at) =>
            leg && (
              <li key={at} className="flex items-start justify-between gap-3 py-3">
                <div className="flex min-w-0 flex-col gap-2">
                  {(leg.selections ?? []).map((one, nth) => one && <Picked key={nth} selection={one} />)}
                  {leg.isBanker && <span className="text-sm text-muted">{t('banker')}</span>}
                </div>
                <div className="flex flex-col items-end gap-1 text-right">
                  <span className="font-bold tabular-nums">{oddsText(leg.odds)}</span>
                  {typeof leg.settledOdds === 'number' && (
                    <span className="text-xs text-muted">{t('counted', { odds: oddsText(leg.settledOdds) })}</span>
                  )}
                  <ResultMark result={leg.result} />
                </div>
              </li>
            ),
        )}
      </ul>
    </Card>
  )
}

const VOIDS = [
  'not-started',
  'moved',
  'interrupted',
  'abandoned',
  'walk-over',
  'retired',
  'venue-changed',
  'format-changed',
] as const

function Picked({ selection }: { selection: Selection }) {
  const t = useTranslations('bets')
  const dates = useDates()
  const { event, market, pick, score, startsAt, voidCase } = selection
  return (
    <div>
      <p className="font-semibold">
        {event} {score && <span className="whitespace-nowrap tabular-nums">{score}</span>}
      </p>
      <p className="text-sm">
        {market}: <strong>{pick}</strong>
      </p>
      <p className="text-sm text-muted">{dates(startsAt, 'moment')}</p>
      {voidCase && (
        <p className="text-sm">
          <VoidText voidCase={voidCase} />{' '}
          <ScreenLink to="/BettingRules" className="underline">
            {t('rulesLink')}
          </ScreenLink>
        </p>
      )}
    </div>
  )
}

function VoidText({ voidCase }: { voidCase: string }) {
  const t = useTranslations('bets.voids')
  const known = VOIDS.find((one) => one === voidCase)
  return known ? t(known) : voidCase
}
