/** What traders do, behind the desk's key. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bookDesk } from '@uwanja/contract/book/desk'
import { MARKET_GROUPS } from '@uwanja/contract/book/desk-rules'
import type { Db } from '@uwanja/database/sql'
import { PRODUCERS } from '@uwanja/providers/feeds/feed'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { BookEvent, Circumstances, DeskWord } from '../catalogue/event.ts'
import { isImported, phaseOf, whyShut } from '../catalogue/event.ts'
import { sideWords } from '../catalogue/sides-store.ts'
import { eventById } from '../catalogue/store.ts'
import { voidBetween } from './cancel.ts'
import { askedResult, dropAsked, isSettledBy, secondsResult } from './result-store.ts'
import { medianAgeOf, offsetOf, whyDown } from '../feed/producer.ts'
import { factsOf, holderOf } from '../feed/registers.ts'
import type { MarketRow } from '../markets/table.ts'
import { marketRow, MARKETS } from '../markets/table.ts'
import { offerOf, strengthOf } from '../pricing/offer.ts'
import type { MarginTable } from '../pricing/margins.ts'
import { usualMargin } from '../pricing/margins.ts'
import type { Handlers } from '../process/mount.ts'
import { mountRows, Refused, refusal } from '../process/mount.ts'
import { eventView, marketViews } from '../read/views.ts'
import { confirmSeason, deskSeason, setOutright, setSeason, voidOutright } from '../outrights/desk.ts'
import type { Doing } from '../outrights/store.ts'
import { readUndecided } from '../results/read.ts'
import { importLeague } from './import.ts'
import { changeWord, logOf, nameSideBy, setHalt } from './store.ts'

export interface DeskDeps {
  readonly db: Db
  readonly catalogue: Catalogue
  /** Empty: nobody comes in. */
  readonly key: string
  /** Grades a match by what is known of it now. */
  readonly settle: (event: BookEvent) => Promise<void>
  readonly onFault: (error: unknown) => void
  /** What else lies behind the key. */
  readonly more: (scope: FastifyInstance) => void
}

function isKnown(request: FastifyRequest, key: string): boolean {
  const [given, wanted] = [Buffer.from(request.headers.authorization ?? ''), Buffer.from(`Bearer ${key}`)]
  return key !== '' && given.length === wanted.length && timingSafeEqual(given, wanted)
}

const LONGEST_NAME = 80
/** Who does it is said by the platform, which knows; the key vouches for it. */
export const traderOf = (request: FastifyRequest): string => {
  const named = request.headers['x-trader']
  return (typeof named === 'string' ? named : '').slice(0, LONGEST_NAME) || 'unnamed'
}

/** Only what is set stands in the word: what is absent is the feed's again. */
const without = (word: DeskWord, ...names: (keyof DeskWord)[]): DeskWord =>
  Object.fromEntries(Object.entries(word).filter(([name]) => !names.includes(name as keyof DeskWord)))

const usualMargins = (event: BookEvent, margins: MarginTable) => {
  const tier = event.place?.tier ?? 2
  const phase = phaseOf(event) === 'live' ? 'live' : 'before'
  const of = MARKET_GROUPS.map((group) => [group, usualMargin(margins, group, tier, phase)] as const)
  return { tier, usualMargins: Object.fromEntries(of) as Record<(typeof MARKET_GROUPS)[number], number> }
}

type Reads = 'event' | 'preview' | 'undecided' | 'season' | 'feed'
type All = Handlers<typeof bookDesk>

/** Any event there is: what began days ago is in nobody's memory, and still has a result to be put right. */
const finder =
  ({ db, catalogue }: DeskDeps) =>
  async (id: string): Promise<BookEvent> => {
    const event = catalogue.event(id) ?? (await eventById(db, id))
    if (!event) throw new Refused('EVENT_NOT_FOUND')
    return event
  }

/** With these sliders and margins in place of those that it had. */
const wordWith = (word: DeskWord, sliders: DeskWord): DeskWord => ({
  ...without(word, 'total', 'supremacy', 'margins'),
  ...sliders,
})

/** Who tells of it now, whether that one is believed, and what halts it from above. */
function sourceOf(event: BookEvent, { producers, nowMs, halts }: Circumstances) {
  const producer = isImported(event) ? null : holderOf(event.state)
  const over = ['all', `sport:${event.place?.sport ?? ''}`]
  return {
    producer,
    down: producer && whyDown(producers[producer], nowMs),
    halts: [...halts].filter((one) => over.includes(one)),
  }
}

