/** The prizes of a race, the first place at the head. */
import { moneyText } from '../money-text.ts'
import { rows, type Race } from './use-races.ts'

type Prized = Pick<Race, 'prizeDistribution' | 'periodPrizePoolCurrency'>

/** In the order of the places. */
export function Prizes({ race, title, most = Infinity }: { race: Prized; title: string; most?: number }) {
  const prizes = rows(race.prizeDistribution).slice(0, most)
  if (prizes.length === 0) return null
  return (
    <div>
      <h3 className="mb-1 text-sm text-muted">{title}</h3>
      <ol className="grid grid-cols-2 gap-x-6 gap-y-1 tabular-nums sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]">
        {prizes.map((one, at) => (
          <li key={at} className="flex justify-between gap-2 border-b border-line py-1">
            <span className="text-muted">{at + 1}.</span>
            <span className="font-semibold">{moneyText(one.prize)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
