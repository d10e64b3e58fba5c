/** `npm run tables`: prints every table of the project into docs/tables/; with --check it fails when a page is stale. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { command, PlainError, ROOT, say } from './place.mjs'
import { WrongShape } from './tables/markdown.ts'
import { tablesPages } from './tables/sections.ts'

const FOLDER = 'docs/tables'

const textOf = (path: string): string | null => {
  const file = join(ROOT, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

async function tables(args: string[]): Promise<number> {
  const pages = await tablesPages(ROOT).catch((error: unknown) => {
    throw error instanceof WrongShape ? new PlainError(error.message) : error
  })
  const folder = join(ROOT, FOLDER)
  const there = existsSync(folder) ? readdirSync(folder).map((name) => `${FOLDER}/${name}`) : []
  const stale = [...pages].filter(([path, text]) => textOf(path) !== text)
  const gone = there.filter((path) => !pages.has(path))
  const wrong = [...stale.map(([path]) => path), ...gone]
  if (args.includes('--check')) {
    if (wrong.length > 0) say(`${wrong.join(', ')}: stale, run npm run tables.`)
    return wrong.length > 0 ? 1 : 0
  }
  for (const path of gone) rmSync(join(ROOT, path))
  for (const [path, text] of stale) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
  }
  say(wrong.length > 0 ? `printed ${wrong.join(', ')}` : 'the tables were fresh')
  return 0
}

await command(import.meta.url, tables)
