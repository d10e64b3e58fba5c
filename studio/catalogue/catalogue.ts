/**
 * The catalogue: every title of the eight companies, the same ones each time, made from tables and dice that always
 * fall alike. Thousands of them are made at once when somebody first asks, and then stay.
 */
import type { GameFeature } from '@uwanja/providers/listed-game'
import { THEMES, type ThemeName } from '../games/slot/page/themes.ts'
import { ENGINES, type EngineName } from '../instant/engines.ts'
import type { Place } from '../players/sessions.ts'
import { COMPANIES, type CompanyRow, type Run } from './companies.ts'
import { dice, type Dice } from '@uwanja/contract/fair/dice'
import { MOTIFS, PALETTE } from './motifs.ts'
import type { Title } from './title.ts'
import { BINGO_WORDS, POKER_WORDS, WORDS } from './words.ts'

/** Designs of a model that are arranged anew for each title. */
const DESIGNS = 8
const CLASSIC = ['classic-1', 'classic-3', 'classic-5', 'classic-27'] as const
const VIDEO = ['video-5', 'video-10', 'video-20', 'video-25', 'ways-243'] as const
/** A classic machine shows fruit and bars; the others would look wrong on it. */
const CLASSIC_THEMES = ['fruit', 'bars', 'luck', 'gems'] as const satisfies readonly ThemeName[]
const THEME_NAMES = Object.keys(THEMES) as ThemeName[]

/** Days on which titles came out: the last day is fixed, because a catalogue is the same at every start. */
const FIRST_DAY = Date.UTC(2014, 0, 15)
const LAST_DAY = Date.UTC(2026, 10, 13)
const DAY_MS = 86_400_000

/** New titles are the rarer the further one looks back: half of all came out in the last third of the years. */
function releaseDate(die: Dice): string {
  const days = (LAST_DAY - FIRST_DAY) / DAY_MS
  const back = Math.floor((die.below(1_000) / 1_000) ** 1.7 * days)
  return new Date(LAST_DAY - back * DAY_MS).toISOString().slice(0, 10)
}

/** A name that no other title has: the next free pair of words, from a place that the dice choose. */
function freshName(
  words: { before: readonly string[]; after: readonly string[] },
  taken: Set<string>,
  die: Dice,
): string {
  const { before, after } = words
  const all = before.length * after.length
  const start = die.below(all)
  for (let step = 0; step < all; step++) {
    const at = (start + step * 7) % all
    const name = `${before[at % before.length]!} ${after[Math.floor(at / before.length)]!}`
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
  return freshName(
    { before: before.map((word) => `${word} ${word === 'Grand' ? 'Royal' : 'Grand'}`), after },
    taken,
    die,
  )
}

interface Making {
  readonly row: CompanyRow
  readonly run: Run
  readonly index: number
  readonly die: Dice
  readonly taken: Set<string>
}

function slotTitle({ run, index, die, taken }: Making): Pick<Title, 'name' | 'kind' | 'variant' | 'look'> {
  const isClassic = die.below(1_000) < (run.classicPerMille ?? 0)
  const model = isClassic ? die.pick(CLASSIC) : die.pick(VIDEO)
  const buys = !isClassic && die.below(1_000) < (run.buyPerMille ?? 0) ? ':buy' : ''
  const theme = isClassic ? die.pick(CLASSIC_THEMES) : die.pick(THEME_NAMES)
  return {
    name: freshName(WORDS[theme], taken, die),
    kind: isClassic ? 'slot-classic' : 'slot-video',
    variant: `${model}:${String(die.below(DESIGNS))}:${String(run.firstId + index)}${buys}`,
    look: { motif: theme, colours: die.pick(PALETTE) },
  }
}

function otherTitle({ run, index, die, taken }: Making): Pick<Title, 'name' | 'kind' | 'variant' | 'look'> {
  const words = run.engine === 'bingo' ? BINGO_WORDS : POKER_WORDS
  const variants = run.variants ?? ENGINES[run.engine as EngineName]?.variants ?? ['classic']
  return {
    name: run.names?.[index] ?? freshName(words, taken, die),
    kind: run.kind,
    variant: variants[index % variants.length]!,
    look: { motif: MOTIFS[run.engine] ?? 'star', colours: die.pick(PALETTE) },
  }
}

function featuresOf({ engine, variant }: Pick<Title, 'engine' | 'variant'>): GameFeature[] {
  const isShared = !Object.hasOwn(ENGINES, engine)
  const features: GameFeature[] = isShared && engine !== 'zeppelin' ? [] : ['free-play']
  if (variant.endsWith(':buy')) features.push('buy-free-spin')
  // Slots keep their proof as well, but the category is the casino's: games where one bets against a number.
  if (engine === 'zeppelin' || (!isShared && engine !== 'slot')) features.push('provably-fair')
  return features
}

function makeTitle(making: Making): Title {
  const { row, run, index, die } = making
  const own = run.engine === 'slot' ? slotTitle(making) : otherTitle(making)
  return {
    ...own,
    company: row.company,
    gameId: `${row.idPrefix}${String(run.firstId + index)}`,
    engine: run.engine,
    features: featuresOf({ engine: run.engine, variant: own.variant }),
    launch: run.launch ?? {},
    releasedOn: run.engine === 'zeppelin' ? '2026-11-01' : releaseDate(die),
  }
}

function makeCatalogue(): ReadonlyMap<string, ReadonlyMap<string, Title>> {
  const taken = new Set(COMPANIES.flatMap(({ runs }) => runs.flatMap(({ names }) => names ?? [])))
  return new Map(
    COMPANIES.map((row) => {
      const titles = row.runs.flatMap((run) =>
        Array.from({ length: run.count }, (_, index) => {
          const die = dice(`${row.company}/${String(run.firstId + index)}`)
          return makeTitle({ row, run, index, die, taken })
        }),
      )
      return [row.company, new Map(titles.map((title) => [title.gameId, title]))]
    }),
  )
}

let made: ReturnType<typeof makeCatalogue> | undefined

export function titlesOfCompany(company: string): readonly Title[] {
  made ??= makeCatalogue()
  return [...(made.get(company)?.values() ?? [])]
}

export function titleAt({ company, gameId }: Place): Title | null {
  made ??= makeCatalogue()
  return made.get(company)?.get(gameId) ?? null
}
