/**
 * /lite: the whole account in pages and forms, for browsers without our scripts. A page looks, a form does, and leads to a page.
 * Rules are asked of the calls (ask.ts); what is written here is how they read.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MOBILE_AGENT } from '@uwanja/contract/site/lobbies'
import { user } from '@uwanja/contract/site/user'
import type { Db } from '@uwanja/money/sql'
import { html } from '@uwanja/contract/wire/printed'
import { TEXTS } from '@uwanja/i18n/languages'
import { LITE_TEXTS } from '@uwanja/i18n/lite'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { cookieName, deviceCookieName } from '../sessions/cookie.ts'
import { hashToken, newToken } from '../sessions/store.ts'
import type { Settings } from '../settings/env.ts'
import { cutAgent } from '../wire/agent.ts'
import { languageOf } from '../wire/language.ts'
import { isFromOwnPage } from '../wire/bodies.ts'
import { askerOf, LoggedOut, PasswordIsDue } from './ask.ts'
import { campaignOf, recordClick } from './campaign.ts'
import { LITE, liteCookies, readSaid, saidText, type Said } from './cookies.ts'
import { headersFor, packedPage } from './page.ts'
import { moneyText, note, refusalText } from './parts.ts'
import { ACTIONS, PAGES } from './places.ts'
import { formSeal, isOwnForm, openSecrets, sealSecrets, type Secrets } from './seal.ts'
import { keepLite, sealedOf } from '../sessions/lite-store.ts'
import { PageRefused, type Done, type Shown, type Values, type Visitor } from './visitor.ts'

export interface LiteDeps {
  readonly db: Db
  readonly settings: Settings
  readonly jurisdiction: Jurisdiction
  /** The whole API, asked in process. */
  readonly inject: FastifyInstance['inject']
  /** The sportsbooks, to which a form may lead. */
  readonly sportOrigins: readonly string[]
  readonly onFault: (error: unknown) => void
}

const MOST_FORM_BYTES = 16_384
const TOKEN = /^[\w-]{43}$/

/** A value that is given twice is a list: the first counts. Half a letter is none. */
function valuesOf(raw: unknown): Values {
  const pairs = Object.entries((raw ?? {}) as Record<string, unknown>).map(([name, value]) => [name, [value].flat()[0]])
  return Object.fromEntries(
    pairs.filter(([, value]) => typeof value === 'string' && !/[\0\p{Cs}]/u.test(value)),
  ) as Values
}

const own = <T>(table: Readonly<Record<string, T>>, name: string): T | null =>
  Object.hasOwn(table, name) ? table[name]! : null

/** Who looks, and what the browser is told beside the page. */
interface Visit {
  readonly visitor: Visitor
  /** Of the visit: a player's, or one that seals a visitor's forms. */
  readonly cookie: string
  readonly isNew: boolean
  readonly place: string
}

type Request = FastifyRequest<{ Params: { '*'?: string } }>

function openLiteVisits({ db, settings, jurisdiction, inject }: LiteDeps) {
  const cookies = liteCookies(settings.publicUrl.startsWith('https://'))
  const names = { halfCookie: cookieName(settings), deviceCookie: deviceCookieName(settings) }

  async function secretsOf(cookie: string): Promise<Secrets | null> {
    const sealed = TOKEN.test(cookie) ? await sealedOf(db, hashToken(cookie)) : null
    return sealed && openSecrets(cookie, sealed)
  }

  async function visitOf(request: Request): Promise<Visit> {
    const rawCookies = request.headers.cookie
    const known = cookies.read(rawCookies, 'visit')
    const isNew = !TOKEN.test(known)
    const cookie = isNew ? newToken() : known
    const secrets = await secretsOf(known)
    const values = valuesOf(request.query)
    const language = languageOf({ link: values.lang, cookies: rawCookies, first: jurisdiction.firstLanguage })
    return {
      cookie,
      isNew,
      place: (request.params['*'] ?? '').replace(/\/$/, ''),
      visitor: {
        language,
        texts: TEXTS[language],
        words: LITE_TEXTS[language],
        jurisdiction,
        values,
        campaign: campaignOf(request, values),
        isPlayer: secrets !== null,
        isMobile: MOBILE_AGENT.test(cutAgent(request.headers['user-agent'])),
        ask: askerOf({ inject, ...names }, request, secrets, language),
        said: readSaid(cookies.read(rawCookies, 'said')),
        seal: (action) => formSeal(cookie, action),
      },
    }
  }

  /** A new cookie for the session that was opened: nobody can have known it before. */
  async function enter(secrets: Secrets): Promise<string> {
    const cookie = newToken()
    await keepLite(db, hashToken(secrets.token), { hash: hashToken(cookie), sealed: sealSecrets(cookie, secrets) })
    return cookie
  }
  return { cookies, visitOf, enter }
}

type Visits = ReturnType<typeof openLiteVisits>

