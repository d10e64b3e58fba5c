/**
 * `npm run recount -- FILE`: counts a jackpot again from the file of its tickets, and asks nobody. Exit code 0: it is right,
 * 1: something differs, 2: the file cannot be read.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { recount, type RoundFile } from '../contract/fair/recount.ts'
import { command, PlainError, say } from './place.mjs'

const digest = (text: string) => Promise.resolve(createHash('sha256').update(text).digest('hex'))

async function counted([path, ...more]: string[]): Promise<number> {
  if (path === undefined || more.length > 0) throw new PlainError('npm run recount -- FILE')
  try {
    const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity })[Symbol.asyncIterator]()
    const first = await lines.next()
    const file = JSON.parse(String(first.value)) as RoundFile
    if (file.version !== 1) throw new Error('its first line is of another version')
    const rest = { [Symbol.asyncIterator]: () => lines }
    const { root, counted: found, differs } = await recount(file, rest, digest)
    say(`${file.name}: ${String(found.tickets)} tickets, root ${root}`)
    say(JSON.stringify(found))
    for (const name of differs) say(`differs: ${name}`)
    say(differs.length === 0 ? 'The round is right.' : `${String(differs.length)} differ from what was paid.`)
    return differs.length === 0 ? 0 : 1
  } catch (error) {
    say(`${path} cannot be counted: ${(error as Error).message}`)
    return 2
  }
}

await command(import.meta.url, counted)
