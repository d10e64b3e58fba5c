/** The prices of one market, and behind an arrow what those that would change would be. */
import type { Reply } from '@uwanja/contract/wire/call'
import type { office } from '@uwanja/contract/operators/office'
import { join } from '@uwanja/ui/looks/join'
import { oddsText } from './minor.ts'

type Market = Reply<typeof office.tradingPreview>['markets'][number]

interface OutcomesProps {
  readonly now: Market
  /** null: it would not be offered; absent: nothing is tried. */
  readonly next: Market | null | undefined
  readonly nameOf: (id: string) => string
}

export function Outcomes({ now, next, nameOf }: OutcomesProps) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {now.outcomes.map(({ id, odds }) => {
        const tried = next === undefined ? odds : (next?.outcomes.find((one) => one.id === id)?.odds ?? null)
        return (
          <li key={id} className="whitespace-nowrap tabular-nums">
            <span className="text-muted">{nameOf(id)}</span> {oddsText(odds)}
            {tried !== odds && (
              <strong className={join('ml-1', (tried ?? 0) > (odds ?? 0) ? 'text-win' : 'text-loss')}>
                → {oddsText(tried)}
              </strong>
            )}
          </li>
        )
      })}
    </ul>
  )
}
