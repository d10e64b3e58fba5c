/**
 * The printed tables: where each table of the project stands, what its rows must say, and which page shows it. A page is one
 * subject (docs/tables/NAME.md); docs/tables.md lists the pages.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readSources } from '../tidy/sources.ts'
import { behavioursOf, unguarded, titlesOf } from './behaviour.ts'
import type { MetricRow } from '../../server/process/metric-rows.ts'
import { dashboard } from './dashboard.ts'
import type { Row } from './markdown.ts'
import { cell, exportOf, require, rowsOf, table, WrongShape } from './markdown.ts'

const METRICS_FILE = 'server/process/metric-rows.ts'
const DASHBOARD_FILE = 'deploy/grafana/uwanja.json'

interface Table {
  readonly page: PageName
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
  return isRow(row['facts']) ? row['facts'] : row
}

function officeCall({ name, method, path, permission, about, refusals }: Row): Row {
  return { name, method, path, permission, about, refusals }
}

/** A setting without a default must be given, which an empty cell would not say. */
function setting(row: Row): Row {
  return row['default'] === null ? { ...row, default: '(must be set)' } : row
}

/** The pages in the order in which the list shows them, and what each is about. */
const PAGES = {
  calls: 'the calls of the player’s site',
  refusals: 'what a call may be refused with',
  payments: 'methods, companies, and a payment’s life',
  companies: 'games, SMS, the visitor’s country',
  screens: 'the pages of the site',
  office: 'its calls, permissions, roles and pages',
  accounts: 'the accounts of the ledger',
  settings: 'the environment of each program',
  metrics: 'what /metrics of the API says, and what the dashboard draws of it',
  jobs: 'what runs without being asked, and what is derived from the journal',
  book: 'the types of market',
  sandbox: 'the words that make a pretended company do something',
  words: 'what is stored or spoken since v0.1.0 and therefore never renamed',
  unguarded: 'behaviours that no test names',
} as const
type PageName = keyof typeof PAGES

function ofPage(page: PageName, tables: readonly Omit<Table, 'page'>[]): readonly Table[] {
  return tables.map((one) => ({ page, ...one }))
}

