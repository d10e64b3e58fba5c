/** The doors: every route of the API process, each group with its own way of reading bodies. */
import { createServer } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { LIVE_PATH } from '@uwanja/contract/site/live'
import { protection } from '@uwanja/contract/site/protection'
import { CAPABILITIES } from '@uwanja/contract/site/site'
import { GAME_COMPANIES } from '@uwanja/providers/games'
import { PAYMENT_COMPANIES } from '@uwanja/providers/payments'
import { SPORT_COMPANIES } from '@uwanja/providers/sports'
import { frameOrigins } from '@uwanja/providers/sports/launch'
import { pageOrigins } from '@uwanja/providers/payments/page-address'
import { mountApiPage } from '../wire/api-page.ts'
import { mountPaymentCallbacks } from '../banking/callbacks.ts'
import { bankingHandlers } from '../banking/handlers.ts'
import { depositedSince, lastEventOf, movedSince } from '../banking/store.ts'
import { freeRounds } from '../bonus/free-rounds.ts'
import { bonusHandlers } from '../bonus/handlers.ts'
import { cashraceHandlers } from '../cashrace/handlers.ts'
import { promotionHandlers } from '../bonus/promotion-handlers.ts'
import { emailHandlers } from '../email/handlers.ts'
import { dieAfterAnswer } from '../runtime/failpoints.ts'
import { bettingHandlers } from '../bets/handlers.ts'
import { mountSportCallbacks } from '../bets/callbacks.ts'
import { sportsHandlers } from '../bets/launches.ts'
import { mountGameCallbacks } from '../wallet/callbacks.ts'
import { firstGames } from '../game/first-games.ts'
import { mountTicketFile } from '../jackpot/file.ts'
import { jackpotHandlers } from '../jackpot/handlers.ts'
import { mountLite } from '../lite/lite.ts'
import { gameHandlers } from '../game/handlers.ts'
import { lobbyHandlers } from '../game/lobby-handlers.ts'
import { mountPictures } from '../game/pictures.ts'
import { identityHandlers } from '../identity/handlers.ts'
import { mountEvents } from '../live/events.ts'
import { quickPolls } from '../live/quick-polls.ts'
import { marketingHandlers } from '../marketing/handlers.ts'
import { mountPromotionPictures } from '../marketing/pictures.ts'
import { messageHandlers } from '../messages/handlers.ts'
import { inboxState } from '../messages/store.ts'
import type { Deps } from './deps.ts'
import { homeHandlers, openHomeNow } from './home-now.ts'
import { openRedraw } from '../holds/redraw.ts'
import { protectionHandlers } from '../protection/handlers.ts'
import { pushHandlers } from '../push/handlers.ts'
import { bearerDoor } from '../security/door.ts'
import { phonePinHandlers, secondFactorHandlers, securityHandlers } from '../security/handlers.ts'
import { reauthenticated } from '../security/shown-password.ts'
import { mountSite } from '../site/site.ts'
import { siteRenderer } from '../site/renderer.ts'
import { mountUssd } from '../ussd/ussd.ts'
import { userHandlers } from '../user/handlers.ts'
import { ussdDeps } from './dialled.ts'
import { matchesOf } from '../bets/matches.ts'
import { checkedDetails } from '../user/profile.ts'
import { answerHeaders, type AnswerHeaders } from '../wire/answer-headers.ts'
import { readJson, readRaw, REQUEST_WITHIN_MS } from '../wire/bodies.ts'
import { doorOptions, guardDoor, hostNames } from '../wire/door.ts'
import { keptText } from '../wire/kept-text.ts'
import { limitLines, type AnswerKind } from '../wire/lines.ts'
import { mountCalls, type AllHandlers } from '../wire/mount.ts'
import { openApiDocument } from '../wire/openapi.ts'
import type { Settings } from '../settings/env.ts'
import { linksOf, operatorOf } from '../settings/operator.ts'

/**
 * From one poll to the next a line must not be closed: opening one costs a phone round trips, and a poll that meets the
 * closing of its line fails. Longer than proxies keep theirs, so that it is they who close.
 */
const LINE_KEPT_MS = 75_000

/** Without keys for push nobody is offered it. */
const capabilitiesOf = ({ push }: Pick<Settings, 'push'>) =>
  CAPABILITIES.filter((one) => push !== null || one !== 'Push/Subscribe')

function handlersOf(deps: Deps): Omit<AllHandlers, 'home'> {
  return {
    security: { ...securityHandlers(deps), ...phonePinHandlers(deps) },
    banking: bankingHandlers(deps),
    user: {
      ...userHandlers({ ...deps, matchesOf: matchesOf(deps.db) }),
      ...secondFactorHandlers(deps),
      ...bettingHandlers(deps),
    },
    game: { ...gameHandlers(deps), ...lobbyHandlers(deps) },
    sports: sportsHandlers(deps),
    cashrace: cashraceHandlers(deps),
    marketing: marketingHandlers(deps),
    messages: messageHandlers(deps),
    email: emailHandlers(deps),
    jackpot: jackpotHandlers({ ...deps, publishMoved: deps.bonusParts.publishMoved }),
    bonus: { ...bonusHandlers(deps.bonusParts), ...promotionHandlers(deps.bonusParts) },
    protection: protectionHandlers({
      ...deps,
      depositedSince,
      reauthenticated: reauthenticated(deps),
      redraw: openRedraw(),
    }),
    identity: identityHandlers({ ...deps, checkedDetails }),
    push: pushHandlers(deps),
    site: { getCapabilities: async () => ({ calls: capabilitiesOf(deps.settings) }) },
  }
}

