/** One match of a three-way round: home, draw or away; the same choice again takes it back (J02). */
import { join } from '@uwanja/ui/looks/join'
import { useTranslations } from '../texts/use-translations.ts'
import { MatchHead } from './MatchHead.tsx'
import type { Match } from './use-jackpots.ts'

const WAYS = [
  { pick: '1', name: 'home' },
  { pick: '2', name: 'draw' },
  { pick: '3', name: 'away' },
] as const

interface Props {
  readonly match: Match
  readonly pick: string | undefined
  readonly onChoose: (pick: string) => void
}

export function MatchChoice({ match, pick, onChoose }: Props) {
  const t = useTranslations('jackpot')
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 rounded-2xl border border-line bg-surface p-3">
      <legend className="sr-only">{`${match.participant1 ?? ''} – ${match.participant2 ?? ''}`}</legend>
      <MatchHead match={match} />
      <div className="grid grid-cols-3 gap-2">
        {WAYS.map((way) => (
          <button
            key={way.pick}
            type="button"
            aria-pressed={pick === way.pick}
            onClick={() => onChoose(way.pick)}
            className={join(
              'flex min-h-12 min-w-0 flex-col items-center justify-center rounded-xl border px-1 py-1 text-center leading-tight',
              pick === way.pick ? 'border-turf bg-turf font-semibold text-chalk' : 'border-control hover:bg-raised',
            )}
          >
            <span className="text-sm">{t(way.name)}</span>
            <span className="max-w-full truncate text-xs opacity-80">{match[way.name]}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
