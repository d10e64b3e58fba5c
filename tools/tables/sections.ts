/** The sections of docs/tables.md: where each table of the project stands, and what its rows must say. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readSources } from '../tidy/sources.ts'
import { behavioursOf, behaviourTable, titlesOf } from './behaviour.ts'
import type { Row } from './markdown.ts'
import { cell, exportOf, require, rowsOf, table, WrongShape } from './markdown.ts'

interface Table {
  readonly title: string
  readonly file: string
  readonly name: string
  /** Columns that every row must have. */
  readonly needs: readonly string[]
  /** What of a row is printed; without it every plain value. */
  readonly shows?: (row: Row) => Row
}

const isRow = (raw: unknown): raw is Row => raw !== null && typeof raw === 'object'

/** A plug's facts are the row; the functions and texts beside them say nothing on paper. */
function facts(row: Row): Row {
  const plug = isRow(row['plug']) ? row['plug'] : row
  return isRow(plug['facts']) ? plug['facts'] : plug
}

function officeCall({ name, method, path, permission, about, refusals }: Row): Row {
  return { name, method, path, permission, about, refusals }
}

/** A setting without a default must be given, which an empty cell would not say. */
function setting(row: Row): Row {
  return row['default'] === null ? { ...row, default: '(must be set)' } : row
}

/** The tables that are one export of one file. A file that is not there yet has no section. */
const TABLES: readonly Table[] = [
  { title: 'Refusals', file: 'contract/wire/errors.ts', name: 'REFUSALS', needs: ['statusCode', 'http'] },
  { title: 'Payment methods', file: 'providers/payments/table.ts', name: 'PAYMENTS', needs: ['plug'], shows: facts },
  { title: 'Payment companies', file: 'providers/payments/table.ts', name: 'PAYMENT_COMPANIES', needs: ['company'] },
  { title: 'Game companies', file: 'providers/games/table.ts', name: 'GAME_COMPANIES', needs: ['facts'], shows: facts },
  { title: 'SMS companies', file: 'providers/sms/table.ts', name: 'SMS', needs: ['company'] },
  { title: 'Ways to a visitor’s country', file: 'providers/geo/table.ts', name: 'GEO', needs: ['about', 'settings'] },
  { title: 'Screens', file: 'web/screens.ts', name: 'SCREENS', needs: ['path'] },
  {
    title: 'Calls of the office',
    file: 'contract/operators/office.ts',
    name: 'office',
    needs: ['method', 'path', 'permission'],
    shows: officeCall,
  },
  { title: 'Permissions in the office', file: 'contract/operators/roles.ts', name: 'PERMISSIONS', needs: ['about'] },
  { title: 'Roles in the office', file: 'contract/operators/roles.ts', name: 'ROLES', needs: ['about', 'may'] },
  { title: 'Pages of the office', file: 'office/routes.tsx', name: 'SCREENS', needs: ['path', 'needs'] },
  { title: 'Accounts of a player', file: 'money/accounts.ts', name: 'PLAYER_ACCOUNTS', needs: ['about'] },
  { title: 'Accounts of the house', file: 'money/accounts.ts', name: 'HOUSE_ACCOUNTS', needs: ['about'] },
  { title: 'Environment of the API', file: 'server/settings/env.ts', name: 'ENV', needs: ['about'], shows: setting },
  {
    title: 'Environment of the sandbox',
    file: 'sandbox/env.ts',
    name: 'SANDBOX_ENV',
    needs: ['about'],
    shows: setting,
  },
  { title: 'Jobs', file: 'server/runtime/jobs.ts', name: 'JOBS', needs: ['about'] },
  { title: 'What is done with a payment', file: 'server/banking/life.ts', name: 'ACTS', needs: ['to'] },
  { title: 'A deposit’s life', file: 'server/banking/life.ts', name: 'DEPOSIT_LIFE', needs: ['paid'] },
  { title: 'A withdrawal’s life', file: 'server/banking/life.ts', name: 'WITHDRAWAL_LIFE', needs: ['paid'] },
  { title: 'Projections', file: 'server/runtime/projections.ts', name: 'PROJECTIONS', needs: ['about'] },
  { title: 'Sentinels of the sandbox', file: 'sandbox/sentinels.ts', name: 'SENTINELS', needs: ['fate', 'when'] },
]

async function load(root: string, file: string): Promise<unknown> {
  return (await import(pathToFileURL(join(root, file)).href)) as unknown
}

async function section(root: string, one: Table): Promise<string | null> {
  if (!existsSync(join(root, one.file))) return null
  const where = `${one.file} ${one.name}`
  const rows = require(rowsOf(exportOf(await load(root, one.file), one.name, one.file), where), one.needs, where)
  return `## ${one.title}\n\n\`${one.file}\`\n\n${table(one.shows ? rows.map(one.shows) : rows)}`
}

/** Every call, and how many of them are still answered by `later()`. */
async function calls(root: string): Promise<string> {
  const areas = exportOf(await load(root, 'contract/site/calls.ts'), 'AREAS', 'contract/site/calls.ts')
  if (!isRow(areas)) throw new WrongShape('contract/site/calls.ts AREAS is not a record of areas')
  const rows = Object.entries(areas).flatMap(([area, rawCalls]) =>
    require(rowsOf(rawCalls, `contract/${area}.ts`), ['method', 'path', 'access', 'place'], `contract/${area}.ts`).map(
      (call): Row => ({ area, ...call, values: cell(call['place']), call: call['name'] }),
    ),
  )
  const late = rows.filter((row) => row['later'] !== undefined)
  const columns = ['area', 'call', 'method', 'path', 'access', 'values', 'refusals', 'later']
  return [
    '## Calls',
    '',
    `${rows.length} calls; ${late.length} are still answered by \`later()\`, which refuses them with NOT_AVAILABLE_YET.`,
    '',
    table(rows, columns),
  ].join('\n')
}

function behaviour(root: string): string | null {
  const file = join(root, 'docs/behaviour.md')
  if (!existsSync(file)) return null
  const behaviours = behavioursOf(readFileSync(file, 'utf8'))
  if (behaviours.length === 0) throw new WrongShape('docs/behaviour.md names no behaviour (- A03 What happens)')
  return `## Behaviour and its tests\n\n${behaviourTable(behaviours, titlesOf(readSources(root)))}`
}

/** The whole page. */
export async function tablesPage(root: string): Promise<string> {
  const sections = [await calls(root)]
  // One after the other: modules that import each other load in one order only.
  for (const one of TABLES) {
    const text = await section(root, one)
    if (text) sections.push(text)
  }
  const last = behaviour(root)
  if (last) sections.push(last)
  return [
    '# Tables',
    'Printed by `npm run tables` from the code; the check fails when this page is stale.',
    ...sections,
  ]
    .join('\n\n')
    .concat('\n')
}
