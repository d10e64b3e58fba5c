/** The compose file as podman-compose reads it, with a podman that only writes down what it was asked: the images of others are in registries. */
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../place.mjs'
import { must, mustBe } from './drill.ts'

const SECRETS = [
  ...['owner_url', 'database_url', 'book_database_url', 'studio_database_url', 'postgres_password'],
  ...['sealing_key', 'marks_key', 'studio_sealing_key'],
]
const SERVICES = ['api-1', 'api-2', 'backup', 'book', 'migrate', 'postgres', 'proxy', 'studio', 'valkey']

/** As deploy/README.md says it: the example's upstreams are services here. */
async function proxyFile(folder: string): Promise<void> {
  const page = readFileSync(join(ROOT, 'deploy/README.md'), 'utf8').replace(/\s+/g, ' ')
  const command = /`(sed [^`]+ > container\/Caddyfile)`/.exec(page)?.[1]
  if (!command) throw new Error('deploy/README.md does not say how the proxy’s file is made')
  await must('sh', ['-c', `cd ${join(folder, 'deploy')} && ${command}`])
  const file = join(folder, 'deploy/container/Caddyfile')
  await must('caddy', ['adapt', '--validate', '--config', file, '--adapter', 'caddyfile'])
  const asked = [...readFileSync(file, 'utf8').matchAll(/^\s*reverse_proxy (.*) \{$/gm)].map(([, to]) => to)
  mustBe(asked, ['api-1:8080 api-2:8080', 'book:8083'], 'whom the proxy asks')
}

/** @returns how many services it would start, each as its own words say. */
export async function composed(folder: string): Promise<number> {
  for (const part of ['container', 'caddy'])
    cpSync(join(ROOT, 'deploy', part), join(folder, 'deploy', part), { recursive: true })
  const own = join(folder, 'deploy/container')
  await proxyFile(folder)
  mkdirSync(join(own, 'secrets'))
  for (const name of SECRETS) writeFileSync(join(own, 'secrets', name), 'a-secret')
  for (const name of ['uwanja.env', 'book.env', 'studio.env']) writeFileSync(join(own, name), '')
  const [podman, heard] = [join(folder, 'podman'), join(folder, 'heard')]
  writeFileSync(podman, `#!/bin/sh\n[ "$1" = --version ] && echo "podman version 4.3.1"\necho "$@" >>${heard}\n`)
  chmodSync(podman, 0o755)
  const words = ['--podman-path', podman, '-f', join(own, 'compose.yaml'), 'up', '--no-build', '-d']
  await must('podman-compose', words)
  const runs = readFileSync(heard, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('run '))
  const serviceOf = (run: string) => /compose\.service=([\w-]+)/.exec(run)?.[1] ?? ''
  mustBe(runs.map(serviceOf).toSorted(), SERVICES, 'the services of the compose file')
  for (const run of runs.filter((one) => one.includes('uwanja:0.1.0')))
    mustBe(/ --read-only /.test(run) && /no-new-privileges/.test(run), true, `${serviceOf(run)} may write nothing`)
  mustBe(runs.filter((run) => run.includes('a-secret')).length, 0, 'secrets in words')
  return runs.length
}
