/** Tables of a module as Markdown: rows are a list or a record of objects, columns what their rows plainly say. */

export type Row = Readonly<Record<string, unknown>>

/** A file whose table has not the shape that its readers rely on. */
export class WrongShape extends Error {}

const isRecord = (raw: unknown): raw is Row => raw !== null && typeof raw === 'object' && !Array.isArray(raw)

/** A record whose rows are one sentence each. */
const oneSentence = (name: string, raw: unknown): unknown => (typeof raw === 'string' ? { name, about: raw } : raw)

/** `[{…}, …]` as it is; `{name: {…}}` and `{name: 'about'}` with their names first. Anything else is no table. */
export function rowsOf(raw: unknown, where: string): readonly Row[] {
  const rows = Array.isArray(raw)
    ? (raw as readonly unknown[])
    : isRecord(raw)
      ? Object.entries(raw).map(([name, row]) => (isRecord(row) ? { name, ...row } : oneSentence(name, row)))
      : null
  if (!rows || !rows.every(isRecord)) throw new WrongShape(`${where} is not a list or a record of objects`)
  return rows
}

/** The export `name` of a loaded module. */
export function exportOf(module: unknown, name: string, file: string): unknown {
  if (isRecord(module) && name in module) return module[name]
  throw new WrongShape(`${file} has no export ${name}`)
}

/** A cell: plain values as they are, lists joined, an object's plain values as `key value`; functions say nothing. */
export function cell(raw: unknown): string {
  if (raw === undefined || raw === null || raw === '' || raw === false || typeof raw === 'function') return ''
  if (raw === true) return 'yes'
  if (Array.isArray(raw)) return raw.map(cell).filter(Boolean).join(', ')
  // A component of React (an icon) is an object too.
  if (isRecord(raw) && '$$typeof' in raw) return ''
  if (isRecord(raw)) {
    return Object.entries(raw)
      .map(([name, value]) => [name, cell(value)] as const)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => `${name} ${text}`)
      .join(', ')
  }
  return String(raw).replaceAll('|', '\\|').replace(/\s+/g, ' ')
}

/** A Markdown table of the named columns; without names every column in which a row says something. */
export function table(rows: readonly Row[], columns: readonly string[] = columnsOf(rows)): string {
  if (rows.length === 0) return 'None yet.'
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    line(columns),
    `|${columns.map(() => '---').join('|')}|`,
    ...rows.map((row) => line(columns.map((column) => cell(row[column])))),
  ].join('\n')
}

function columnsOf(rows: readonly Row[]): string[] {
  const said = rows.flatMap((row) => Object.keys(row).filter((name) => cell(row[name]) !== ''))
  return [...new Set(said)]
}

/** Every row must say these. */
export function require(rows: readonly Row[], columns: readonly string[], where: string): readonly Row[] {
  for (const row of rows) {
    const missing = columns.find((column) => row[column] === undefined)
    if (missing) throw new WrongShape(`${where}: the row ${JSON.stringify(cell(row))} has no ${missing}`)
  }
  return rows
}