/** The tables that are one export of one file. A file that is not there yet has no section. */
const TABLES: readonly Table[] = [
  ...ofPage('refusals', [
    { title: 'Refusals', file: 'contract/wire/errors.ts', name: 'REFUSALS', needs: ['statusCode', 'http'] },
  ]),
  ...ofPage('payments', [
    { title: 'Payment methods', file: 'providers/payments/table.ts', name: 'PAYMENTS', needs: ['facts'], shows: facts },
    { title: 'What is done with a payment', file: 'server/banking/life.ts', name: 'ACTS', needs: ['to'] },
    { title: 'A deposit’s life', file: 'server/banking/life.ts', name: 'DEPOSIT_LIFE', needs: ['paid'] },
    { title: 'A withdrawal’s life', file: 'server/banking/life.ts', name: 'WITHDRAWAL_LIFE', needs: ['paid'] },
  ]),
  ...ofPage('companies', [
    { title: 'Companies', file: 'providers/companies.ts', name: 'COMPANIES', needs: ['name', 'settings'] },
    {
      title: 'Game companies',
      file: 'providers/games/table.ts',
      name: 'GAME_COMPANIES',
      needs: ['facts'],
      shows: facts,
    },
    { title: 'SMS companies', file: 'providers/sms/table.ts', name: 'SMS', needs: ['company'] },
    {
      title: 'Ways to a visitor’s country',
      file: 'providers/geo/table.ts',
      name: 'GEO',
      needs: ['about', 'settings'],
    },
  ]),
  ...ofPage('screens', [{ title: 'Screens', file: 'web/screens.ts', name: 'SCREENS', needs: ['path'] }]),
  ...ofPage('office', [
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
  ]),
  ...ofPage('accounts', [
    { title: 'Accounts of a player', file: 'money/accounts.ts', name: 'PLAYER_ACCOUNTS', needs: ['about'] },
    { title: 'Accounts of the house', file: 'money/accounts.ts', name: 'HOUSE_ACCOUNTS', needs: ['about'] },
  ]),
  ...ofPage('settings', [
    { title: 'Environment of the API', file: 'server/settings/env.ts', name: 'ENV', needs: ['about'], shows: setting },
    {
      title: 'Environment of the book',
      file: 'book/process/settings.ts',
      name: 'BOOK_ENV',
      needs: ['about'],
      shows: setting,
    },
    {
      title: 'Environment of the studio',
      file: 'studio/process/settings.ts',
      name: 'STUDIO_ENV',
      needs: ['about'],
      shows: setting,
    },
    {
      title: 'Environment of the sandbox',
      file: 'sandbox/env.ts',
      name: 'SANDBOX_ENV',
      needs: ['about'],
      shows: setting,
    },
  ]),
  ...ofPage('metrics', [
    { title: 'Metrics', file: METRICS_FILE, name: 'METRICS', needs: ['about', 'panel', 'unit', 'shows'] },
  ]),
  ...ofPage('jobs', [
    { title: 'Jobs', file: 'server/runtime/jobs.ts', name: 'JOBS', needs: ['about'] },
    { title: 'Projections', file: 'server/runtime/projections.ts', name: 'PROJECTIONS', needs: ['about'] },
  ]),
  ...ofPage('book', [
    { title: 'Types of market', file: 'book/markets/table.ts', name: 'MARKETS', needs: ['id', 'sport', 'outcomes'] },
    { title: 'Markets on a season', file: 'book/outrights/outrights.ts', name: 'OUTRIGHTS', needs: ['id', 'from'] },
  ]),
  ...ofPage('words', [
    {
      title: 'Stored and spoken words',
      file: 'tools/stored-words.ts',
      name: 'STORED_WORDS',
      needs: ['what', 'words'],
      shows: ({ what, words }) => ({ what, words }),
    },
  ]),
  ...ofPage('sandbox', [
    {
      title: 'Magic values of the sandbox',
      file: 'sandbox/magic-values.ts',
      name: 'MAGIC_VALUES',
      needs: ['fate', 'when'],
    },
  ]),
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

/** What is promised and guarded by nothing; what guards the rest is said by `npm test`, which has just run it. */
function nothingGuards(root: string): string | null {
  const file = join(root, 'docs/behaviour.md')
  if (!existsSync(file)) return null
  const behaviours = behavioursOf(readFileSync(file, 'utf8'))
  if (behaviours.length === 0) throw new WrongShape('docs/behaviour.md names no behaviour (- A03 What happens)')
  const rows = unguarded(behaviours, titlesOf(readSources(root))).map(({ number, text }) => ({
    number,
    behaviour: text,
  }))
  return `## Behaviours that no test names\n\n\`docs/behaviour.md\`\n\n${table(rows)}`
}

const SAYS_WHO = 'Printed by `npm run tables` from the code; the check fails when it is stale.'

/** Every printed page by its path below the root: the list, and a page for each subject. */
export async function tablesPages(root: string): Promise<ReadonlyMap<string, string>> {
  const sections: { readonly page: PageName; readonly text: string }[] = [{ page: 'calls', text: await calls(root) }]
  // One after the other: modules that import each other load in one order only.
  for (const one of TABLES) {
    const text = await section(root, one)
    if (text) sections.push({ page: one.page, text })
  }
  const last = nothingGuards(root)
  if (last) sections.push({ page: 'unguarded', text: last })
  const pages = (Object.keys(PAGES) as PageName[]).map((page) => ({
    page,
    texts: sections.filter((one) => one.page === page).map(({ text }) => text),
  }))
  const printed = pages.filter(({ texts }) => texts.length > 0)
  const list = printed.map(({ page }) => `- [${page}](tables/${page}.md): ${PAGES[page]}`)
  const metrics = existsSync(join(root, METRICS_FILE))
    ? exportOf(await load(root, METRICS_FILE), 'METRICS', METRICS_FILE)
    : null
  return new Map([
    ...(metrics ? [[DASHBOARD_FILE, dashboard(metrics as Readonly<Record<string, MetricRow>>)] as const] : []),
    ['docs/tables.md', whole(['# Tables', SAYS_WHO, list.join('\n')])],
    ...printed.map(
      ({ page, texts }) => [`docs/tables/${page}.md`, whole([`# Tables: ${PAGES[page]}`, SAYS_WHO, ...texts])] as const,
    ),
  ])
}

const whole = (parts: readonly string[]): string => `${parts.join('\n\n')}\n`
