/** Planted mistakes for the rules about words, with files like them that are right. */
import type { Planted } from './sources.ts'
import * as words from './words.ts'

export const PLANTED_WORDS: Readonly<Record<string, Planted>> = {
  'SQL stands in stores': {
    rule: words.sqlStandsInStores,
    breaks: {
      'server/user/rules.ts': 'db.query(`select * from players where id = ${id}`)',
      'server/main.ts': `db.query('INSERT INTO players VALUES (1)')`,
      'server/user/handlers.ts': `db.query('update players set name = 1')`,
      'sandbox/a.ts': `db.query('begin')`,
    },
    keeps: {
      'server/user/store.ts': `db.query('select 1 from players')`,
      'server/db/open.ts': `db.query('delete from jobs')`,
      'web/a.ts': `const text = 'Select a bank from the list and update your set of cards'`,
    },
  },
  'odd spellings stay on the wire': {
    rule: words.oddSpellingsStayOnTheWire,
    breaks: { 'web/a.ts': `fetch('/User/PersonalInfromation')` },
    keeps: {
      'contract/site/user.ts': `path: '/User/PersonalInfromation'`,
      'docs/tables/calls.md': 'RejectWithadrawByUser',
    },
  },
  'nothing is left for later': {
    rule: words.nothingIsLeftForLater,
    breaks: { 'web/a.ts': '// TODO: the rest' },
    keeps: { 'web/a.ts': 'const todos = []' },
  },
  'sources can be opened': {
    rule: words.sourcesCanBeOpened,
    breaks: { 'web/a.ts': '/** Polls (specification A4.3). */', 'docs/a.md': 'as HOUSE.md says' },
    keeps: { 'web/a.ts': '/** Polls (A03): the specification names ten seconds. */' },
  },
  'names are the field’s words': {
    rule: words.namesAreTheFields,
    breaks: {
      'server/a.ts': `const deed = 1`,
      'server/b.ts': `export function a(parts: BonusDeps) {}`,
      'providers/a.ts': `function b(speaker: string) {}`,
      'server/c.ts': `interface Wish {}`,
      'server/d.ts': `const parkedDeposit = 1`,
      'server/e.ts': `function deedsOf() {}`,
    },
    keeps: {
      'server/a.ts': `const action = { deed: 1 }`,
      'server/b.ts': `export function a(deps: BonusDeps, parts: readonly string[]) {}`,
      'providers/a.ts': `function b(callbackClient: string) {}`,
      'server/c.ts': `interface PendingChange {}`,
      'server/d.ts': `const sparked = 1`,
    },
  },
  'no secrets in the project': {
    rule: words.noSecretsInTheProject,
    breaks: {
      'server/a.ts': `const key = '${'0123456789abcdef'.repeat(3)}'`,
      'server/b.ts': `const wire = { clientSecret: 'abc123def456ghi' }`,
      'server/c.ts': `const url = 'postgres://me:pass1@host/db'`,
      'docs/a.md': '-----BEGIN PRIVATE KEY-----',
    },
    keeps: {
      'server/a.test.ts': `const vector = '${'0123456789abcdef'.repeat(4)}'`,
      'server/b.ts': `const secretName = 'FASTHUB_CLIENT_SECRET'\nconst zeros = '${'0'.repeat(64)}'`,
      'server/c.ts': `const url = 'postgres://root@127.0.0.1:5432/postgres'`,
    },
  },
  'literals are what they say': {
    rule: words.literalsAreWhatTheySay,
    breaks: {
      'web/a.ts': `const a = { ...{ b, c }, d }`,
      'web/B.tsx': `const a = <B {...{ b, c }} />`,
      'web/c.ts': `type State = 'yes' | 'no'`,
    },
    keeps: {
      'web/d.ts': `const a = { ...(b ? { c } : {}), ...d }`,
      'web/e.ts': `type State = 'yes' | 'no' | 'unknown'`,
    },
  },
}
