/** Makes the folder of a new plug from the template beside this file, inside providers/ or anywhere else. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, type Oxfmtrc } from 'oxfmt'
import { PlainError, ROOT } from '../place.mjs'
import { type Kind, type Names, renamed, TEMPLATES } from './names.ts'

/** Inside the room its own files are imported by their place, outside of it by the room's door. */
const DOORS: Readonly<Record<string, string>> = {
  plugs: '../../plugs.ts',
  company: '../../company.ts',
  'payment-calls': '../../payment-calls.ts',
  'payment-fields': '../../payment-fields.ts',
  asked: '../../asked.ts',
  'listed-game': '../../listed-game.ts',
  world: '../../world.ts',
  'tested-amount': '../../tested-amount.ts',
  conformance: '../../conformance.ts',
  'games/callback-client': '../callback-client.ts',
  'games/listing': '../listing.ts',
  'games/same-text': '../same-text.ts',
}

interface Borrowed {
  readonly folder: string
  readonly files: readonly string[]
  named(text: string, names: Names): string
}

/** The real plug whose protocol a new one begins with: these of its files become the new one's own. */
const BORROWED: Readonly<Record<Kind, Borrowed>> = {
  payment: {
    folder: 'providers/payments/fasthub',
    files: ['signing.ts', 'words.ts', 'outcome.ts', 'client.ts', 'simulator-orders.ts', 'callback-client.ts'],
    named: (text, { camel, title }) => text.replace(/\bfasthub(?=[A-Z])/g, camel).replaceAll('FastHub', title),
  },
  game: {
    folder: 'providers/games/gsw',
    files: [
      'protocol.ts',
      'signing.ts',
      'words.ts',
      'wallet.ts',
      'requests.ts',
      'callback-client.ts',
      'dialect-door.ts',
    ],
    named: (text, { camel }) => text.replace(/\bgsw(?=[A-Z])/g, camel),
  },
}

export const roomFolder = (kind: Kind, { kebab }: Names): string =>
  join('providers', kind === 'payment' ? 'payments' : 'games', kebab)

/** The files of the plug by name, formatted as the house formats. */
export async function plugFiles(kind: Kind, names: Names, place: 'inside' | 'outside'): Promise<Map<string, string>> {
  const template = join(ROOT, 'tools/new-provider', kind)
  const { folder, files: borrowed, named } = BORROWED[kind]
  const files = new Map<string, string>()
  const add = async (file: string, rawText: string) => {
    const text = named(rawText.replaceAll(`'../../../${folder}/`, "'./"), names)
    files.set(file, await formatted(place === 'inside' ? byPlace(text) : byDoor(text), file))
  }
  for (const file of borrowed) await add(file, readFileSync(join(ROOT, folder, file), 'utf8'))
  for (const file of readdirSync(template)) {
    const text = renamed(readFileSync(join(template, file), 'utf8'), TEMPLATES[kind], names)
    await add(renamed(file, TEMPLATES[kind], names), text)
  }
  if (place === 'outside') files.set('tsconfig.json', await formatted(outsideTypes(), 'tsconfig.json'))
  return files
}

export async function formatted(text: string, name: string): Promise<string> {
  const { ignorePatterns: _ofFolders, ...house } = JSON.parse(
    readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8'),
  ) as Oxfmtrc
  const { code, errors } = await format(name, text, house)
  if (errors[0]) throw new Error(`${name} cannot be read: ${errors[0].message}`)
  return code
}

/** Refuses to write over anything. */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0) throw new PlainError(`${folder} is there already and not empty.`)
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
}

function byPlace(text: string): string {
  return text.replace(/'@uwanja\/providers\/([^']+)'/g, (all, door: string) => (DOORS[door] ? `'${DOORS[door]}'` : all))
}

/** The same the other way round, for the files of a real plug. */
function byDoor(text: string): string {
  const doors = new Map(Object.entries(DOORS).map(([door, place]) => [place, door]))
  return text.replace(/'(\.\.\/[^']+)'/g, (all, place: string) => {
    const door = doors.get(place)
    if (door === undefined) throw new Error(`${all} has no door for a plug outside`)
    return `'@uwanja/providers/${door}'`
  })
}

/** For editors and `npx tsc -p folder`: outside there is no node_modules, so each door is named with its place. */
function outsideTypes(): string {
  return JSON.stringify({
    extends: join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      lib: ['ES2023'],
      types: ['node'],
      typeRoots: [join(ROOT, 'node_modules/@types')],
      paths: {
        '@uwanja/contract/*': [join(ROOT, 'contract/*.ts')],
        '@uwanja/providers/*': [join(ROOT, 'providers/*.ts')],
        '*': [join(ROOT, 'node_modules/*')],
      },
    },
    include: ['.'],
  })
}
