/** The image of a container: built from the release by its own file, and the programs of the compose file served from it. */
import { copyFileSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ownCluster, type OwnCluster } from '@uwanja/database/own-cluster'
import { openPostgres } from '@uwanja/database/postgres'
import { freePort } from '@uwanja/runtime/free-port'
import { release } from '../release.mjs'
import { composed } from './compose.ts'
import { must, mustBe, ready, started, type Drill } from './drill.ts'

const BASE = 'localhost/uwanja-base'
const IMAGE = 'localhost/uwanja'
const ROLE = 'uwanja_serve'

type Env = Readonly<Record<string, string>>

/** Images and containers lie in a folder of their own, and no registry is asked for anything. */
function builder(folder: string) {
  const own = ['--root', join(folder, 'images'), '--runroot', join(folder, 'running'), '--storage-driver', 'overlay']
  const wordsOf = (container: string, env: Env, command: readonly string[]) => [
    ...own,
    'run',
    '--isolation=chroot',
    ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    container,
    '--',
    ...command,
  ]
  return {
    must: async (...words: string[]) => (await must('buildah', [...own, ...words])).trim(),
    ended: (container: string, env: Env, ...command: string[]) => must('buildah', wordsOf(container, env, command)),
    started: (container: string, env: Env, ...command: string[]) =>
      started('buildah', wordsOf(container, env, command), {}),
  }
}
type Builder = ReturnType<typeof builder>

/** What the file's own base has of Debian, and this machine's Node: a registry may be out of reach. */
async function base(images: Builder, folder: string): Promise<void> {
  const root = join(folder, 'root')
  await must('mmdebstrap', ['--variant=apt', '--include=ca-certificates,libstdc++6', 'bookworm', root])
  copyFileSync(realpathSync(process.execPath), join(root, 'usr/local/bin/node'))
  const empty = await images.must('from', 'scratch')
  await images.must('copy', '--quiet', empty, root, '/')
  await images.must('commit', '--quiet', empty, BASE)
}

/** @returns a container of it. */
async function built(images: Builder, archive: string): Promise<string> {
  await images.must(
    'build',
    '--isolation=chroot',
    '--format=docker',
    `--build-arg=BASE=${BASE}`,
    `--build-arg=RELEASE=${basename(archive)}`,
    '--file=deploy/container/Containerfile',
    `--tag=${IMAGE}`,
    join(archive, '..'),
  )
  return images.must('from', IMAGE)
}

/** What the image says of itself, asked within it. */
function healthCommand(): string[] {
  const file = readFileSync('deploy/container/Containerfile', 'utf8')
  return JSON.parse(/^HEALTHCHECK .*\\\n {2}CMD (\[.*\])$/m.exec(file)![1]!) as string[]
}

async function migrated(images: Builder, container: string, cluster: OwnCluster): Promise<string> {
  await cluster.program('createdb', 'uwanja')
  const owner = { DATABASE_URL: cluster.url('uwanja') }
  await images.ended(container, owner, 'node', 'dist/server/migrate.js')
  const role = await images.ended(container, owner, 'node', 'dist/server/roles.js', ROLE)
  const db = openPostgres(cluster.url('uwanja'), 1)
  await db.script(role)
  await db.close()
  return cluster.url('uwanja').replace('postgres@', `${ROLE}@`)
}

async function platform(images: Builder, container: string, databaseUrl: string): Promise<number> {
  const port = String(await freePort())
  const key = 'ab'.repeat(32)
  const env = {
    PORT: port,
    OFFICE_PORT: '0',
    DATABASE_URL: databaseUrl,
    SEALING_KEY: key,
    MARKS_KEY: key,
    HELP_CONTACT: '+234 700 000 000',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  }
  const running = images.started(container, env, 'node', 'dist/server/main.js')
  try {
    const ms = await ready(running, `http://127.0.0.1:${port}/ready`)
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text()
    mustBe(page.includes('Uwanja'), true, 'the first page')
    await images.ended(container, { PORT: port }, ...healthCommand())
    return ms
  } finally {
    await running.stop()
  }
}

async function book(images: Builder, container: string, cluster: OwnCluster): Promise<void> {
  await cluster.program('createdb', 'book')
  const port = String(await freePort())
  // A book without a platform launches nobody; the frame of a guest is there.
  const env = {
    BOOK_DATABASE_URL: cluster.url('book'),
    BOOK_PORT: port,
    WALLET_URL: 'http://127.0.0.1:9',
    SITE_URL: 'http://127.0.0.1:9',
  }
  const running = images.started(container, env, 'node', 'dist/book/main.js')
  try {
    await ready(running, `http://127.0.0.1:${port}/health`)
    const page = await (await fetch(`http://127.0.0.1:${port}/altenar/en-GB/`)).text()
    const script = /src="(\/frame\/[^"]+\.js)"/.exec(page)?.[1] ?? 'none'
    mustBe((await fetch(`http://127.0.0.1:${port}${script}`)).status, 200, `the frame’s own script (${script})`)
  } finally {
    await running.stop()
  }
}

async function studio(images: Builder, container: string, cluster: OwnCluster): Promise<void> {
  await cluster.program('createdb', 'studio')
  const port = String(await freePort())
  const env = { STUDIO_DATABASE_URL: cluster.url('studio'), STUDIO_PORT: port, STUDIO_SEALING_KEY: 'cd'.repeat(32) }
  const running = images.started(container, env, 'node', 'dist/studio/main.js')
  try {
    await ready(running, `http://127.0.0.1:${port}/health`)
  } finally {
    await running.stop()
  }
}

export const container: Drill = {
  about: 'the image of a container: built from the release, and the platform, the book and the studio served from it',
  needs: {
    buildah: 'buildah',
    crun: 'crun',
    mmdebstrap: 'mmdebstrap',
    caddy: 'caddy',
    'podman-compose': 'podman-compose',
  },
  async run(say) {
    const folder = mkdtempSync(join(tmpdir(), 'uwanja-container-'))
    const cluster = await ownCluster()
    try {
      say(`the compose file is understood: ${await composed(folder)} services, no image of others was fetched`)
      const images = builder(folder)
      await base(images, folder)
      const made = await built(images, (await release(join(folder, 'release'))).archive)
      say('the image is built')
      const ms = await platform(images, made, await migrated(images, made, cluster))
      say(
        `migrated by the owner, served by ${ROLE}: the site answered after ${(ms / 1000).toFixed(1)} s, and is healthy by the image’s own word`,
      )
      await book(images, made, cluster)
      await studio(images, made, cluster)
      say('the book’s frame and the studio are served from the same image')
    } finally {
      await cluster.remove()
      // Overlays are mounts: the builder takes them away before the folder goes.
      await builder(folder).must('rm', '--all')
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
