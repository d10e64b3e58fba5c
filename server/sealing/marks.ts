/**
 * Marks: keyed digests of documents, names and numbers, good for nothing but to compare. Their key is not the one that
 * seals, because exclusions are found by them for ever and a rotation of SEALING_KEY must not forget one.
 */
import { createHash, createHmac } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '@uwanja/money/sql'
import type { Settings } from '../settings/env.ts'
import { markKey } from './marks-store.ts'
import { sealingKeyNow } from './sealing.ts'

export interface Marks {
  /** Always the same for the same secret: without the key nobody can try secrets. */
  of(secret: string): Buffer
  /** @throws when the database's marks were made with another key: with this one no exclusion would be found again. */
  known(db: Db): Promise<void>
}

const NAME_BYTES = 8

/** The marks of before were made with the sealing key, so the key of their own begins as its copy. */
function copied(dataDir: string, key: Buffer): Buffer {
  const path = join(dataDir, 'marks.key')
  if (!existsSync(path)) {
    const aside = `${path}.${process.pid}`
    writeFileSync(aside, `${key.toString('hex')}\n`, { mode: 0o600 })
    try {
      linkSync(aside, path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(aside)
    }
  }
  const text = readFileSync(path, 'utf8').trim()
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${path} holds no key of 64 hex digits`)
  return Buffer.from(text, 'hex')
}

function keyOf({ marksKey, sealingKey, dataDir }: Pick<Settings, 'marksKey' | 'sealingKey' | 'dataDir'>): Buffer {
  if (marksKey !== null) return Buffer.from(marksKey, 'hex')
  const key = sealingKeyNow({ sealingKey, dataDir })
  // Where keys are settings no file is written: a machine's folder may be gone tomorrow.
  return sealingKey === null ? copied(dataDir, key) : key
}

export function openMarks(settings: Pick<Settings, 'marksKey' | 'sealingKey' | 'dataDir'>): Marks {
  let known: Buffer | null = null
  const key = () => (known ??= keyOf(settings))
  return {
    of: (secret) => createHmac('sha256', key()).update('mark').update(secret).digest(),
    async known(db) {
      const name = createHash('sha256').update('marks').update(key()).digest().subarray(0, NAME_BYTES)
      if (!(await markKey(db, name)).equals(name))
        throw new Error(
          'MARKS_KEY is not the key with which this database’s exclusions are marked: set it to that one (it was SEALING_KEY where none was set)',
        )
    },
  }
}
