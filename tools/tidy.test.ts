/** The walls and the house rules as a test: each rule holds for the tree, and each rule catches a planted violation. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { ROOT } from './place.mjs'
import { EXCEPTIONS, MOST_EXCEPTIONS } from './tidy/exceptions.ts'
import * as tables from './tidy/tables.ts'
import { decisionsHaveOneForm } from './tidy/decisions.ts'
import * as shape from './tidy/shape.ts'
import type { Planted, Source } from './tidy/sources.ts'
import { readSources } from './tidy/sources.ts'
import * as walls from './tidy/walls.ts'
import { PLANTED_WORDS } from './tidy/planted-words.ts'

const money = '{"exports": {".": "./money.ts", "./accounts": "./accounts.ts"}}'
const code = '/** A file for this test. */\n'

const PLANTED: Readonly<Record<string, Planted>> = {
  ...PLANTED_WORDS,
  'rooms import only what they may': {
    rule: walls.roomsImportOnlyWhatTheyMay,
    breaks: {
      'web/a.ts': `import '@uwanja/money'`,
      'contract/a.ts': `import '@uwanja/i18n/en'`,
      'sandbox/a.ts': `export * from '@uwanja/server'`,
      'sandbox/b.ts': `import '@uwanja/providers/payments'`,
      'server/a.ts': `const late = import('@uwanja/sandbox')`,
      'bets/a.ts': `import '@uwanja/providers/games/callback-client'`,
      'studio/a.ts': `import '@uwanja/money'`,
      'studio/b.ts': `import '@uwanja/server'`,
      'money/a.ts': `import type { X } from '@uwanja/providers/plugs'`,
    },
    keeps: {
      'web/a.ts': `import '@uwanja/ui/Button'`,
      'sandbox/a.ts': `import '@uwanja/providers/simulators'`,
      'server/a.test.ts': `import '@uwanja/sandbox'`,
      'tools/a.ts': `import '@uwanja/money'`,
    },
  },
  'rooms are entered by their door': {
    rule: walls.roomsAreEnteredByTheirDoor,
    breaks: { 'money/package.json': money, 'server/a.ts': `import '@uwanja/money/ledger'` },
    keeps: { 'money/package.json': money, 'server/a.ts': `import '@uwanja/money'\nimport '@uwanja/money/accounts'` },
  },
  'relative imports stay in the room': {
    rule: walls.relativeImportsStayInTheRoom,
    breaks: { 'server/banking/a.ts': `import '../../money/ledger.ts'` },
    keeps: { 'server/banking/a.ts': `import '../db/open.ts'` },
  },
  'tools are imported by nobody': {
    rule: walls.toolsAreImportedByNobody,
    breaks: { 'server/a.ts': `import '@uwanja/tools/keys'` },
    keeps: { 'tools/a.ts': `import '@uwanja/tools/keys'` },
  },
  'contract depends on zod only': {
    rule: walls.contractDependsOnZodOnly,
    breaks: { 'contract/a.ts': `import 'react'` },
    keeps: { 'contract/a.ts': `import 'zod/mini'`, 'contract/a.test.ts': `import 'vitest'` },
  },
  'browser rooms never import Node or adapters': {
    rule: walls.browserRoomsNeverImportNodeOrAdapters,
    breaks: { 'web/a.ts': `import 'node:fs'`, 'sandbox/pages/a.ts': `import '@uwanja/providers/simulators'` },
    keeps: { 'web/vite.config.ts': `import 'node:path'`, 'sandbox/a.ts': `import '@uwanja/providers/simulators'` },
  },
  'pages of sandbox and studio stay in the browser': {
    rule: walls.pagesStayInTheBrowser,
    breaks: {
      'sandbox/pages/phone/a.ts': `import '../../places.ts'`,
      'studio/games/slot/page/a.ts': `import '../engine.ts'`,
      'studio/live/page/b.ts': `import '../desk.ts'`,
    },
    keeps: {
      'sandbox/pages/phone/a.ts': `import '../texts.ts'`,
      'studio/games/slot/page/a.ts': `import '../../../pages/ask.ts'\nimport '../../../live/page/words.ts'`,
      'studio/games/slot/a.ts': `import './page/themes.ts'`,
    },
  },
  'imports lead to lower floors': {
    rule: walls.importsLeadToLowerFloors,
    breaks: {
      'server/banking/a.ts': `import '../user/store.ts'`,
      'server/bonus/a.ts': `import '../banking/store.ts'`,
      'server/wire/a.ts': `import '../user/rules.ts'`,
      'server/sessions/a.ts': `import '../players/store.ts'`,
      'server/banking/b.ts': `import '../process/parts.ts'`,
    },
    keeps: {
      'server/banking/a.ts': `import '../db/open.ts'\nimport './store.ts'`,
      'server/process/a.ts': `import '../user/handlers.ts'`,
      'server/main.ts': `import './process/life.ts'`,
      'server/bonus/a.test.ts': `import '../banking/store.ts'`,
    },
  },
  'every folder has its floor': {
    rule: walls.everyFolderHasItsFloor,
    breaks: { 'server/odds/a.ts': code, 'server/jobs.ts': code },
    keeps: { 'server/main.ts': code, 'server/banking/a.ts': code, 'server/crash/a.ts': code },
  },
  'every table has its folders': {
    rule: tables.everyTableHasItsFolders,
    breaks: { 'server/db/migrations/001-a.sql': '-- A.\ncreate table odds (id int)' },
    keeps: {
      'server/db/migrations/001-a.sql': '-- A.\ncreate table player (id int);\ncreate table old (id int)',
      'server/db/migrations/002-b.sql': '-- B.\ndrop table old',
    },
  },
  'folders name their own tables': {
    rule: tables.foldersNameTheirTables,
    breaks: {
      'server/bonus/store.ts': 'sql`select 1 from session`',
      'server/user/settings-store.ts': 'sql`update player set language = 1`',
      'money/a.ts': 'sql`select 1 from player`',
    },
    keeps: {
      'server/players/store.ts': 'sql`update player set language = 1`',
      'server/security/store.ts': 'sql`select 1 from player`',
      'server/user/a.test.ts': 'sql`update player set language = 1`',
    },
  },
  'SQL functions are short': {
    rule: tables.sqlFunctionsAreShort,
    breaks: {
      'server/db/migrations/functions/a.sql': `-- 1. A.\ncreate or replace function a() as $$\n${'x\n'.repeat(70)}$$;`,
    },
    keeps: {
      'server/db/migrations/functions/a.sql': `-- 1. A.\ncreate or replace function a() as $$\n${'x\n'.repeat(68)}$$;`,
    },
  },
  'layers point inwards': {
    rule: walls.layersPointInwards,
    breaks: {
      'server/user/store.ts': `import { a } from './rules.ts'`,
      'server/user/login-rules.ts': `import './handlers.ts'`,
      'server/user/list-store.ts': `import { b } from './lists.ts'`,
      'server/user/lists.ts': `import './handlers.ts'`,
    },
    keeps: {
      'server/user/handlers.ts': `import './login-rules.ts'`,
      'server/user/rules.ts': `import './store.ts'`,
      'server/user/store.ts': `import type { A } from './rules.ts'`,
    },
  },
  'files are named by the house': {
    rule: shape.filesAreNamedByTheHouse,
    breaks: {
      'web/sendCall.ts': code,
      'web/Send.ts': code,
      'ui/Two.tsx': 'export const Two = () => null\nexport const three = 3',
      'server/db/migrations/users.sql': '-- a b',
    },
    keeps: {
      'web/send-call.test.ts': code,
      'ui/Button.tsx': 'export interface Props { a: 1 }\nexport function Button() { return null }',
      'server/db/migrations/001-users.sql': '-- a b',
      'docs/decisions/README.md': '',
    },
  },
  'decisions are numbered without gaps, in one form': {
    rule: decisionsHaveOneForm,
    breaks: {
      'docs/decisions/001-rooms.md': '# 1. Rooms\n\n## Context\n\n## Decision\n',
      'docs/decisions/002-money.md': '# 002 Money\n\n## Decision\n',
      'docs/decisions/004-bets.md': '# 004 Bets\n\n## Context\n\n## Decision\n',
    },
    keeps: { 'docs/decisions/001-rooms.md': '# 001 Rooms\n\n## Context\n\n## Decision\n\n## Consequences\n' },
  },
  'everything has an owner': {
    rule: shape.everythingHasAnOwner,
    breaks: { 'server/utils/a.ts': code, 'web/helpers.ts': code, 'server/user/loginV2.ts': code },
    keeps: { 'server/user/misconduct.ts': code },
  },
  'files say what they are for': {
    rule: shape.filesSayWhatTheyAreFor,
    breaks: {
      'web/a.ts': `import 'x'`,
      'web/b.ts': '/** */\n',
      'web/c.ts': '// What it is',
      'server/db/migrations/001-a.sql': 'create table a ()',
    },
    keeps: { 'web/a.ts': '/** Sends a call. */', 'web/b.ts': '/**\n * Sends a call\n */', 'a.sql': '-- Why it is.' },
  },
  'files are short': {
    rule: shape.filesAreShort,
    breaks: { 'web/a.ts': code.repeat(301) },
    keeps: { 'web/a.ts': code.repeat(300), 'docs/a.md': code.repeat(900) },
  },
  'no barrels': {
    rule: shape.noBarrels,
    breaks: { 'web/index.ts': `export * from './a.ts'\nexport { b } from './b.ts'` },
    keeps: {
      'web/a.ts': `export { b } from './b.ts'\nexport const a = 1`,
      'money/package.json': money,
      'money/money.ts': `export * from './ledger.ts'`,
    },
  },
  'no bare boolean arguments': {
    rule: shape.noBareBooleanArguments,
    breaks: { 'server/a.ts': 'open(order, true)', 'web/a.ts': 'list.refresh(false)' },
    keeps: { 'web/a.ts': 'setOpen(true)\nopen(order, { isTest: true })\nf(a === true)', 'web/a.test.ts': 'f(true)' },
  },
}