function reading(deps: DeskDeps): Pick<All, Reads> {
  const { db, catalogue } = deps
  const found = finder(deps)
  return {
    async event({ id }) {
      const event = await found(id)
      const view = eventView(event, catalogue.offer(event), catalogue.circumstances())
      if (!view) throw new Refused('EVENT_NOT_FOUND')
      const { total, supremacy, margins, suspended = [], isSuspended = false } = event.desk
      return {
        event: view,
        feed: strengthOf(factsOf(event.state)?.value, {}),
        desk: {
          suspended: [...suspended],
          isSuspended,
          ...(total === undefined ? {} : { total }),
          ...(supremacy === undefined ? {} : { supremacy }),
          ...(margins === undefined ? {} : { margins }),
        },
        shut: whyShut(event, catalogue.circumstances()),
        ...usualMargins(event, catalogue.margins()),
        ...sourceOf(event, catalogue.circumstances()),
        asked: await askedResult(db, id),
        sides: await sideWords(db, id),
        log: await logOf(db, id),
      }
    },
    async preview({ id, ...sliders }) {
      const event = await found(id)
      const tried = { ...event, desk: wordWith(event.desk, sliders as DeskWord) }
      return { markets: marketViews(tried, offerOf(tried, null, catalogue.margins()), catalogue.circumstances()) }
    },
    undecided: () => readUndecided(db, catalogue.circumstances().nowMs),
    season: ({ tournament }) => deskSeason(db, tournament, catalogue.circumstances()),
    async feed() {
      const { producers, nowMs, halts, pricedAtMs, unpriced } = catalogue.circumstances()
      return {
        pricing: { behindMs: Math.max(0, nowMs - pricedAtMs), unpriced: [...unpriced.keys()] },
        producers: PRODUCERS.map((producer) => ({
          producer,
          down: whyDown(producers[producer], nowMs),
          ageMs: producers[producer].ageMs,
          medianAgeMs: medianAgeOf(producers[producer]),
          offsetMs: offsetOf(producers[producer]),
          positionMs: producers[producer].positionMs,
        })),
        halts: [...halts],
      }
    },
  }
}

type Scores = Readonly<Record<string, readonly [number, number]>>
type Ending = 'ended' | 'abandoned' | 'cancelled'

/** Parts of a measure lie within its whole, and halves that are both known make it up. */
function areParts(scores: Scores, measure: string): boolean {
  const [whole, first, second] = ['match', '1h', '2h'].map((period) => scores[`${measure}.${period}`])
  if (!whole) return true
  const least = ([0, 1] as const).map((side) => (first?.[side] ?? 0) + (second?.[side] ?? 0))
  const fits = (side: 0 | 1): boolean => (first && second ? least[side] === whole[side] : least[side]! <= whole[side])
  return fits(0) && fits(1)
}

/** Does the sport count these periods, and can the scores be true together? */
function areScores({ place }: BookEvent, scores: Scores): boolean {
  const known = Object.keys(scores).every((key) =>
    MARKETS.some((row) => row.sport === place?.sport && row.reads === 'score' && isPeriod(row, key)),
  )
  return known && Object.keys(scores).every((key) => areParts(scores, key.slice(0, key.indexOf('.'))))
}

/** null takes back what was said by hand; a match that was played to its end has a score. */
function isResult(event: BookEvent, scores: Scores | null, ending: Ending): boolean {
  if (scores === null) return ending === 'ended'
  return areScores(event, scores) && (ending !== 'ended' || Object.keys(scores).length > 0)
}

/** `quarter` and `set` are numbered: games.set.1. */
function isPeriod({ measure, period }: Extract<MarketRow, { reads: 'score' }>, key: string): boolean {
  const name = `${measure}.${period}`
  return period === 'quarter' || period === 'set' ? new RegExp(`^${name}\\.[1-5]$`).test(key) : key === name
}

