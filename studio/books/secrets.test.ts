/** What must not be read in the studio's tables, and what does not stay there: sealed seeds, and sessions that are over. */
import { randomUUID } from 'node:crypto'
import type { Db } from '@uwanja/database/sql'
import { FULLEST, testDatabases } from '@uwanja/database/testing'
import { newBet } from '@uwanja/bets/bet'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StudioBet } from './books.ts'
import { purge, SESSION_DAYS } from './purge.ts'
import { SCHEMAS } from './schemas.ts'
import { openSealing } from './sealing.ts'
import { openStoredBooks } from './stored-books.ts'
import { saveSeed, takeLease } from './store.ts'
import { openWriter } from './writer.ts'

const { aDatabase } = testDatabases(SCHEMAS)
const [OLD, NEW] = ['ab'.repeat(32), 'cd'.repeat(32)] as const
let db: Db
beforeEach(async () => {
  db = await aDatabase(FULLEST)
})
afterEach(() => db.close())

async function aWriter() {
  const holder = randomUUID()
  expect(await takeLease(db, holder, 60)).toBe(true)
  return openWriter({ db, holder, onLost: (why) => expect(why).toBeNull(), onFault: () => {} })
}

const round = (key: string): StudioBet & { seed: string; state: unknown } => ({
  ...newBet(key, 500n),
  company: 'egt',
  gameId: '1',
  playerId: 'egt:7',
  slip: key,
  token: 't',
  currency: 'NGN',
  seed: 'the-secret-seed',
  state: { faceDown: 'queen-of-spades' },
})

async function everything(): Promise<string> {
  const texts: string[] = []
  for (const table of ['bet', 'seed', 'chain_root'] as const) {
    const rows = await db.query(`select to_jsonb(t)::text as text from studio.${table} t`, [])
    texts.push(...rows.map((row) => String(row['text'])))
  }
  return texts.join('\n')
}

test('M34 seeds that are not shown, the root and a round in play are sealed, and open after a restart', async () => {
  const writer = await aWriter()
  const books = openStoredBooks({ db, writer, sealing: openSealing([OLD]) })
  const root = await books.chainRoot('kept')
  await books.seeds.put('a', 'the-next-seed')
  await books.bets('instant').put(round('r1'))
  const kept = await everything()
  for (const secret of [root, 'the-next-seed', 'the-secret-seed', 'queen-of-spades']) expect(kept).not.toContain(secret)
  const again = openStoredBooks({ db, writer, sealing: openSealing([OLD]) })
  expect(await again.chainRoot('kept')).toBe(root)
  expect(await again.seeds.find('a')).toBe('the-next-seed')
  expect(await again.bets('instant').find('egt:7', 'r1')).toMatchObject({
    seed: 'the-secret-seed',
    state: { faceDown: 'queen-of-spades' },
  })
})

test('M34 a changed key opens what the one before sealed, and seals it anew; another key opens nothing and says which setting', async () => {
  const writer = await aWriter()
  const before = openStoredBooks({ db, writer, sealing: openSealing([OLD]) })
  const root = await before.chainRoot('kept')
  await before.seeds.put('a', 'the-next-seed')
  const changed = openStoredBooks({ db, writer, sealing: openSealing([NEW, OLD]) })
  expect([await changed.chainRoot('kept'), await changed.seeds.find('a')]).toEqual([root, 'the-next-seed'])
  const after = openStoredBooks({ db, writer, sealing: openSealing([NEW]) })
  expect(await after.chainRoot('kept')).toBe(root)
  await expect(after.seeds.find('a')).rejects.toThrow(/STUDIO_SEALING_KEY/)
})

test('M34 what stood there in plain text before is taken as it is; a seal that lies at another place opens nothing', async () => {
  const writer = await aWriter()
  const books = openStoredBooks({ db, writer, sealing: openSealing([OLD]) })
  await db.sql`insert into studio.chain_root (root) values ('an-old-root')`
  await saveSeed(db, 'old', 'an-old-seed')
  expect([await books.chainRoot('kept'), await books.seeds.find('old')]).toEqual(['an-old-root', 'an-old-seed'])
  expect(await everything()).not.toContain('an-old-root')
  await books.seeds.put('a', 'the-next-seed')
  await db.sql`update studio.seed set session = 'b' where session = 'a'`
  await expect(books.seeds.find('b')).rejects.toThrow()
})

test('M34 a session is purged by age with its seed, unless a bet of its player is still owed', async () => {
  const writer = await aWriter()
  const books = openStoredBooks({ db, writer, sealing: openSealing([OLD]) })
  const of = (id: string, playerId: string) => ({
    id,
    playerId,
    company: 'egt',
    gameId: '1',
    name: '•••',
    token: 't',
    currency: 'NGN',
  })
  const sessions = books.sessions('instant')
  for (const [id, player] of [
    ['old', 'egt:1'],
    ['owed', 'egt:7'],
    ['young', 'egt:2'],
  ] as const) {
    await sessions.put(of(id, player))
    await books.seeds.put(id, `seed of ${id}`)
  }
  await books.bets('instant').put(round('r1'))
  await db.sql`
    update studio.session set opened_at = clock_timestamp() - make_interval(days => ${SESSION_DAYS}, secs => 5)
    where id in ('old', 'owed')`
  expect(await purge(writer)).toBe(false)
  const left = await Promise.all(
    ['old', 'owed', 'young'].map(async (id) => [id, !!(await sessions.find(id)), !!(await books.seeds.find(id))]),
  )
  expect(left).toEqual([
    ['old', false, false],
    ['owed', true, true],
    ['young', true, true],
  ])
})
