/**
 * `npm run environment -- check`: reads the environment as a start would and says all that is wrong with it, without opening anything.
 * `npm run environment -- template`: an environment file with every setting, its usual value and what it is for; `-- template book`
 * and `-- template studio` those of the two programs that may run alone.
 */
import { ALONE_ENV } from '@uwanja/book/settings'
import { STUDIO_ENV } from '../studio/process/settings.ts'
import { refuseSlips } from '@uwanja/runtime/names'
import { knownNames, readTable, withFiles, type SettingsTable } from '@uwanja/runtime/settings'
import { ENV, readSettings, type RawEnv } from '../server/settings/env.ts'
import { mustNameHelp } from '../server/settings/operator.ts'
import { mustReachItself } from '../server/settings/database.ts'
import { mustHaveKeys, mustSuitProduction } from '../server/settings/production.ts'
import { command, PlainError, say } from './place.mjs'

const USAGE =
  'npm run environment -- check     what is wrong with the environment\nnpm run environment -- template [book|studio]  one to fill in'

/** What each step says, in the order of a start; a wrong row is said alone, so that one run names all of them. */
function problems(env: RawEnv): string[] {
  const said: string[] = []
  const step = (work: () => unknown): boolean => {
    try {
      work()
      return true
    } catch (error) {
      said.push((error as Error).message)
      return false
    }
  }
  step(() => refuseSlips(Object.keys(env), knownNames(ENV)))
  for (const [name, row] of Object.entries(ENV as SettingsTable)) {
    // A row's usual value may be made of other rows; those say their own word.
    const only = { ...ENV, [name]: row } as SettingsTable
    step(() => readTable({ [name]: row.default?.includes('{') ? { ...row, default: '' } : row }, withFiles(only, env)))
  }
  if (said.length > 0) return [...new Set(said)]
  let settings: ReturnType<typeof readSettings> | null = null
  step(() => (settings = readSettings(env)))
  if (settings === null) return said
  const all = settings as ReturnType<typeof readSettings>
  for (const must of [mustNameHelp, mustSuitProduction, mustReachItself]) step(() => must(all))
  step(() => mustHaveKeys(all, all.company))
  return said
}

function check(): number {
  const found = problems(process.env as RawEnv)
  for (const one of found) say(one)
  say(
    found.length === 0
      ? 'The environment is in order. Keys that operators set in the office were not looked at.'
      : `${found.length} to put right.`,
  )
  return found.length === 0 ? 0 : 1
}

/** Comments at most so wide; the file is read in a terminal. */
const WIDTH = 100

function wrapped(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    if (lines.at(-1)!.length + word.length > WIDTH) lines.push('')
    lines[lines.length - 1] += `${lines.at(-1) === '' ? '' : ' '}${word}`
  }
  return lines.map((line) => `# ${line}`)
}

/** A program that may run alone, and what it reads. */
const TABLES: Readonly<Record<string, SettingsTable>> = { platform: ENV, book: ALONE_ENV, studio: STUDIO_ENV }

function template(table: SettingsTable): number {
  for (const [name, { about, default: usual, secret }] of Object.entries(table)) {
    const more = secret ? ` A secret: or ${name}_FILE with the path of a file that holds it.` : ''
    for (const line of wrapped(`${about}${more}`)) say(line)
    say(`#${name}=${usual ?? ''}`)
    say('')
  }
  return 0
}

async function environment([what, ...more]: string[]): Promise<number> {
  if (what === 'check' && more.length === 0) return check()
  const table = Object.hasOwn(TABLES, more[0] ?? 'platform') ? TABLES[more[0] ?? 'platform'] : undefined
  if (what === 'template' && more.length <= 1 && table) return template(table)
  throw new PlainError(USAGE)
}

await command(import.meta.url, environment)
