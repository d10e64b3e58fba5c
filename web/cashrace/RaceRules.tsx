/** The rules of a race in sentences, from its rule set. Nothing where a server does not tell them. */
import { raceLines, type SaysRace } from '@uwanja/i18n/race-lines'
import { moneyText } from '../money-text.ts'
import { useTranslations } from '../texts/use-translations.ts'
import type { RaceDetails } from './use-races.ts'

export function RaceRules({ race }: { race: RaceDetails }) {
  const t = useTranslations('cashrace')
  const money = (raw: unknown) => `${moneyText(raw)} ${race.periodPrizePoolCurrency ?? ''}`
  const lines = raceLines(t as unknown as SaysRace, race, money)
  if (lines.length === 0) return null
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