/** What was played to its end is over in all its periods; of what was broken off only what is told to be over is. */
function resultWord(word: DeskWord, scores: Scores, ending: Ending): DeskWord {
  const isOver = (key: string): boolean => ending === 'ended' || !key.endsWith('.match')
  const said = Object.entries(scores).map(([key, score]) => [key, { score, isOver: isOver(key) }] as const)
  const known = { ...without(word, 'ending'), scores: Object.fromEntries(said) }
  return ending === 'ended' ? known : { ...known, ending }
}

const doing = ({ tournament }: { readonly tournament: string }, request: FastifyRequest): Doing => ({
  tournament,
  who: traderOf(request),
})

function ofSeasons({ db, catalogue }: DeskDeps) {
  return {
    seasonSet: (rules, request) => setSeason(db, doing(rules, request), rules),
    async outright(asked, request) {
      const done = await setOutright(db, doing(asked, request), asked, catalogue.circumstances().nowMs)
      await catalogue.follow()
      return done
    },
    async outrightVoid(asked, request) {
      const done = await voidOutright(db, doing(asked, request), asked)
      await catalogue.follow()
      return done
    },
    seasonConfirm: (asked, request) => confirmSeason(db, doing(asked, request), asked.seen),
  } satisfies Partial<All>
}

function acting(deps: DeskDeps): Omit<All, Reads> {
  const { db, catalogue, settle } = deps
  const found = finder(deps)
  /** Changed, and read again before it is answered: who asks next sees it. */
  async function change(
    id: string,
    request: FastifyRequest,
    what: string,
    details: unknown,
    by: (word: DeskWord) => DeskWord,
  ) {
    if (!(await changeWord(db, (await found(id)).id, { who: traderOf(request), what, details }, by)))
      throw new Refused('EVENT_NOT_FOUND')
    await catalogue.follow()
    return null
  }
  return {
    set: ({ id, ...sliders }, request) =>
      change(id, request, 'set', sliders, (word) => wordWith(word, sliders as DeskWord)),
    async suspend({ scope, id, market, sport, isSuspended }, request) {
      const what = isSuspended ? 'suspend' : 'reopen'
      if (scope === 'all' || scope === 'sport') {
        if (scope === 'sport' && !sport) throw new Refused('INCORRECT_PARAMETER_VALUE')
        const name = scope === 'all' ? 'all' : `sport:${sport ?? ''}`
        await setHalt(db, name, isSuspended, { who: traderOf(request), what, details: { scope: name } })
        await catalogue.follow()
        return null
      }
      if (id === undefined || (scope === 'market' && (market === undefined || !marketRow(market))))
        throw new Refused('INCORRECT_PARAMETER_VALUE')
      return change(id, request, what, { market }, (word) => {
        if (market === undefined || scope === 'event') return { ...word, isSuspended }
        const others = (word.suspended ?? []).filter((one) => one !== market)
        return { ...word, suspended: isSuspended ? [...others, market] : others }
      })
    },
    async named({ id, side, names }, request) {
      const isNamed = await nameSideBy(db, { id, side, names }, traderOf(request))
      if (!isNamed) throw new Refused('EVENT_NOT_FOUND')
      await catalogue.follow()
      return null
    },
    ...ofSeasons(deps),
    import: (asked, request) => importLeague({ db, catalogue }, asked, traderOf(request)),
    async result({ id, scores, ending }, request) {
      if (!isResult(await found(id), scores, ending)) throw new Refused('INCORRECT_PARAMETER_VALUE')
      if ((await isSettledBy(db, id)) && !(await secondsResult(db, id, { scores, ending }, traderOf(request))))
        return { state: 'asked' }
      await change(id, request, 'result', { scores, ending }, (word) =>
        scores === null ? without(word, 'scores', 'ending') : resultWord(word, scores, ending),
      )
      await dropAsked(db, id)
      // Graded before it is answered: who asks next sees what it decided.
      const event = await eventById(db, id)
      if (event) await settle(event)
      return { state: 'said' }
    },
    async cancel(asked, request) {
      await voidBetween(deps, await found(asked.id), asked, traderOf(request))
      return null
    },
  }
}

export function mountDesk(app: FastifyInstance, deps: DeskDeps): void {
  void app.register((scope, _options, done) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isKnown(request, deps.key)) await refusal(reply, 'UNAUTHORIZED')
    })
    mountRows(scope, bookDesk, { ...reading(deps), ...acting(deps) }, deps.onFault)
    deps.more(scope)
    done()
  })
}
