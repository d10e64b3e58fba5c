/** Every command of the operators' pages, typed as it stands there, against a PostgreSQL of its own, in the order of a life. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CAN_OWN_CLUSTER, ownCluster, type OwnCluster } from '@uwanja/database/own-cluster'
import { typedWords } from '../tables/typed-words.ts'
import { ROOT } from '../place.mjs'
import { must, mustBe, until, type Drill } from './drill.ts'

/** What cannot be typed here, and where it is. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  'apt-get install ./uwanja_0.1.0_amd64.deb nginx postgresql redis-server': 'the drill package',
  'node dist/server/<command>.js': 'each `uwanja` here',
  'systemctl enable --now uwanja uwanja-verify.timer': 'systemd; the units are verified by the drill package',
  'systemctl enable --now uwanja-book uwanja-studio': 'systemd; the units are verified by the drill package',
  'systemctl start postgresql': 'systemd',
  'systemctl start uwanja uwanja-book uwanja-studio': 'systemd; the units are verified by the drill package',
  'ssh -L 8082:127.0.0.1:8082 …': 'another machine',
  'timedatectl status': 'systemd',
  'chronyc sources': 'a clock that chrony keeps',
  'pgbackrest --stanza=uwanja stanza-create': 'the drill recovery',
  'pgbackrest --stanza=uwanja --type=full backup': 'the drill recovery',
  'pgbackrest --stanza=uwanja --type=diff backup': 'the drill recovery',
  "pgbackrest --stanza=uwanja --delta --type=time --target='2026-11-24 15:30:00+00' --target-action=promote restore":
    'the drill recovery',
  'npm run archive': 'tools/archive.test.ts',
  'npm run archive -- out 0 /archive': 'tools/archive.test.ts',
  'npm run archive -- check 0 /archive': 'tools/archive.test.ts',
  'npm run archive -- back 0 /archive': 'tools/archive.test.ts',
  'npm run verify -- --rebuild': 'server/db/restore.test.ts',
  'npm run drill -- all': 'this is a part of it',
  'npm run drill -- pool': 'itself',
  'npm run drill -- failover': 'itself',
  'npm start': 'tools/commands.test.ts',
}

interface Place {
  readonly folder: string
  readonly cluster: OwnCluster
  /** As long as it stands: what the next command finds around it. */
  readonly env: Record<string, string>
  /** What stands for something of the reader's in a page, and what it is here. */
  readonly names: Record<string, string>
}

type Check = (said: string, place: Place) => Promise<void> | void

interface Step {
  readonly words: string
  /** What a person answers to its questions. */
  readonly answers?: string
  readonly env?: Readonly<Record<string, string>>
  readonly more?: string
  readonly check?: Check
}

const says =
  (words: string): Check =>
  (said) =>
    mustBe(said.includes(words), true, `“${words}” in what it said (${said.slice(-300)})`)

async function typed(place: Place, { words, answers = '', env = {}, more = '', check }: Step): Promise<string> {
  const real = Object.entries(place.names).reduce((line, [name, here]) => line.replaceAll(name, here), words) + more
  writeFileSync(join(place.folder, 'answers'), answers)
  // Without a terminal the programs that ask for a password read it where everybody else does.
  const line = `cd ${place.folder} && setsid --wait sh -c ${quoted(real)} <${place.folder}/answers 2>&1`
  const said = await must('sh', ['-c', line], { ...place.env, ...env })
  await check?.(said, place)
  return said
}

