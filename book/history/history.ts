/** What pages are told of what has been. What everybody asks for alike is read once for all who ask within some seconds. */
import { bookHistory, LEAST_PLAYERS, RESULT_DAYS } from '@uwanja/contract/book/history'
import type { Input, Reply } from '@uwanja/contract/wire/call'
import type { Db } from '@uwanja/database/sql'
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { phaseOf } from '../catalogue/event.ts'
import { namedSides } from '../catalogue/names.ts'
import { factsOf } from '../feed/registers.ts'
import { mountRows, Refused, type Handlers } from '../process/mount.ts'
import type { Lists } from '../read/lists.ts'
import { errorsTo, forgiven, MOST_TYPED, MOST_WORDS, wordsOf } from '../read/search.ts'
import { eventView } from '../read/views.ts'
import type { OverRow, PastRow, PickedMultiple, PickedRow } from './store.ts'
import { overRows, pastRows, pickedMultiples, pickedRows } from './store.ts'

const DAY_MS = 86_400_000
const RESULTS_KEPT_MS = 5_000
const PICKED_KEPT_MS = 60_000
const MOST_RESULTS = 5_000
const MOST_LISTED = 100
const MOST_FORM = 5
const MOST_MEETINGS = 10
const MOST_POPULAR = 10
const MOST_MULTIPLES = 5
/** Further back nobody looks for what is popular. */
const MOST_BETS = 20_000

interface Deps {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly lists: Lists
  readonly now: () => number
  readonly onFault: (error: unknown) => void
}

/** Reads once for all who ask within a while; a reading that failed is nobody's. */
function shared<T>(keptMs: number, read: () => Promise<T>): () => Promise<T> {
  let [last, untilMs]: [Promise<T> | null, number] = [null, 0]
  return () => {
    if (last && performance.now() < untilMs) return last
    untilMs = performance.now() + keptMs
    const reading = read()
    last = reading
    reading.catch(() => {
      if (last === reading) last = null
    })
    return reading
  }
}

interface Over {
  readonly row: OverRow
  readonly words: readonly string[]
}

const allWords = ({ home, away, category, tournament, ...names }: OverRow): string[] => {
  const { categoryNames, tournamentNames, homeNames, awayNames } = names
  const others = [categoryNames, tournamentNames, homeNames, awayNames].flatMap((one) => Object.values(one))
  return wordsOf([home, away, category, tournament, ...others].join(' '))
}

const isMeant = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.every((one) => words.some((word) => errorsTo(one, word, forgiven(one)) !== Infinity))

const resultView = ({ categoryNames, tournamentNames, homeNames, awayNames, ...row }: OverRow) => ({
  ...row,
  ...namedSides(homeNames, awayNames),
  names: { category: categoryNames, tournament: tournamentNames },
  startsAt: row.startsAt.toISOString(),
  score: row.score && ([...row.score] as [number, number]),
  half: row.half && ([...row.half] as [number, number]),
})

const pastView = ({ id, startsAt, home, homeNames, away, awayNames, score }: PastRow) => ({
  id,
  startsAt: startsAt.toISOString(),
  home,
  away,
  ...namedSides(homeNames, awayNames),
  score: [...score] as [number, number],
})

type Pick = Reply<typeof bookHistory.popular>['picks'][number]

/** With its match and that market alone; null: nobody can take it now. */
function openPick({ catalogue }: Deps, { event: id, market, specifiers, outcome }: PickedRow): Pick | null {
  const event = catalogue.event(id)
  if (!event || phaseOf(event) === 'over') return null
  const offered = catalogue.offer(event).filter((one) => one.row.id === market && one.specifiers === specifiers)
  const match = eventView(event, offered, catalogue.circumstances())
  const [line] = match?.markets ?? []
  const isOffered = line?.status === 'active' && line.outcomes.some((one) => one.id === outcome && one.odds !== null)
  return match && isOffered ? { match, outcome } : null
}

function picked(deps: Deps, sport: string | undefined, rows: readonly PickedRow[]): Pick[] {
  const seen = new Set<string>()
  const found: Pick[] = []
  for (const row of rows) {
    if (seen.has(row.event)) continue
    const pick = openPick(deps, row)
    if (!pick || (sport && pick.match.sport !== sport)) continue
    seen.add(row.event)
    found.push(pick)
    if (found.length === MOST_POPULAR) break
  }
  return found
}

/** One whose match has begun or whose market is shut is none any more; of two sports it stands with both. */
function multiples(deps: Deps, sport: string | undefined, placed: readonly PickedMultiple[]) {
  const found: Reply<typeof bookHistory.popular>['multiples'] = []
  for (const { players, legs: rows } of placed) {
    const legs = rows.flatMap((row) => openPick(deps, row) ?? [])
    const isWhole = legs.length === rows.length && legs.every(({ match }) => match.phase === 'before')
    if (!isWhole || (sport && !legs.some(({ match }) => match.sport === sport))) continue
    found.push({ players, legs })
    if (found.length === MOST_MULTIPLES) break
  }
  return found
}

export function mountHistory(app: FastifyInstance, deps: Deps): void {
  const { db, catalogue, lists, now, onFault } = deps
  const over = shared(RESULTS_KEPT_MS, async (): Promise<Over[]> => {
    const rows = await overRows(db, { nowMs: now(), days: RESULT_DAYS }, MOST_RESULTS)
    return rows.map((row) => ({ row, words: allWords(row) }))
  })
  const bets = shared(PICKED_KEPT_MS, () => pickedRows(db, LEAST_PLAYERS, MOST_BETS))
  const placed = shared(PICKED_KEPT_MS, () => pickedMultiples(db, LEAST_PLAYERS, MOST_BETS))

  async function results({ sport, tournament, text, days, offset }: Input<typeof bookHistory.results>) {
    const typed = text === undefined ? [] : [...new Set(wordsOf(text.slice(0, MOST_TYPED)))].slice(0, MOST_WORDS)
    const sinceMs = now() - days * DAY_MS
    const all = (await over()).filter(
      ({ row, words }) =>
        row.startsAt.getTime() >= sinceMs &&
        (!sport || row.sport === sport) &&
        (!tournament || row.tournamentId === tournament) &&
        isMeant(typed, words),
    )
    return { matches: all.slice(offset, offset + MOST_LISTED).map(({ row }) => resultView(row)), total: all.length }
  }

  const handlers: Handlers<typeof bookHistory> = {
    results,
    async past({ id }) {
      const event = catalogue.event(id)
      if (!event) throw new Refused('EVENT_NOT_FOUND')
      const rows = await pastRows(db, id, MOST_MEETINGS)
      const of = (side: 'home' | 'away') => rows.filter((row) => row.of === side)
      const goals = factsOf(event.state)?.value.goals ?? []
      return {
        home: of('home').slice(0, MOST_FORM).map(pastView),
        away: of('away').slice(0, MOST_FORM).map(pastView),
        meetings: of('home')
          .filter(({ isMeeting }) => isMeeting)
          .slice(0, MOST_MEETINGS)
          .map(pastView),
        goals: goals.map((goal) => ({ ...goal })),
      }
    },
    async matches({ ids }) {
      return ids.split(',').flatMap((id) => {
        const event = catalogue.event(id)
        return (event && lists.view(event)) ?? []
      })
    },
    popular: async ({ sport }) => ({
      picks: picked(deps, sport, await bets()),
      multiples: multiples(deps, sport, await placed()),
    }),
  }
  mountRows(app, bookHistory, handlers, onFault)
}
