/** `npm run new-provider -- payment acme-pay`: makes a working plug to start from, in providers/ or with --out elsewhere. */
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { command, PlainError, ROOT, say } from './place.mjs'
import { plugFiles, roomFolder, writeFolder } from './new-provider/folder.ts'
import { KINDS, type Kind, type Names, readName } from './new-provider/names.ts'
import { LIST, listed, refuseKnown } from './new-provider/tables.ts'

const USAGE =
  'npm run new-provider -- payment acme-pay   or   -- game acme-games, with --out /elsewhere for a folder outside'

async function inside(kind: Kind, names: Names): Promise<void> {
  refuseKnown(names)
  const folder = roomFolder(kind, names)
  if (existsSync(join(ROOT, folder))) throw new PlainError(`${folder} is there already.`)
  // Everything that can fail is computed before anything is written.
  const files = await plugFiles(kind, names, 'inside')
  const list = listed(ROOT, kind, names)
  writeFolder(join(ROOT, folder), files)
  writeFileSync(join(ROOT, LIST), list)
  say(`${folder} is a working plug, and ${LIST} has its line.`)
  say(`Try it: npm run conformance -- ${folder}`)
  say('Then over the real server: npm test -- providers server/banking/plugs server/wallet')
}

async function outside(kind: Kind, names: Names, rawOut: string): Promise<void> {
  const folder = join(resolve(process.env['INIT_CWD'] ?? process.cwd(), rawOut), names.kebab)
  writeFolder(folder, await plugFiles(kind, names, 'outside'))
  say(`${folder} is a working plug.`)
  say(`Try it: npm run conformance -- ${folder}`)
}

await command(import.meta.url, async (rawArgs) => {
  const at = rawArgs.indexOf('--out')
  const out = at < 0 ? null : rawArgs[at + 1]
  const [rawKind, rawName, ...more] = at < 0 ? rawArgs : rawArgs.toSpliced(at, 2)
  const kind = KINDS.find((one) => one === rawKind)
  if (!kind || !rawName || more.length > 0 || out === undefined) throw new PlainError(USAGE)
  const names = readName(rawName)
  await (out === null ? inside(kind, names) : outside(kind, names, out))
  return 0
})
