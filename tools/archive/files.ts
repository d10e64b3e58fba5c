/** The files of an archived range: lines of JSON, packed, and beside them one that says what they hold. */
import { once } from 'node:events'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  openSync,
  fsyncSync,
  closeSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { linesOf, PARTS, summed, type Part, type Sum, type Sums } from '@uwanja/money/archive'
import type { Tx } from '@uwanja/database/sql'
import { PlainError } from '../place.mjs'

const fileOf = (folder: string, range: number, part: Part): string => join(folder, `range-${range}-${part}.ndjson.gz`)
const noteOf = (folder: string, range: number): string => join(folder, `range-${range}.json`)

/** On the disk, not in its memory: the rows are dropped afterwards. */
function flushed(path: string, how: 'r' | 'r+' = 'r+'): void {
  const file = openSync(path, how)
  fsyncSync(file)
  closeSync(file)
}

/** Writes both files under other names first, so that what has its own name is whole. */
export async function written(tx: Tx, folder: string, range: number): Promise<Sums> {
  const sums: Partial<Record<Part, Sums[Part]>> = {}
  for (const part of PARTS) {
    const path = fileOf(folder, range, part)
    const packed = createGzip()
    const file = createWriteStream(`${path}.part`, { mode: 0o600 })
    packed.pipe(file)
    sums[part] = await summed(linesOf(tx, range, part), async (text) => {
      if (!packed.write(text)) await once(packed, 'drain')
    })
    packed.end()
    await finished(file)
    flushed(`${path}.part`)
    await mustNotHoldOthers(folder, range, part, sums[part])
    renameSync(`${path}.part`, path)
  }
  const note = noteOf(folder, range)
  writeFileSync(note, `${JSON.stringify({ range, ...sums }, null, 2)}\n`, { mode: 0o600 })
  flushed(note)
  // Their names, too: a folder is written to the disk by itself.
  flushed(folder, 'r')
  return sums as Sums
}

/** Another house, or this one before its database was another, may keep its only copy under this name. */
async function mustNotHoldOthers(folder: string, range: number, part: Part, own: Sum): Promise<void> {
  const path = fileOf(folder, range, part)
  if (!existsSync(path)) return
  const there = await summed(linesFrom(folder, range, part)).catch(() => null)
  if (there?.sha256 !== own.sha256)
    throw new PlainError(`${path} is there already and holds something else: choose another folder.`)
}

const PAGE = 2_000

/** The lines of a file, some thousand at a time. */
export async function* linesFrom(folder: string, range: number, part: Part): AsyncGenerator<readonly string[]> {
  const path = fileOf(folder, range, part)
  if (!existsSync(path)) throw new PlainError(`${path} is not there.`)
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Infinity })
  let page: string[] = []
  for await (const line of lines) {
    page.push(line)
    if (page.length < PAGE) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

/** What the files hold, by reading all of them. */
export async function sumsOf(folder: string, range: number): Promise<Sums> {
  return {
    journal: await summed(linesFrom(folder, range, 'journal')),
    posting: await summed(linesFrom(folder, range, 'posting')),
  }
}

/** What lies beside the files says what was written into them. */
export const noted = (folder: string, range: number): Sums =>
  JSON.parse(readFileSync(noteOf(folder, range), 'utf8')) as Sums

/** Half a file is nobody's. */
export function swept(folder: string, range: number): void {
  for (const part of PARTS) rmSync(`${fileOf(folder, range, part)}.part`, { force: true })
}
