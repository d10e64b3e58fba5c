/** The switch between 1X2, totals and double chance on a phone; beside each other where there is room. */
import { join } from '@uwanja/ui/looks/join'
import type { Sport } from '../answers/ask.ts'
import { useSaid } from '../texts.ts'
import { COLUMNS } from './columns.ts'
import { useColumn } from './column-choice.ts'

const NAMES = { '1x2': 'x12', total: 'total', 'double-chance': 'double', winner: 'winner' } as const

export function ColumnSwitch({ sport }: { readonly sport: Sport }) {
  const { texts } = useSaid()
  const { at } = useColumn()
  const columns = COLUMNS[sport]
  if (columns.length < 2) return null
  return (
    <div role="group" aria-label={texts.columns} className="flex gap-1 px-2 py-1.5 roomy:hidden">
      {columns.map(({ market }, index) => {
        const isOn = index === Math.min(at, columns.length - 1)
        return (
          <button
            key={market}
            type="button"
            aria-pressed={isOn}
            onClick={() => useColumn.setState({ at: index })}
            className={join(
              'min-h-11 flex-1 rounded-lg px-2 text-sm font-semibold',
              isOn ? 'bg-turf text-chalk' : 'bg-surface text-muted hover:text-text',
            )}
          >
            {texts.columnNames[NAMES[market.split('.')[2] as keyof typeof NAMES]]}
          </button>
        )
      })}
    </div>
  )
}