/** How everything here is answered: a page, or the way to one. */
function openAnswers({ sportOrigins }: LiteDeps, { cookies, enter }: Visits) {
  const headers = headersFor(sportOrigins)

  async function balanceOf({ ask, isPlayer }: Visitor): Promise<string | null> {
    if (!isPlayer) return null
    const answer = await ask(user.getBalance, {})
    return answer.ok ? moneyText(answer.data.totalBalance, answer.data.currency ?? '') : null
  }

  async function show(request: Request, reply: FastifyReply, visit: Visit, shown: Shown): Promise<FastifyReply> {
    const { visitor, cookie, isNew, place } = visit
    const rawCookies = request.headers.cookie
    const costBefore = Number(/^\d{1,9}$/.exec(cookies.read(rawCookies, 'cost'))?.[0] ?? 0)
    const framed = { place: own(PAGES, place) ? place : '', balance: await balanceOf(visitor), costBefore }
    const { body, encoding, cost } = packedPage(visitor, framed, shown, request.headers['accept-encoding'])
    const hasForm = /name="f"/.test(shown.main.text)
    const set = [
      cookies.write('cost', String(cost)),
      // Who has none is given one with the first form. A link from elsewhere brings no cookie: there is none to be lost.
      ...(isNew && hasForm ? [cookies.write('visit', cookie)] : []),
      ...(cookies.read(rawCookies, 'said') === '' ? [] : [cookies.write('said', '')]),
      ...(visitor.values['lang'] === visitor.language ? [cookies.language(visitor.language)] : []),
    ]
    if (encoding) void reply.header('content-encoding', encoding)
    return reply
      .code(shown.http ?? 200)
      .type('text/html; charset=utf-8')
      .headers({ ...headers, 'set-cookie': set })
      .send(body)
  }

  async function lead(reply: FastifyReply, { to, said, session, cookies: given = [] }: Done): Promise<FastifyReply> {
    const set = [...given]
    if (session === 'over') set.push(cookies.write('visit', ''))
    else if (session) set.push(cookies.write('visit', await enter(session)))
    if (said) set.push(cookies.write('said', saidText(said)))
    const address = /^https?:/.test(to) ? to : `${LITE}${to === '' ? '' : `/${to}`}`
    return reply.headers({ ...headers, 'set-cookie': set }).redirect(address, 303)
  }
  return { show, lead }
}

/** What an error means for who looks: a session that is over, a password that is due, a refusal, or a fault of ours. */
function problemOf({ visitor }: Visit, error: unknown, onFault: (error: unknown) => void): Done | Shown {
  const { texts, words } = visitor
  if (error instanceof LoggedOut) return { to: 'login', session: 'over', said: { refused: 'UNAUTHORIZED' } }
  if (error instanceof PasswordIsDue) return { to: 'password' }
  if (error instanceof PageRefused) {
    const said: Said = { refused: error.status }
    const isMissing = error.status === 'NOT_FOUND' || error.status === 'BET_NOT_FOUND'
    const main = note(isMissing ? words.missing : refusalText(visitor, said.refused!))
    return { title: texts.Error, http: isMissing ? 404 : 200, main }
  }
  onFault(error)
  return { title: texts.Error, http: 500, main: note(words.broken) }
}

/** A link from another site brings no cookie that is for us alone: the page asks for itself once more, from here. */
const cameFromElsewhere = ({ headers }: Request, { isNew, visitor }: Visit): boolean =>
  isNew && headers['sec-fetch-site'] === 'cross-site' && visitor.values['again'] === undefined

export function mountLite(app: FastifyInstance, deps: LiteDeps): void {
  const visits = openLiteVisits(deps)
  const { show, lead } = openAnswers(deps, visits)

  async function look(request: Request, reply: FastifyReply): Promise<FastifyReply> {
    const visit = await visits.visitOf(request)
    const { visitor, place } = visit
    const page = own(PAGES, place)
    if (!page)
      return show(request, reply, visit, { title: visitor.texts.Error, http: 404, main: note(visitor.words.missing) })
    const { campaign } = visitor
    // Also where the page leads on to another one.
    if (campaign.isNew) {
      void reply.header('set-cookie', visits.cookies.refcode(campaign.refcode))
      await recordClick(visitor, request, place)
    }
    if (cameFromElsewhere(request, visit)) {
      const again = new URLSearchParams({ ...visitor.values, again: '1' }).toString()
      const main = html`<a href="?${again}">${visitor.texts.form.next}</a>`
      void reply.header('refresh', `0;url=${LITE}/${place}?${again}`)
      return show(request, reply, visit, { title: visitor.words.title, main })
    }
    if (page.for === 'player' && !visitor.isPlayer) return lead(reply, { to: `login?to=${place}` })
    if (page.for === 'visitor' && visitor.isPlayer) return lead(reply, { to: '' })
    try {
      return await show(request, reply, visit, await page.run(visitor))
    } catch (error) {
      const problem = problemOf(visit, error, deps.onFault)
      return 'to' in problem ? lead(reply, problem) : show(request, reply, visit, problem)
    }
  }

  async function act(request: Request, reply: FastifyReply): Promise<FastifyReply> {
    const visit = await visits.visitOf(request)
    const { visitor, cookie, place } = visit
    const action = own(ACTIONS, place)
    const form = valuesOf(request.body)
    const { forged, missing } = visitor.words
    const said = (http: number, text: string) =>
      show(request, reply, { ...visit, place: '' }, { title: visitor.texts.Error, http, main: note(text) })
    if (!action) return said(404, missing)
    if (visit.isNew || !isFromOwnPage(request) || !isOwnForm(cookie, place, form['f'] ?? '')) return said(403, forged)
    if (action.for === 'player' && !visitor.isPlayer)
      return lead(reply, { to: 'login', said: { refused: 'UNAUTHORIZED' } })
    try {
      return await lead(reply, await action.run(visitor, form))
    } catch (error) {
      const problem = problemOf(visit, error, deps.onFault)
      return 'to' in problem ? lead(reply, problem) : show(request, reply, { ...visit, place: '' }, problem)
    }
  }

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_FORM_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  for (const route of [LITE, `${LITE}/*`]) {
    app.get<{ Params: { '*'?: string } }>(route, (request, reply) => look(request, reply))
    app.post<{ Params: { '*'?: string } }>(route, (request, reply) => act(request, reply))
  }
}
