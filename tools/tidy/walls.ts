/** The walls between rooms and inside the server: who may import whom. */
import { posix } from 'node:path'
import type { Rule, Source } from './sources.ts'
import { baseName, importsOf, isCode, isTest, roomOf } from './sources.ts'

/** Each room and the rooms of ours that it may import. `room/door` allows that one door only. Tools may import anything. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  ui: [],
  i18n: [],
  // A server of its own for tests needs a port, and whoever starts one waits for it.
  database: ['runtime/free-port', 'runtime/patience'],
  runtime: [],
  // Of the database it knows the types, and how callers share a commit.
  money: ['contract', 'database/sql', 'database/group-commit'],
  providers: ['contract'],
  // The book's door is for server/process alone, which runs it beside the server.
  server: [
    ...['contract', 'database', 'runtime', 'money', 'providers', 'i18n'],
    ...['book/open', 'book/schemas', 'book/settings'],
  ],
  // The bookmaker speaks to a wallet over HTTP: it knows neither the server nor the ledger.
  book: [
    ...['contract', 'database', 'runtime', 'bets', 'ui', 'i18n', 'providers/feeds/feed', 'providers/feeds/off'],
    ...[
      'providers/companies',
      'providers/company-settings',
      'providers/sports/launch',
      'providers/sports/wallet-client',
    ],
  ],
  web: ['contract', 'ui', 'i18n'],
  office: ['contract', 'ui', 'i18n'],
  // It is given `say`: it imports no client.
  bets: ['contract', 'database'],
  // The in-house game company: a wallet is to it what it is to any company, an address to which signed calls go.
  studio: [
    ...['contract', 'database', 'runtime', 'bets', 'ui', 'i18n'],
    ...['providers/listed-game', 'providers/world', 'providers/asked', 'providers/simulators'],
    ...['providers/companies', 'providers/company-settings'],
    ...['providers/games/callback-client', 'providers/games/callback-clients'],
  ],
  sandbox: [
    ...['contract', 'runtime', 'ui', 'i18n', 'studio'],
    ...[
      'providers/companies',
      'providers/company-settings',
      'providers/simulators',
      'providers/world',
      'providers/world-banks',
      'providers/asked',
    ],
    ...['providers/games/betsolutions', 'providers/feeds/feed'],
  ],
  e2e: ['contract', 'runtime/free-port', 'runtime/patience'],
  // A bench of the wallet's dialects speaks as the companies do: signed by a second hand it would measure that hand.
  bench: [
    'contract',
    'database',
    'money',
    'server',
    'book',
    'runtime/free-port',
    'providers/companies',
    'providers/feeds/feed',
    'providers/company',
    'providers/company-settings',
    'providers/games',
    'providers/games/callback-clients',
    'providers/games/callback-client',
    'providers/sports/wallet-client',
  ],
}
/** Tests of the server and of adapters may open the outside world's door, because they are tested with the company itself; a test of
 *  the texts may read the refusals, because each of them needs a text. */
export const TESTS_MAY_ALSO: Readonly<Record<string, readonly string[]>> = {
  // A season with players is counted again in the book, too.
  server: ['sandbox', 'book/catalogue/store', 'book/recount/exposure', 'book/recount/settled'],
  book: ['sandbox', 'providers/plugs', 'providers/sports', 'providers/sports/plug'],
  bets: ['runtime/clock'],
  studio: ['sandbox', 'providers/games/betsolutions'],
  providers: ['sandbox', 'runtime/clock'],
  i18n: ['contract'],
  // Money is tested on the databases that the server opens.
  money: ['server/db/testing', 'database/testing'],
}

/**
 * The floors of server/, from the ground up: every folder stands here, and imports lead to lower floors only. Features share
 * one floor, so none of them imports another: what two need moves down, or process/ passes a function.
 */
