/** The lines that a new company needs in the tables of the house: computed for all files first, then written together. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { camel as camelOf } from '@uwanja/runtime/settings'
import { PlainError } from '../place.mjs'
import { formatted } from './folder.ts'
import type { Kind, Names } from './names.ts'

/** What each template's company wants to be told, by the names that its Wire uses. */
export const SETTINGS: Readonly<Record<Kind, readonly string[]>> = {
  payment: ['clientId', 'clientSecret', 'callbackSecret'],
  game: ['operatorId', 'secret'],
}

type Edit = (text: string) => string

/** Every file that changes, with its new text. `root` is the project's folder. */
export async function tableEdits(root: string, kind: Kind, names: Names): Promise<Map<string, string>> {
  const edits = { ...everyCompany(kind, names), ...(kind === 'payment' ? payment(names) : game(names)) }
  const done = new Map<string, string>()
  for (const [file, edit] of Object.entries(edits)) {
    const text = readFileSync(join(root, file), 'utf8')
    try {
      done.set(file, await formatted(edit(text), file))
    } catch (error) {
      if (!(error instanceof NoPlace)) throw error
      throw new PlainError(
        `${file} has no "${error.message}" any more, so tools/new-provider/tables.ts has to be mended.`,
      )
    }
  }
  return done
}

/** Refuses a name that a table, a dialect or a setting has already. */
export function refuseKnown(root: string, { kebab, upper }: Names): void {
  const isTaken = [
    'providers/payments/table.ts',
    'providers/games/table.ts',
    'providers/dialects.ts',
    'server/settings/env.ts',
    'server/settings/games.ts',
  ]
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .some((text) => new RegExp(`['/ ]${kebab}['/ ,]|\\b${upper}_URL\\b`).test(text))
  if (isTaken) throw new PlainError(`There is a company named ${kebab} already.`)
}

function everyCompany(kind: Kind, names: Names): Readonly<Record<string, Edit>> {
  const { kebab, camel, title, upper } = names
  const room = kind === 'payment' ? 'payments' : 'games'
  const settings = SETTINGS[kind].map((name) => {
    const env = `${upper}_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`
    return { name, env, read: camelOf(env) }
  })
  const about = (name: string) =>
    `about: '${/id$/i.test(name) ? `Our name at ${title}.` : `Signs with ${title}: ${name}.`}'`
  const secret = (name: string) => (/id$/i.test(name) ? '' : ', secret: true')
  return {
    'providers/dialects.ts': chain(
      withImport(`import { PATHS as ${camel}Paths, ${camel}Dialect } from './${room}/${kebab}/dialect.ts'`),
      withEntries('DIALECTS: readonly DialectRow[] = [', [
        `{ company: '${kebab}', paths: ${camel}Paths, make: ${camel}Dialect }`,
      ]),
    ),
    [`providers/${room}/conformance-table.ts`]: chain(
      withImport(`import { subject as ${camel} } from './${kebab}/conformance.ts'`),
      withEntries('Subject>> = {', [`'${kebab}': ${camel}`]),
    ),
    'server/settings/env.ts': withEntries('export const ENV = {', [
      `${upper}_URL: { default: '', about: 'Address of ${title}.' }`,
      ...settings.map(({ name, env }) => `${env}: { default: '', ${about(name)}${secret(name)} }`),
    ]),
    'sandbox/env.ts': withEntries('export const SANDBOX_ENV = {', [
      ...settings.map(({ name, env }) => `${env}: { default: null, ${about(name)} }`),
    ]),
    'sandbox/main.ts': withEntries('  keys: {', [
      `'${kebab}': { ${settings.map(({ name, read }) => `${name}: settings.${read}`).join(', ')} }`,
    ]),
    'tools/keys.mjs': withEntries(
      'export const KEY_NAMES = [',
      settings.map(({ env }) => `'${env}'`),
    ),
    'tools/settings.mjs': withLineBefore(
      '    BETSOLUTIONS_URL:',
      `    ${upper}_URL: \`\${set.sandboxSite}/${kebab}\`,`,
    ),
  }
}