const quoted = (line: string) => `'${line.replaceAll("'", `'\\''`)}'`

/** A name for each program that an operator has: as itself, or without what this machine has not. */
function ownPrograms(folder: string): string {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  const scripts = {
    sudo: 'shift 2; exec "$@"',
    uwanja: `command=$1; shift; exec ${process.execPath} ${ROOT}/dist/server/$command.js "$@"`,
    // Of the copy, wherever they are typed.
    npm: `cd ${ROOT} && exec ${process.execPath} "$NPM" "$@"`,
    npx: `cd ${ROOT} && program=$1 && shift && exec node_modules/.bin/"$program" "$@"`,
  }
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  return bin
}

const INSTALL: readonly Step[] = [
  { words: 'sudo -u postgres createuser --pwprompt uwanja_owner', answers: 'owner-secret\nowner-secret\n' },
  { words: 'sudo -u postgres createdb --owner uwanja_owner uwanja' },
  {
    words: 'export DATABASE_URL=postgres:///uwanja?host=/run/postgresql',
    more: '; printenv DATABASE_URL',
    check: (said, { env }) => void (env['DATABASE_URL'] = said.trim()),
  },
  { words: 'uwanja migrate', check: says(' done.') },
  { words: 'uwanja roles uwanja_serve | psql uwanja', check: says('GRANT') },
  { words: `sudo -u postgres psql -c '\\password uwanja_serve'`, answers: 'serve-secret\nserve-secret\n' },
  {
    words: 'uwanja environment check',
    env: {
      NODE_ENV: 'production',
      PRODUCTION_ALLOWS: 'keys,networks',
      PUBLIC_URL: 'https://play.example.com',
      PUBLIC_CALLBACK_URL: 'https://play.example.com',
      HELP_CONTACT: '+234 700 000 000',
      OPERATOR_NAME: 'Rehearsal',
      TRUST_PROXY: '127.0.0.1',
    },
    check: says('in order'),
  },
  { words: 'uwanja operator add <name> admin', check: says('neema') },
  { words: 'uwanja roles uwanja_serve | psql …', check: says('GRANT') },
]

const UPGRADE: readonly Step[] = [
  { words: 'npm run migrate -- --check' },
  { words: 'npm run migrate', check: says('Nothing was missing.') },
  { words: 'npm run --silent roles -- uwanja_serve | psql …', check: says('GRANT') },
  { words: 'npm run verify', check: says('the books are whole') },
]

const FROM_A_DUMP: readonly Step[] = [
  { words: 'pg_dump -Fc', more: ' uwanja >file' },
  { words: 'pg_restore --exit-on-error -d uwanja file' },
  { words: 'uwanja roles … | psql …', check: says('GRANT') },
  { words: 'uwanja verify', check: says('the books are whole') },
]

const EMBEDDED: readonly Step[] = [
  { words: 'npm run backup' },
  { words: 'npm run backup -- /elsewhere/monday' },
  { words: 'npm run verify', check: says('the books are whole') },
]

const AT_ANY_TIME: readonly Step[] = [
  { words: 'df -h' },
  { words: 'openssl rand -hex 32', check: (said) => mustBe(/^[0-9a-f]{64}\n$/.test(said), true, '64 digits') },
  { words: 'npx web-push generate-vapid-keys', check: says('Private Key') },
]

const FAILOVER: readonly Step[] = [
  { words: 'psql -h db-b -c "select pg_last_wal_receive_lsn()"' },
  { words: 'psql -h db-c -c "select pg_last_wal_receive_lsn()"' },
  { words: 'psql -h db-b -c "select pg_promote()"' },
  {
    words: `psql -h db-c -c "alter system set primary_conninfo = 'host=db-b user=replicator …'" -c "select pg_reload_conf()"`,
  },
]

const RETENTION = ["psql uwanja <<'SQL'", 'sha256sum audit-before-2021.csv > audit-before-2021.csv.sha256']

/** All that is typed here. */
export const HERE: readonly string[] = [
  ...[...INSTALL, ...UPGRADE, ...FROM_A_DUMP, ...EMBEDDED, ...AT_ANY_TIME, ...FAILOVER].map(({ words }) => words),
  ...RETENTION,
]

async function all(place: Place, steps: readonly Step[]): Promise<number> {
  for (const step of steps) await typed(place, step)
  return steps.length
}

const psql = (place: Place, statement: string) => typed(place, { words: `psql -XAtq uwanja -c ${quoted(statement)}` })

/** Only a replica understands it. */
const RESUME = 'select pg_wal_replay_resume()'

/** Each statement of the pages, run and not only planned; the one that ends somebody's transaction ends one of ours. */
async function statements(place: Place): Promise<number> {
  const found = typedWords(ROOT).filter(({ words }) => /^select |^analyze$/.test(words))
  const own = found.filter(({ words }) => !words.includes('(pid)') && words !== RESUME)
  for (const { words } of own) await psql(place, words)
  const held = must('sh', ['-c', `${place.env['BIN']}/../idle.sh`], place.env).catch(() => undefined)
  const pid = () =>
    psql(place, `select pid from pg_stat_activity where application_name = 'held' and state = 'idle in transaction'`)
  await until('a transaction that is held', 20_000, async () => (await pid()).trim() !== '')
  await psql(place, `select pg_terminate_backend(${(await pid()).trim()})`)
  mustBe((await pid()).trim(), '', 'the transaction that was held')
  await held
  return found.length
}

/** The page's own lines, from the first to the last, on a row that is older than they say. */
async function retention(place: Place): Promise<void> {
  const page = readFileSync(join(ROOT, 'docs/operators/retention.md'), 'utf8')
  const block = /^ {4}psql uwanja <<'SQL'\n(?: {4}.*\n)+/m.exec(page)![0].replaceAll(/^ {4}/gm, '')
  await psql(place, `insert into audit (at, action) values ('2020-05-05', 'drill.planted')`)
  await typed(place, { words: block })
  await typed(place, { words: 'sha256sum -c audit-before-2021.csv.sha256', check: says('OK') })
  mustBe(readFileSync(join(place.folder, 'audit-before-2021.csv'), 'utf8').split('\n').length, 3, 'a head, a row')
  mustBe((await psql(place, `select count(*) from audit where at < '2021-01-01'`)).trim(), '0', 'old rows')
  const refused = await psql(place, 'delete from audit').catch(() => 'refused')
  mustBe(refused, 'refused', 'the trail’s own trigger stands again')
}

async function failover(place: Place): Promise<void> {
  const [b, c] = [await place.cluster.standby(), await place.cluster.standby()]
  try {
    await typed(place, { words: `psql -XAtq -h 127.0.0.1 -p ${b.port} uwanja -c "${RESUME}"` })
    await place.cluster.kill()
    place.names['host=db-b user=replicator …'] = `host=127.0.0.1 port=${b.port} user=postgres`
    place.names['-h db-b'] = `-h 127.0.0.1 -p ${b.port}`
    place.names['-h db-c'] = `-h 127.0.0.1 -p ${c.port}`
    await all(place, FAILOVER)
    const follows = `psql -XAtq -h 127.0.0.1 -p ${b.port} -c "select count(*) from pg_stat_replication"`
    await until('the other follows', 60_000, async () => (await typed(place, { words: follows })).trim() === '1')
  } finally {
    await b.remove()
    await c.remove()
  }
}

async function aPlace(folder: string, cluster: OwnCluster): Promise<Place> {
  const bin = ownPrograms(folder)
  const idle = `(echo "begin; select 1;"; sleep 10) | PGAPPNAME=held psql -X uwanja 2>&1`
  writeFileSync(join(folder, 'idle.sh'), `#!/bin/sh\n${idle}\n`)
  chmodSync(join(folder, 'idle.sh'), 0o755)
  const npm = (await must('sh', ['-c', 'readlink -f "$(command -v npm)"'])).trim()
  const PATH = `${bin}:${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`
  return {
    folder,
    cluster,
    env: {
      PATH,
      BIN: bin,
      NPM: npm,
      PGHOST: '127.0.0.1',
      PGPORT: String(cluster.port),
      PGUSER: 'postgres',
      DATA_DIR: join(folder, 'data'),
      NODE_ENV: '',
    },
    names: {
      'postgres:///uwanja?host=/run/postgresql': `postgres://uwanja_owner@127.0.0.1:${cluster.port}/uwanja`,
      '<name>': 'neema',
      'psql …': 'psql uwanja',
      'roles …': 'roles uwanja_serve',
      '/elsewhere/monday': join(folder, 'monday'),
    },
  }
}