function filesOf(files: Readonly<Record<string, string>>): Source[] {
  return Object.entries(files).map(([path, text]) => ({ path, text }))
}

const tree = readSources(ROOT)

describe.each(Object.entries(PLANTED))('%s', (_name, { rule, breaks, keeps }) => {
  test('in the tree', () => {
    expect(rule(tree)).toEqual([])
  })

  test('catches each planted violation', () => {
    const found = rule(filesOf(breaks))
    const guilty = Object.keys(breaks).filter((path) => !path.endsWith('package.json'))
    for (const path of guilty) expect(found.join('\n')).toContain(path)
    expect(found).toHaveLength(guilty.length)
  })

  test('leaves the innocent alone', () => {
    expect(rule(filesOf(keeps))).toEqual([])
  })
})

describe('the list of exceptions', () => {
  test('only shrinks', () => {
    expect(Object.keys(EXCEPTIONS).length).toBeLessThanOrEqual(MOST_EXCEPTIONS)
    expect(shape.exceptionsAreStillNeeded(tree)).toEqual([])
  })
})

test.runIf(existsSync(join(ROOT, 'docs/tables.md')))(
  'the printed tables are fresh',
  async () => {
    const run = promisify(execFile)
    const args = [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'tools/tables.ts', '--check']
    await expect(run(process.execPath, args, { cwd: ROOT })).resolves.toBeTruthy()
    // It loads every table of the house, beside whatever else the machine does.
  },
  120_000,
)
