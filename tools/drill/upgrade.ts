/** The database of every release is brought to this one while stakes go on, and this one's processes take over. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { migrate } from '@uwanja/database/migrate'
import { CAN_OWN_CLUSTER, ownCluster, type OwnCluster } from '@uwanja/database/own-cluster'
import { openPostgres } from '@uwanja/database/postgres'
import type { Db } from '@uwanja/database/sql'
import { openWager } from '../../money/wager.ts'
import { RELEASES, RELEASE_SEALING_KEY, releaseSql } from '../../server/db/releases.ts'
import { migrations } from '../../server/process/open-database.ts'
import { mustBe, type Drill } from './drill.ts'
import { anApi, missingOf, mustBeWhole } from './stakes.ts'

const DATABASE = 'uwanja'
const CALLERS = 4
const LOADED_MS = 2_000
const STAKE = { currency: 'NGN', minor: 100n } as const
/** A company waits so long before it says the same again: nobody notices a shorter pause. */
const MOST_PAUSE_MS = 5_000
const LIMITS = { connectMs: 5_000, statementMs: 15_000, lockMs: 8_000, idleMs: 15_000, keepAliveMs: 10_000 }

interface Load {
  readonly taken: ReadonlyMap<string, number>
  /** The longest that one stake took, from its first saying to its yes. */
  longestMs(): number
  stop(): Promise<void>
}

/** As a process of that release does it: the one statement by which stakes are written, said again until it is answered. */
async function staking(db: Db, name: string): Promise<Load> {
  const { wager } = openWager(db, { zone: 'Africa/Lagos', limitMs: 60_000 }, { onFault: () => {}, onMoved: () => {} })
  const players = await db.query(
    `select player_id from money.wallet where cash >= 100000 order by 1 limit ${CALLERS}`,
    [],
  )
  if (players.length === 0) throw new Error('nobody in this database has money to stake')
  const taken = new Map<string, number>()
  let [isOver, longestMs] = [false, 0]
  async function caller(nth: number): Promise<void> {
    const playerId = players[nth % players.length]!['player_id'] as bigint
    for (let count = 0; !isOver; count++) {
      const key = `${name}-${nth}-${count}`
      const startedMs = performance.now()
      for (let status = ''; status !== 'ok' && status !== 'duplicate';) {
        status = (await wager({ kind: 'staked', source: 'betsolutions', key, playerId, round: key, amount: STAKE }))
          .status
        if (status !== 'ok' && status !== 'duplicate' && status !== 'fault')
          throw new Error(`a stake was refused: ${status}`)
      }
      taken.set(key, performance.now())
      longestMs = Math.max(longestMs, performance.now() - startedMs)
      await rest(2)
    }
  }
  const callers = Promise.all(Array.from({ length: CALLERS }, (_one, nth) => caller(nth)))
  return {
    taken,
    longestMs: () => longestMs,
    async stop() {
      isOver = true
      await callers
    },
  }
}

async function upgraded(
  cluster: OwnCluster,
  release: (typeof RELEASES)[number],
  say: (line: string) => void,
): Promise<void> {
  await cluster.program('createdb', DATABASE)
  const filling = openPostgres(cluster.url(DATABASE), 1)
  await filling.script(`${releaseSql(release)};\nreset all`)
  // On a server that lived as long as the release's own did, whose transactions the journals name.
  const [last] = await filling.query('select coalesce(max(xid::text::int8), 0) as xid from money.journal', [])
  await filling.script(`do $$ begin
    while pg_current_xact_id()::text::int8 <= ${String(last!['xid'])} loop commit; end loop; end $$`)
  await filling.close()
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-upgrade-'))
  const old = openPostgres(cluster.url(DATABASE), CALLERS, LIMITS)
  const owner = openPostgres(cluster.url(DATABASE), 1)
  try {
    const load = await staking(old, release)
    await rest(LOADED_MS)
    const before = load.taken.size
    const startedMs = performance.now()
    await migrate(owner, migrations())
    const ms = performance.now() - startedMs
    const during = load.taken.size - before
    // Both releases serve for a while, as in a roll-out.
    const api = await anApi(folder, { DATABASE_URL: cluster.url(DATABASE), SEALING_KEY: RELEASE_SEALING_KEY })
    try {
      await rest(LOADED_MS)
      await load.stop()
      mustBe((await fetch(`${api.url}/ready`)).status, 200, 'the new release')
    } finally {
      await api.stop()
    }
    mustBe(await missingOf(owner, load.taken), [], 'answered and missing')
    await mustBeWhole(cluster.url(DATABASE))
    say(
      `${release}: brought here in ${(ms / 1000).toFixed(1)} s; ${load.taken.size} stakes were answered (${before} before, ${during} meanwhile), ` +
        `0 are missing, the longest took ${load.longestMs().toFixed(0)} ms, and the books are whole`,
    )
    if (load.longestMs() > MOST_PAUSE_MS) throw new Error('stakes stood still for too long')
  } finally {
    await Promise.all([old.close(), owner.close()])
    rmSync(folder, { recursive: true, force: true })
  }
}

export const upgrade: Drill = {
  about: 'the database of every release is brought to this one while stakes go on',
  needs: {},
  async run(say) {
    if (!CAN_OWN_CLUSTER) throw new Error('PostgreSQL’s server programs are wanted: apt-get install postgresql')
    for (const release of RELEASES) {
      const cluster = await ownCluster({ settings: { fsync: 'on' } })
      try {
        await upgraded(cluster, release, say)
      } finally {
        await cluster.remove()
      }
    }
  },
}
