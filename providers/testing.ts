/** A sandbox for the conformance suites: the companies of the tables, or one that is being made. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSandbox } from '@uwanja/sandbox'
import { type Keys, type Subject, companyOf, subjectKeys } from './conformance.ts'

export interface SubjectsSandbox {
  readonly url: string
  readonly keys: Readonly<Record<string, Keys>>
  /** Everything that the sandbox has written down. */
  readonly dataDir: string
  close(): Promise<void>
}

/** @param options.extra Whose dialects the sandbox's own table does not hold. */
export async function aSubjectsSandbox(
  subjects: readonly Subject[],
  options: { readonly extra: readonly Subject[]; readonly paymentCallbacks?: string },
): Promise<SubjectsSandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uwanja-conformance-'))
  const keys = Object.fromEntries(subjects.map((subject) => [companyOf(subject), subjectKeys(subject)]))
  const sandbox = await openSandbox({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    keys: { betsolutions: { merchantId: 'merchant', key: 'key' }, ...keys },
    dialects: options.extra.flatMap(({ dialects }) => dialects),
    ...(options.paymentCallbacks ? { paymentCallbacks: options.paymentCallbacks } : {}),
    gamesWallet: 'http://127.0.0.1:9/callbacks/games',
    siteUrl: 'http://localhost:8080',
    pagesDir: join(dataDir, 'pages'),
    studio: 'closed',
  })
  return {
    url: sandbox.url,
    keys,
    dataDir,
    async close() {
      await sandbox.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}
