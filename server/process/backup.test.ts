/** The embedded database is copied while it is written to, comes back from the copy, and says what to do when its files are damaged. */
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '@uwanja/database/embedded'
import type { Db } from '@uwanja/money/sql'
import { readSettings } from '../settings/env.ts'
import { askForBackup, backupWanted } from './backup.ts'
import { openAsItIs } from './open-database.ts'

describe('O79 a back-up of the embedded database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'uwanja-backup-'))
  const copy = join(dataDir, 'copy')
  let db: Db
  beforeAll(async () => {
    db = await openEmbedded(join(dataDir, 'database'))
    await db.script('create table pair (n int, half text)')
  })
  afterAll(async () => {
    await db.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('O79 made while it is written to holds all that was answered before, and nothing half', async () => {
    let [answered, isOver] = [0, false]
    const writing = (async () => {
      for (let n = 0; !isOver; n++) {
        await db.transaction(async (tx) => {
          await tx.sql`insert into pair values (${n}, 'left')`
          await tx.sql`insert into pair values (${n}, 'right')`
        })
        answered = n + 1
      }
    })()
    await expect.poll(() => answered).toBeGreaterThan(20)
    const before = answered
    const asked = askForBackup(dataDir, copy, 30_000)
    await backupWanted(db, dataDir)
    await asked
    isOver = true
    await writing

    expect(statSync(copy).mode & 0o077).toBe(0)
    expect(readdirSync(dataDir).filter((name) => name.startsWith('backup.'))).toEqual([])
    const other = await openEmbedded(copy)
    const [found] = await other.sql<{ whole: number; half: number }>`
      select count(*) filter (where halves = 2)::int as whole, count(*) filter (where halves <> 2)::int as half
      from (select count(*) as halves from pair group by n) counted`
    await other.close()
    expect(found!.half).toBe(0)
    expect(found!.whole).toBeGreaterThanOrEqual(before)
  })

  it('O79 is never made over another one, and says so to whoever asked', async () => {
    const asked = askForBackup(dataDir, copy, 30_000)
    await Promise.all([expect(asked).rejects.toThrow('is there already'), backupWanted(db, dataDir)])
    await expect(askForBackup(dataDir, join(dataDir, 'nobody'), 200)).rejects.toThrow('did not make a copy in time')
  })

  it('O79 whose file is damaged is answered with what to do', async () => {
    const damaged = mkdtempSync(join(tmpdir(), 'uwanja-damaged-'))
    const other = await openEmbedded(join(damaged, 'database'))
    await other.close()
    truncateSync(join(damaged, 'database/global/pg_control'), 10)
    writeFileSync(join(damaged, 'sealing.key'), `${'0a'.repeat(32)}\n`)
    const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: damaged })
    await expect(openAsItIs(settings)).rejects.toThrow(/lost or damaged.*put the last back-up in its place/)
    rmSync(damaged, { recursive: true, force: true })
  })
})
