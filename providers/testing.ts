/** A sandbox for the tests of plugs: the companies of the tables, or one that is being made. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSandbox, type SandboxOptions } from '@uwanja/sandbox'
import { type Keys, type Subject, subjectKeys } from './conformance.ts'

export interface PlugSandbox {
  readonly url: string
  /** Everything that the sandbox has written down. */
  readonly dataDir: string
  /** Tells the outside world something, by its own API. */
  put(path: string, body: object): Promise<void>
  close(): Promise<void>
}

/** @param keys Each company's, by the names that its wire uses. */
export async function aSandboxFor(
  keys: Readonly<Record<string, Keys>>,
  options: Pick<SandboxOptions, 'simulators' | 'paymentCallbacks' | 'country'> = {},
): Promise<PlugSandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uwanja-conformance-'))
  const sandbox = await openSandbox({
    ...options,
    host: '127.0.0.1',
    port: 0,
    dataDir,
    keys,
    gamesWallet: 'http://127.0.0.1:9/callbacks/games',
    siteUrl: 'http://localhost:8080',
    pagesDir: join(dataDir, 'pages'),
    hasStudio: false,
  })
  return {
    url: sandbox.url,
    dataDir,
    async put(path, body) {
      const headers = { 'content-type': 'application/json' }
      const { status } = await fetch(sandbox.url + path, { method: 'PUT', headers, body: JSON.stringify(body) })
      if (status !== 200) throw new Error(`${path}: ${status}`)
    },
    async close() {
      await sandbox.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

export interface SubjectsSandbox extends PlugSandbox {
  readonly keys: Readonly<Record<string, Keys>>
}

/** @param options.extra Whose simulators the sandbox's own table does not hold. */
export async function aSubjectsSandbox(
  subjects: readonly Subject[],
  { extra, paymentCallbacks }: { readonly extra: readonly Subject[]; readonly paymentCallbacks?: string },
): Promise<SubjectsSandbox> {
  const keys = Object.fromEntries(subjects.map((subject) => [subject.company.name, subjectKeys(subject)]))
  const simulators = extra.map(async ({ company }) => ({ company: company.name, ...(await company.simulator()) }))
  const sandbox = await aSandboxFor(keys, {
    simulators: await Promise.all(simulators),
    ...(paymentCallbacks ? { paymentCallbacks } : {}),
  })
  return { ...sandbox, keys }
}