export const runbooks: Drill = {
  about: 'every command of the operators’ pages is typed as it stands there',
  needs: { setsid: 'util-linux', psql: 'postgresql-client', openssl: 'openssl' },
  async run(say) {
    if (!CAN_OWN_CLUSTER) throw new Error('PostgreSQL’s server programs are wanted: apt-get install postgresql')
    const folder = mkdtempSync(join(tmpdir(), 'uwanja-runbooks-'))
    const cluster = await ownCluster({ settings: { max_prepared_transactions: '4' } })
    try {
      const place = await aPlace(folder, cluster)
      say(`install: ${await all(place, INSTALL)} commands; upgrade: ${await all(place, UPGRADE)}`)
      await all(place, FROM_A_DUMP.slice(0, 1))
      await typed(place, { words: 'dropdb uwanja && createdb --owner uwanja_owner uwanja' })
      say(
        `come back from a dump: ${(await all(place, FROM_A_DUMP.slice(1))) + 1}; any time: ${await all(place, AT_ANY_TIME)}`,
      )
      say(`${await statements(place)} statements for when something is wrong`)
      await retention(place)
      const embedded = { ...place, env: { ...place.env, DATABASE_URL: '' } }
      await typed(embedded, { words: 'uwanja migrate' })
      say(`the trail was taken out and is closed again; embedded: ${await all(embedded, EMBEDDED)} commands`)
      await failover(place)
      say(`failover: ${FAILOVER.length} commands; elsewhere, each with its place: ${Object.keys(ELSEWHERE).length}`)
    } finally {
      await cluster.remove()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
