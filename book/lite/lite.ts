/**
 * The light sportsbook: pages and forms that the server makes, at most 12 KB each, for browsers without scripts and lines without
 * speed. No cookie: who looks stands in the address, as a word of this visit alone (decision 114).
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { openTurns } from '../codes/turns.ts'
import { hashOf } from '../sessions/store.ts'
import { LITE, type LiteRequest, openAnswers, saidFor } from './answers.ts'
import { betPage, betsPage, cashedPage, placedPage } from './bets-page.ts'
import { ACTIONS } from './actions.ts'
import { partsOf, pathOf, themeOf } from './address.ts'
import type { Asker, LiteDeps, Values } from './deps.ts'
import {
  eventPage,
  frontPage,
  leaguePage,
  leaguesPage,
  livePage,
  resultsPage,
  searchPage,
  todayPage,
} from './lists-page.ts'
import type { Shown } from './page.ts'
import { notePart } from './page.ts'
import { isSealed, isToken } from './seal.ts'
import { slipPage } from './slip-page.ts'
import { keepNote, openVisit, readVisit } from './store.ts'

const MOST_FORM_BYTES = 65_536
/** Rows of visits: a page that is opened, not one that is looked at. */
const OPENING = { each: 240, inAll: 12_000 }

type Page = (asker: Asker, values: Values) => Shown | Promise<Shown>

const PAGES: Readonly<Record<string, Page>> = {
  '': frontPage,
  live: livePage,
  today: todayPage,
  leagues: leaguesPage,
  league: leaguePage,
  event: eventPage,
  search: searchPage,
  results: resultsPage,
  slip: (asker) => slipPage(asker),
  'my-bets': betsPage,
  bet: (asker, values) => betPage(asker, values),
  placed: placedPage,
  cashed: cashedPage,
}

const own = <T>(table: Readonly<Record<string, T>>, name: string): T | null =>
  Object.hasOwn(table, name) ? table[name]! : null

/** A value that is given twice is a list: the first counts. */
function valuesOf(raw: unknown): Values {
  const pairs = Object.entries((raw ?? {}) as Record<string, unknown>).map(([name, value]) => [name, [value].flat()[0]])
  return Object.fromEntries(pairs.filter(([, value]) => typeof value === 'string')) as Values
}

/** Browsers that say from where a form comes are believed when they say that it is not ours. */
const isForeign = ({ headers: { 'sec-fetch-site': site } }: LiteRequest): boolean =>
  site !== undefined && site !== 'same-origin' && site !== 'none'

type Answers = ReturnType<typeof openAnswers>

/** Who looks, by the word in the address; null: the word is nobody's any more. */
async function askerOf(deps: LiteDeps, request: LiteRequest, token: string): Promise<Asker | null> {
  const visit = isToken(token) ? await readVisit(deps.db, token) : null
  if (!visit) return null
  const session = visit.session && (await deps.sessions.sessionAt(visit.session))
  return { deps, said: await saidFor(request), visit, session, ip: request.ip }
}

/** The asker with the slip as it is now: a page may have put it in order. */
async function withSlip(asker: Asker): Promise<Asker> {
  return { ...asker, visit: (await readVisit(asker.deps.db, asker.visit.token)) ?? asker.visit }
}

/** The account's own light pages, where the launch says that it comes from there; null: another page is around it. */
export function wayBackOf(basePath: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(basePath, hosts[0])) return null
  const { origin, pathname } = new URL(basePath, hosts[0])
  return hosts.includes(origin) && /^\/lite(?:\/|$)/.test(pathname) ? `${origin}/lite` : null
}

/** The frame's first address names the session; from there on a word of the visit stands in its place. */
function openEntry(deps: LiteDeps, { goTo, lost }: Answers) {
  const opening = openTurns(OPENING, deps.now)
  return async (request: LiteRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { lang, '*': place } = request.params
    const { currentSession = '', slip: slipName = '', basePath = '', theme = '', ...values } = valuesOf(request.query)
    if (!own(PAGES, place)) return lost(request, reply, 404, 'unknown')
    if (!opening.take(request.ip)) return lost(request, reply, 429, 'busy')
    const session = currentSession === '' ? null : await deps.sessions.sessionOf(currentSession)
    const token = await openVisit(deps.db, {
      session: currentSession === '' ? null : hashOf(currentSession),
      player: session?.player ?? null,
      slipName,
      wayBack: wayBackOf(basePath, deps.framedBy),
    })
    const query = new URLSearchParams(values).toString()
    const path = pathOf({ token, theme: themeOf(theme), name: place })
    return goTo(reply, `/${LITE}/${encodeURIComponent(lang)}/${path}${query && `?${query}`}`)
  }
}

function openLooking(deps: LiteDeps, answers: Answers) {
  const enter = openEntry(deps, answers)
  return async (request: LiteRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const parts = partsOf(request.params['*'])
    if (!parts) return enter(request, reply)
    const { token, name: place } = parts
    const asker = await askerOf(deps, request, token)
    if (!asker) return answers.lost(request, reply, 410, 'stale')
    const page = own(PAGES, place)
    if (!page) return answers.lost(request, reply, 404, 'unknown')
    const { said } = asker
    const values = valuesOf(request.query)
    let shown: Shown
    try {
      shown = await page(asker, values)
    } catch (error) {
      shown = answers.problem(said, error)
    }
    const { note } = asker.visit
    if (note !== null) await keepNote(deps.db, asker.visit, null)
    return answers.show(request, reply, { asker: await withSlip(asker), said, place, values, note }, shown)
  }
}

function openActing(deps: LiteDeps, answers: Answers) {
  return async (request: LiteRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { token, name } = partsOf(request.params['*']) ?? { token: '', name: '' }
    const asker = await askerOf(deps, request, token)
    if (!asker) return answers.lost(request, reply, 410, 'stale')
    const action = own(ACTIONS, name)
    if (!action) return answers.lost(request, reply, 404, 'unknown')
    const { said } = asker
    const form = valuesOf(request.body)
    const told = { said, place: 'slip', values: {}, note: null }
    if (!isSealed(token, name, action.sealed?.(form) ?? '', form['f'] ?? '') || isForeign(request)) {
      const shown = { title: said.texts.title, http: 403, main: notePart(said.texts.forged) }
      return answers.show(request, reply, { ...told, asker }, shown)
    }
    let done: Awaited<ReturnType<typeof action.run>>
    try {
      done = await action.run(asker, form)
    } catch (error) {
      done = answers.problem(said, error)
    }
    if ('to' in done) {
      if (done.note !== undefined) await keepNote(deps.db, asker.visit, done.note)
      return answers.goTo(reply, done.to)
    }
    return answers.show(request, reply, { ...told, asker: await withSlip(asker) }, done)
  }
}

export function mountLite(app: FastifyInstance, deps: LiteDeps): void {
  const answers = openAnswers(deps)
  const [look, act] = [openLooking(deps, answers), openActing(deps, answers)]
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_FORM_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    const route = `/${LITE}/:lang/*`
    scope.get<{ Params: LiteRequest['params'] }>(route, (request, reply) => look(request, reply))
    scope.post<{ Params: LiteRequest['params'] }>(route, (request, reply) => act(request, reply))
  })
}
