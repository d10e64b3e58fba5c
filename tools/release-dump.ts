/**
 * `npm run release-dump`: keeps a small filled database of this release in server/db/releases, on which every later migration
 * is tested. Run it on the commit that is tagged: it starts this tree on a PostgreSQL of its own, lets it live the seeded day
 * through its doors, and writes down everything as INSERTs, which both databases read.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { gzipSync } from 'node:zlib'
import { CAN_OWN_CLUSTER, ownCluster, type OwnCluster } from '@uwanja/database/own-cluster'
import { RELEASE_SEALING_KEY } from '../server/db/releases.ts'
import { command, PlainError, ROOT, run, say } from './place.mjs'

const PORTS = { PORT: '18080', SANDBOX_PORT: '18081', OFFICE_PORT: '18082' }
/** Titles of companies' lists: thousands alike, of which the migrations need a few. */
const TITLES_KEPT = 40

/** Starts the tree and gives the first operator's password, which it prints once. */
async function started(env: NodeJS.ProcessEnv): Promise<{ password: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [join(ROOT, 'tools/start.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const over = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const password = await new Promise<string>((resolve, reject) => {
    let found = ''
    createInterface({ input: child.stdout }).on('line', (line) => {
      say(line)
      found ||= /first password (\S+)/.exec(line)?.[1] ?? ''
      if (line.startsWith('Stop with')) resolve(found)
    })
    void over.then(() => reject(new PlainError('It did not start; its own words are above.')))
  })
  return {
    password,
    async stop() {
      child.kill('SIGTERM')
      await over
    },
  }
}

async function dumpOf(cluster: OwnCluster): Promise<string> {
  const text = await cluster.program(
    'pg_dump',
    ...['--inserts', '--rows-per-insert=200', '--no-owner', '--no-privileges', '--no-comments', 'uwanja'],
  )
  // psql's own commands, and settings that an older PostgreSQL does not know.
  return text.replaceAll(/^(\\(un)?restrict .*|SET transaction_timeout.*|--.*)\n/gm, '')
}

async function releaseDump(): Promise<number> {
  if (!CAN_OWN_CLUSTER) throw new PlainError('PostgreSQL’s server programs are needed.')
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  const data = mkdtempSync(join(tmpdir(), 'uwanja-release-'))
  const cluster = await ownCluster()
  try {
    await cluster.program('createdb', 'uwanja')
    const own = { DATABASE_URL: cluster.url('uwanja'), DATA_DIR: data, DEMO: '1', SEALING_KEY: RELEASE_SEALING_KEY }
    const env = { ...process.env, ...PORTS, ...own }
    const house = await started(env)
    try {
      const seed = ['node_modules/tsx/dist/cli.mjs', 'tools/seed.ts', 'admin', house.password]
      const { code } = await run(process.execPath, seed, { env })
      if (code !== 0) throw new PlainError('The day was not lived to its end.')
    } finally {
      await house.stop()
    }
    await cluster.program('psql', '-qc', forgetTitles, 'uwanja')
    const folder = join(ROOT, 'server/db/releases')
    mkdirSync(folder, { recursive: true })
    const file = join(folder, `v${version}.sql.gz`)
    writeFileSync(file, gzipSync(await dumpOf(cluster), { level: 9 }))
    say(`${file} is written: commit it, and name it in server/db/releases.ts.`)
    return 0
  } finally {
    await cluster.remove()
    rmSync(data, { recursive: true, force: true })
  }
}

const forgetTitles = `
  create temp table gone as select id from game order by id offset ${TITLES_KEPT};
  delete from game_filing where game_id in (select id from gone);
  delete from favourite_game where game_id in (select id from gone);
  delete from game where id in (select id from gone)`

await command(import.meta.url, releaseDump)
