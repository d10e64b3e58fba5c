/** `npm run tables`: prints every table of the project into docs/tables.md; with --check it fails when that is stale. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { command, PlainError, ROOT, say } from './place.mjs'
import { WrongShape } from './tables/markdown.ts'
import { tablesPage } from './tables/sections.ts'

const PAGE = join(ROOT, 'docs/tables.md')

async function tables(args: string[]): Promise<number> {
  const page = await tablesPage(ROOT).catch((error: unknown) => {
    throw error instanceof WrongShape ? new PlainError(error.message) : error
  })
  const isFresh = existsSync(PAGE) && readFileSync(PAGE, 'utf8') === page
  if (args.includes('--check')) {
    if (!isFresh) say('docs/tables.md is stale: run npm run tables.')
    return isFresh ? 0 : 1
  }
  if (!isFresh) {
    mkdirSync(join(ROOT, 'docs'), { recursive: true })
    writeFileSync(PAGE, page)
  }
  say(`docs/tables.md ${isFresh ? 'was fresh' : 'printed'}`)
  return 0
}

await command(import.meta.url, tables)