/** Where the built site is; both null for the API alone. */
export interface SitePlace {
  readonly siteFolder: string | null
  /** Address of the module that renders it; without one browsers do everything. */
  readonly siteRenderer?: string | null
}

/** A stream ends by its own rules; everything about a player may be long. */
const answerKind = (url: string): AnswerKind =>
  url.startsWith(LIVE_PATH)
    ? 'stream'
    : url.toLowerCase().startsWith(protection.getMyData.path.toLowerCase())
      ? 'long'
      : 'short'

/** Where the payment companies' own pages are. */
const payPagesOf = (wires: Deps['wires']): string[] => [
  ...new Set(PAYMENT_COMPANIES.flatMap(({ name }) => pageOrigins(wires.payment(name)))),
]

/** Where the companies' games and their pictures are. */
function gameOriginsOf(wires: Deps['wires']): string[] {
  const addresses = Object.keys(GAME_COMPANIES).map((company) => wires.game(company).baseUrl)
  return [...new Set(addresses.filter(Boolean).map((address) => new URL(address).origin))]
}

/** Where the sportsbooks' frames are. */
const sportOriginsOf = ({ wires, settings }: Deps): string[] => [
  ...new Set([
    ...Object.keys(SPORT_COMPANIES).flatMap((company) => frameOrigins(wires.sport(company))),
    ...settings.moreBettingProviders.map(({ preMatchUrl }) => new URL(preMatchUrl).origin),
  ]),
]

/** The door before anything is behind it. */
function emptyDoor({ settings, log, polls, metrics }: Deps, headers: AnswerHeaders): FastifyInstance {
  const quick = { headers, names: hostNames(settings), counted: metrics.called }
  const isAnswered = quickPolls(polls, { ...quick, binding: settings.sessionBinding })
  const app = Fastify({
    ...doorOptions(settings, log, headers),
    // Fastify sets no time-out on a server that it did not make.
    serverFactory(next) {
      const times = { keepAliveTimeout: LINE_KEPT_MS, requestTimeout: REQUEST_WITHIN_MS }
      const server = createServer(times, (request, response) => {
        if (!isAnswered(request, response)) next(request, response)
      })
      limitLines(server, answerKind)
      return server
    },
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
  })
  guardDoor(app, settings, headers)
  return app
}

/** What companies tell us, each in its own words: bodies stay the bytes that were sent. */
function mountCallbacks(callbacks: FastifyInstance, deps: Deps, app: FastifyInstance): void {
  const { metrics } = deps
  readRaw(callbacks)
  metrics.timeCallbacks(callbacks)
  mountPaymentCallbacks(callbacks, deps, metrics.callbackRefused)
  mountGameCallbacks(callbacks, {
    ...deps,
    freeRounds: freeRounds({ ...deps.bonusParts, warn: deps.warn }),
    onRefused: metrics.callbackRefused,
  })
  mountUssd(callbacks, ussdDeps(deps, app))
  mountSportCallbacks(callbacks, { ...deps, onRefused: metrics.callbackRefused })
}

export async function openApp(deps: Deps, { siteFolder, siteRenderer: renderer }: SitePlace): Promise<FastifyInstance> {
  const { db, settings, jurisdiction, wires, metrics, polls } = deps
  const headers = answerHeaders(settings.publicUrl.startsWith('https:'))
  const app = emptyDoor(deps, headers)
  dieAfterAnswer(app)
  metrics.mount(app)
  deps.health.mount(app)
  const door = bearerDoor(db, settings, polls)
  const areas = handlersOf(deps)
  const now = openHomeNow(deps, areas)
  await app.register(async (calls) => {
    readJson(calls)
    mountCalls(calls, { ...areas, home: homeHandlers(now) }, door)
    mountEvents(calls, {
      ...deps,
      headers,
      door,
      paymentsSince: movedSince,
      lastPaymentEvent: lastEventOf,
      inboxState,
    })
    mountApiPage(calls, settings.publicUrl)
    const document = keptText(
      () => JSON.stringify(openApiDocument(settings.publicUrl)),
      'application/json; charset=utf-8',
    )
    calls.get('/api/openapi.json', document)
  })
  await app.register(async (callbacks) => mountCallbacks(callbacks, deps, app))
  await app.register(async (files) => mountTicketFile(files, deps))
  await app.register(async (files) => mountPromotionPictures(files, deps))
  const games = gameOriginsOf(wires)
  const lobbyGames = firstGames(deps.catalogue)
  const sports = sportOriginsOf(deps)
  await app.register(async (pictures) =>
    mountPictures(pictures, { catalogue: deps.catalogue, origins: games, timeoutMs: settings.companyTimeoutMs }),
  )
  await app.register(async (lite) =>
    mountLite(lite, { ...deps, inject: app.inject.bind(app) as typeof app.inject, sportOrigins: sports }),
  )
  await app.register(async (site) =>
    mountSite(site, {
      folder: siteFolder,
      jurisdiction,
      operator: operatorOf(settings),
      links: linksOf(settings),
      location: { countries: settings.locationCountries },
      responsible: settings.responsibleEverywhere ? 'everywhere' : 'webview',
      payPages: payPagesOf(wires),
      publicUrl: settings.publicUrl.replace(/\/+$/, ''),
      hasWorker: settings.serviceWorker,
      renderer: siteRenderer(renderer ?? null),
      firstGames: async (path, isMobile, language) =>
        path === '/' ? { now: await now(language, isMobile) } : lobbyGames(path, isMobile),
      onFault: deps.onFault,
      frames: [...new Set([...games, ...sports])],
      sports: { frames: sports, widget: wires.sport('altenar').keys['widgetUrl'] ?? '' },
    }),
  )
  return app
}
