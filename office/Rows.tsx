/**
 * The office's one table: a caption for whoever cannot see it, a head that stays, sorting where the whole list is there,
 * columns that can be left out, rows that the keyboard walks. On a narrow screen it scrolls inside its own box.
 */
import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type SortFn,
} from '@tanstack/react-table'
import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { join } from '@uwanja/ui/looks/join'
import { hiddenColumns, keepHidden } from './hidden-columns.ts'
import { walkRows } from './shortcuts.ts'
import { useSpeech } from './speech.ts'

interface Column {
  readonly title: string
  /** Numbers stand at the right, so that their digits meet. */
  readonly side?: 'right'
  /** Left out on a phone, where another cell of the row says it. */
  readonly shown?: 'wide'
  /** A moment stays on one line where there is room for it. */
  readonly holds?: 'moment'
}

export interface Row {
  readonly key: string
  readonly cells: readonly ReactNode[]
  /** What a column is sorted by, in the order of the cells; without one it is not. Only where the list is whole. */
  readonly values?: readonly (string | number | null | undefined)[]
}

interface Props {
  readonly caption: string
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  /** Under this name the columns that somebody left out are kept; without one all are shown. */
  readonly name?: string
}

/** Nothing stands behind everything else, whichever way it is sorted by number. */
const byValue: SortFn<typeof features, Row> = (one, other, id) => {
  const [a, b] = [one.getValue(id), other.getValue(id)] as (string | number | null | undefined)[]
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a ?? '').localeCompare(String(b ?? ''), undefined, { numeric: true })
}

const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
})

/** Chinese may break after every letter, so a narrow screen would stand such a column on its end. */
const TEXT_CELL = 'text-left [&:lang(zh)]:min-w-24 [&:lang(zh)_button]:whitespace-nowrap'

const NUMBER_CELL = 'text-right tabular-nums whitespace-nowrap'

export function Rows({ caption, columns, rows, name }: Props) {
  const defs = columns.map(({ title }, at): ColumnDef<typeof features, Row> => ({
    id: String(at),
    header: title,
    accessorFn: (row) => row.values?.[at],
    sortFn: byValue,
    enableSorting: rows.some(({ values }) => values?.[at] !== undefined),
  }))
  const table = useTable({
    features,
    columns: defs,
    data: rows as Row[],
    getRowId: ({ key }) => key,
    initialState: { columnVisibility: hiddenColumns(name) },
  })
  const { columnVisibility } = table.state
  useEffect(() => keepHidden(name, columnVisibility), [name, columnVisibility])
  const isRight = (id: string) => columns[Number(id)]?.side === 'right'
  const widthOf = (id: string) => {
    const { shown, holds } = columns[Number(id)] ?? {}
    return join(shown === 'wide' && 'max-sm:hidden', holds === 'moment' && 'xl:whitespace-nowrap')
  }
  return (
    <div className="flex flex-col gap-1">
      {name !== undefined && <ColumnChoice columns={table.getAllLeafColumns()} />}
      <Box caption={caption}>
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead className="sticky top-0 z-10 bg-surface shadow-[inset_0_-1px_0_var(--line)]">
            <tr>
              {table.getHeaderGroups()[0]?.headers.map(({ id, column }) => (
                <Head
                  key={id}
                  column={column}
                  title={columns[Number(id)]?.title ?? ''}
                  variant={join(isRight(id) ? 'text-right' : TEXT_CELL, widthOf(id))}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr
                key={row.id}
                data-row
                tabIndex={-1}
                className="border-t border-line align-top first:border-t-0 focus:bg-raised"
              >
                {row.getVisibleCells().map(({ column: { id } }) => (
                  <td
                    key={id}
                    className={join('px-1.5 py-2 xl:px-2.5', isRight(id) ? NUMBER_CELL : TEXT_CELL, widthOf(id))}
                  >
                    {row.original.cells[Number(id)]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </div>
  )
}

/** What is too wide or too long scrolls in here; arrows walk the rows. */
function Box({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div
      className="max-h-[80dvh] overflow-auto rounded-2xl border border-line bg-surface"
      tabIndex={0}
      role="region"
      aria-label={caption}
      onKeyDown={(event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
        const isRow = event.target instanceof HTMLTableRowElement
        if (step !== undefined && isRow && walkRows(step)) event.preventDefault()
      }}
    >
      {children}
    </div>
  )
}

interface HeadColumn {
  getCanSort(): boolean
  getIsSorted(): false | 'asc' | 'desc'
  toggleSorting(): void
}

function Head({ column, title, variant }: { column: HeadColumn; title: string; variant: string }) {
  if (!column.getCanSort()) {
    return (
      <th scope="col" className={join('px-1.5 py-2.5 xl:px-2.5 font-semibold text-muted', variant)}>
        {title}
      </th>
    )
  }
  const sorted = column.getIsSorted()
  const Mark = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ArrowDownUp
  const order = { asc: 'ascending', desc: 'descending' } as const
  return (
    <th
      scope="col"
      aria-sort={sorted ? order[sorted] : 'none'}
      className={join('px-0.5 font-semibold text-muted', variant)}
    >
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-1 rounded-lg px-1 xl:px-2 [text-align:inherit] hover:bg-raised"
        onClick={() => column.toggleSorting()}
      >
        {title}
        <Mark size={14} aria-hidden="true" className={join('shrink-0', !sorted && 'opacity-50')} />
      </button>
    </th>
  )
}

interface ChoiceColumn {
  readonly id: string
  readonly columnDef: { readonly header?: unknown }
  getIsVisible(): boolean
  toggleVisibility(isVisible?: boolean): void
}

function ColumnChoice({ columns }: { columns: readonly ChoiceColumn[] }) {
  const { texts } = useSpeech()
  const shown = columns.filter((one) => one.getIsVisible()).length
  return (
    <details className="self-end text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center justify-end text-muted">
        {texts.table.columns}
      </summary>
      <div className="flex flex-wrap gap-x-5 rounded-2xl border border-line bg-surface px-4">
        {columns.map((one) => (
          <Checkbox
            key={one.id}
            label={String(one.columnDef.header)}
            checked={one.getIsVisible()}
            // A table without columns could not be brought back by whoever does not see this.
            disabled={one.getIsVisible() && shown === 1}
            onChange={({ target }) => one.toggleVisibility(target.checked)}
          />
        ))}
      </div>
    </details>
  )
}