export const FLOORS: readonly (readonly string[])[] = [
  ['db'],
  ['runtime'],
  ['settings'],
  ['wire', 'jurisdictions'],
  ['live', 'throttle', 'sealing'],
  ['sessions', 'tax', 'second-factor', 'notices'],
  // Log-in, roles, trail and approvals: every folder above may have its operators' side.
  ['operators'],
  ['players', 'holds', 'companies', 'push'],
  ['catalogue', 'harm', 'books'],
  // Sessions at companies, what a stake of theirs is asked, and what is refused: for games and sports alike.
  ['wallet'],
  [
    ...['security', 'banking', 'game', 'user', 'identity', 'protection', 'messages', 'marketing', 'email', 'bonus'],
    ...['site', 'lite', 'screening', 'dormancy', 'suspicion', 'breaches', 'jackpot', 'trading', 'cashrace', 'segments'],
    'ussd',
  ],
  // Bets of sport companies: their free bets are the bonuses'.
  ['bets'],
  ['process'],
]

/** Folders that only tests load. */
const OF_TESTS = ['crash', 'season', 'testing']

/** From the outside in: a file may import its own kind and what stands after it, never what stands before. */
export const LAYERS = ['handlers', 'operators', 'rules', 'store']

/** Rooms that a browser loads: nothing of Node, and no adapter, because adapters hold secrets. */
const BROWSER =
  /^(?:(?:contract|ui|i18n|web|office|sandbox\/pages|studio\/pages|book\/frame)\/|studio\/(?:games\/)?[^/]+\/page\/)/

interface Import {
  readonly source: Source
  readonly name: string
}

function imports(sources: readonly Source[]): Import[] {
  return sources.filter(isCode).flatMap((source) => importsOf(source).map((name) => ({ source, name })))
}

/** Where a relative import leads, from the project's root. */
function target(one: Import): string {
  return posix.normalize(posix.join(posix.dirname(one.source.path), one.name))
}

const isRelative = (name: string): boolean => name.startsWith('.')

export const roomsImportOnlyWhatTheyMay: Rule = (sources) =>
  imports(sources).flatMap(({ source, name }) => {
    const match = /^@uwanja\/([^/]+)(?:\/.*)?$/.exec(name)
    const room = roomOf(source.path)
    const wanted = match?.[1]
    const allowed = MAY_IMPORT[room]
    if (!wanted || !allowed || wanted === room) return []
    const also = isTest(source.path) ? (TESTS_MAY_ALSO[room] ?? []) : []
    const isAllowed = [...allowed, ...also].some((entry) => name === `@uwanja/${entry}` || wanted === entry)
    return isAllowed
      ? []
      : [`${source.path} imports ${name}: ${room} may import ${allowed.join(', ') || 'nothing of ours'}`]
  })

export const roomsAreEnteredByTheirDoor: Rule = (sources) => {
  const doors = new Map(
    sources
      .filter((source) => /^[^/]+\/package\.json$/.test(source.path))
      .map((source) => [roomOf(source.path), doorsOf(source)] as const),
  )
  return imports(sources).flatMap(({ source, name }) => {
    const match = /^@uwanja\/([^/]+)(\/.*)?$/.exec(name)
    if (!match) return []
    const open = doors.get(match[1] ?? '')
    const asked = `.${match[2] ?? ''}`
    const isOpen = open?.some((door) => (door.endsWith('*') ? asked.startsWith(door.slice(0, -1)) : door === asked))
    return isOpen ? [] : [`${source.path} imports ${name}, which the exports of that room do not offer`]
  })
}

function doorsOf(source: Source): string[] {
  const raw: unknown = JSON.parse(source.text)
  const isRecord = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object'
  return isRecord(raw) && isRecord(raw['exports']) ? Object.keys(raw['exports']) : []
}

export const relativeImportsStayInTheRoom: Rule = (sources) =>
  imports(sources).flatMap((one) => {
    const room = roomOf(one.source.path)
    if (!isRelative(one.name) || !one.source.path.includes('/') || room === 'tools') return []
    const inside = roomOf(target(one)) === room
    return inside
      ? []
      : [`${one.source.path} imports ${one.name}: between rooms it is @uwanja/${roomOf(target(one))}/…`]
  })

export const toolsAreImportedByNobody: Rule = (sources) =>
  imports(sources).flatMap(({ source, name }) =>
    /^@uwanja\/tools/.test(name) && roomOf(source.path) !== 'tools' ? [`${source.path} imports ${name}`] : [],
  )

