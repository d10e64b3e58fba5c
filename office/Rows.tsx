/** A table with a caption for whoever cannot see it; on a narrow screen it scrolls inside its own box. */
import type { ReactNode } from 'react'
import { join } from '@uwanja/ui/looks/join'

interface Column {
  readonly title: string
  /** Numbers stand at the right, so that their digits meet. */
  readonly side?: 'right'
}

export interface Row {
  readonly key: string
  readonly cells: readonly ReactNode[]
}

export function Rows({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: readonly Column[]
  rows: readonly Row[]
}) {
  const side = (at: number) =>
    columns[at]?.side === 'right' ? 'text-right tabular-nums whitespace-nowrap' : 'text-left'
  return (
    <div
      className="overflow-x-auto rounded-2xl border border-line bg-surface"
      tabIndex={0}
      role="region"
      aria-label={caption}
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title }, at) => (
              <th key={title} scope="col" className={join('px-3 py-2.5 font-semibold text-muted', side(at))}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-t border-line align-top">
              {cells.map((cell, at) => (
                <td key={columns[at]?.title ?? at} className={join('px-3 py-2.5', side(at))}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