function payment({ kebab, camel, pascal }: Names): Readonly<Record<string, Edit>> {
  const methods = withEntries('    methods: [', [`'${pascal}Deposit'`, `'${pascal}Withdraw'`])
  return {
    'providers/payments/table.ts': chain(
      withImport(`import { ${camel}Deposit, ${camel}Withdraw } from './${kebab}/adapter.ts'`),
      withImport(`import { ${camel} } from './${kebab}/company.ts'`),
      withImport(
        `import { depositTexts as ${camel}DepositTexts, withdrawTexts as ${camel}WithdrawTexts } from './${kebab}/texts.ts'`,
      ),
      withEntries('PAYMENTS: readonly PaymentRow[] = [', [
        `{ plug: ${camel}Deposit, texts: ${camel}DepositTexts }`,
        `{ plug: ${camel}Withdraw, texts: ${camel}WithdrawTexts }`,
      ]),
      withEntries('export const PAYMENT_COMPANIES = [', [camel]),
    ),
    // A market offers what it names; its limits by account id are there already.
    'server/jurisdictions/markets.ts': methods,
  }
}

function game({ kebab, camel }: Names): Readonly<Record<string, Edit>> {
  return {
    // The sandbox's studio plays every company's games, and speaks to the platform as that company does.
    'providers/games/speakers.ts': chain(
      withImport(`import { ${camel}Speaker } from './${kebab}/speaker.ts'`),
      withEntries('launchOf: LaunchOf) => GameSpeaker>> = {', [`'${kebab}': ${camel}Speaker`]),
    ),
    'providers/games/table.ts': chain(
      withImport(`import { ${camel} } from './${kebab}/adapter.ts'`),
      withEntries('export const GAME_COMPANIES = {', [`'${kebab}': ${camel}`]),
    ),
  }
}

/** A file does not look as this tool expects; the message is what it looked for. */
class NoPlace extends Error {}

const chain =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((before, edit) => edit(before), text)

/** After the last import: each of our tables has one. */
function withImport(line: string): Edit {
  return (text) => {
    const last = [...text.matchAll(/^(?:import .*|\}) from '.*'$/gm)].at(-1)
    if (!last) throw new NoPlace('import')
    const at = last.index + last[0].length
    return `${text.slice(0, at)}\n${line}${text.slice(at)}`
  }
}

function withLineBefore(mark: string, line: string): Edit {
  return (text) => {
    const at = text.indexOf(mark)
    if (at < 0) throw new NoPlace(mark.trim())
    return `${text.slice(0, at)}${line.trimStart()}\n${text.slice(at)}`
  }
}

/** At the end of every list or object that `opening` opens; its last letter is the bracket. */
function withEntries(opening: string, entries: readonly string[]): Edit {
  return (text) => {
    const parts = text.split(opening)
    if (parts.length < 2) throw new NoPlace(opening.trim())
    const [first = '', ...rest] = parts
    return rest.reduce((before, part) => before + opening + withEnd(part, opening, entries), first)
  }
}

function withEnd(part: string, opening: string, entries: readonly string[]): string {
  const end = closingOf(part)
  if (end < 0) throw new NoPlace(opening.trim())
  const inside = part.slice(0, end).trimEnd()
  const comma = inside === '' || inside.endsWith(',') ? '' : ','
  return `${inside}${comma}\n${entries.join(',\n')},\n${part.slice(end)}`
}

/** Where the bracket that was open before the text is closed; texts in quotes are passed over. */
function closingOf(part: string): number {
  let depth = 1
  for (const { 0: token, index } of part.matchAll(
    /'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[^]*?\*\/|[[\]{}()]/g,
  )) {
    if (/^[[{(]$/.test(token)) depth++
    else if (/^[\]})]$/.test(token) && --depth === 0) return index
  }
  return -1
}