export const contractDependsOnZodOnly: Rule = (sources) =>
  imports(sources).flatMap(({ source, name }) => {
    const isFine = isRelative(name) || name === 'zod' || name.startsWith('zod/') || name.startsWith('@uwanja/')
    return roomOf(source.path) === 'contract' && !isTest(source.path) && !isFine
      ? [`${source.path} imports ${name}`]
      : []
  })

export const browserRoomsNeverImportNodeOrAdapters: Rule = (sources) =>
  imports(sources).flatMap(({ source, name }) => {
    if (!BROWSER.test(source.path) || isTest(source.path) || baseName(source.path) === 'vite.config.ts') return []
    if (name.startsWith('node:')) return [`${source.path} imports ${name}: a browser loads this room`]
    return name.startsWith('@uwanja/providers') ? [`${source.path} imports ${name}: adapters hold secrets`] : []
  })

export const pagesStayInTheBrowser: Rule = (sources) =>
  imports(sources).flatMap((one) => {
    const isPage = /^(?:sandbox|studio|book)\//.test(one.source.path) && BROWSER.test(one.source.path)
    if (!isPage || !isRelative(one.name)) return []
    return BROWSER.test(target(one))
      ? []
      : [`${one.source.path} imports ${one.name}: pages know their program by its API only`]
  })

export const importsLeadToLowerFloors: Rule = (sources) =>
  imports(sources).flatMap((one) => {
    if (!isRelative(one.name) || isTest(one.source.path)) return []
    const [from, to] = [folderOf(one.source.path), folderOf(target(one))]
    // main.ts stands above every floor.
    if (from === null || to === null || from === to || OF_TESTS.includes(from)) return []
    return floorOf(to) < floorOf(from)
      ? []
      : [`${one.source.path} imports ${one.name}: ${to} is no lower floor than ${from} (tools/tidy/walls.ts)`]
  })

export const everyFolderHasItsFloor: Rule = (sources) =>
  sources.filter(isCode).flatMap(({ path }) => {
    if (roomOf(path) !== 'server') return []
    const folder = folderOf(path)
    if (folder === null) return path === 'server/main.ts' ? [] : [`${path}: server/ itself holds main.ts only`]
    return floorOf(folder) >= 0 || OF_TESTS.includes(folder)
      ? []
      : [`${path}: ${folder} has no floor in tools/tidy/walls.ts`]
  })

/** The folder under server/, or null for files that stand directly in it or elsewhere. */
function folderOf(path: string): string | null {
  const parts = path.split('/')
  return parts[0] === 'server' && parts.length > 2 ? (parts[1] ?? null) : null
}

/** From 0, the ground; -1: the folder is not listed. */
const floorOf = (folder: string): number => FLOORS.findIndex((floor) => floor.includes(folder))

/**
 * Handlers use rules, rules use stores, never back; what is neither handlers, operators' side nor store is rules. A store may know the types
 * of the rules that ask it.
 */
export const layersPointInwards: Rule = (sources) =>
  imports(sources).flatMap((one) => {
    const { path } = one.source
    if (roomOf(path) !== 'server' || !isRelative(one.name) || isTest(path) || !HAS_LAYERS(path)) return []
    const [from, to] = [layerOf(path), layerOf(target(one))]
    const isInside = posix.dirname(path) === posix.dirname(target(one))
    const isBack = isInside && to < from && !(isTypeImport(one) || MAY_LOOK_UP.includes(path))
    return isBack ? [`${path} imports ${one.name}: handlers use rules, rules use stores, never back`] : []
  })

/** Wiring and drivers have no layers. */
const HAS_LAYERS = (path: string): boolean => !/^server\/(?:process|crash|db|wire)\//.test(path)

/** Stores that still read a table of the rules. The list only shrinks. */
const MAY_LOOK_UP: readonly string[] = ['server/security/login-store.ts']

function isTypeImport({ source, name }: Import): boolean {
  const line = source.text.split('\n').find((words) => words.includes(`from '${name}'`))
  return line !== undefined && /^(?:import|export) type /.test(line)
}

/** `handlers.ts`, `login-rules.ts`, `store.ts` … to its place in LAYERS. */
function layerOf(path: string): number {
  const name = baseName(path).replace(/\.tsx?$/, '')
  const layer = LAYERS.findIndex((word) => name === word || name.endsWith(`-${word}`))
  return layer >= 0 ? layer : LAYERS.indexOf('rules')
}
