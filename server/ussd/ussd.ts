/**
 * Players who dial or send an SMS: the company's words in, a screen out. Who dials is known by their number, as the network says it;
 * what is asked is asked of the calls, in a session that lasts as long as the question.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '@uwanja/i18n/language'
import { TEXTS } from '@uwanja/i18n/languages'
import { USSD_TEXTS } from '@uwanja/i18n/ussd'
import { USSD } from '@uwanja/providers/ussd'
import type { Dialled, RawAsked, UssdAnswer, UssdPlug } from '@uwanja/providers/ussd-plug'
import { playerByPhone, type Player } from '../players/store.ts'
import { endSession, openSession } from '../sessions/store.ts'
import { inProcess } from '../wire/in-process.ts'
import type { Dialling, UssdDeps } from './deps.ts'
import { screenOf } from './menu.ts'
import { end, fitted } from './screens.ts'
import { beginStep, endStep } from './store.ts'

/** What the session's row and the login history say of it. */
const AGENT = 'USSD'
/** A bet on a match that is played is decided seconds later: its session lives on until it is used no more. */
const STAYS_FOR = '4'

/** Each answer costs the house an SMS and rings somebody's phone, and anybody can write a sender into a message. */
const answerLimits = (msisdn: string) => [{ kind: 'sms.answered', subject: msisdn, most: 30, windowS: 3_600 }] as const

const languageOf = ({ language }: Pick<Player, 'language'>): Language => (isLanguage(language) ? language : 'en')

interface Asked {
  readonly by: Dialling['by']
  readonly plug: UssdPlug
  readonly dialled: Dialled
  readonly request: FastifyRequest
}

async function answered(deps: UssdDeps, { by, plug, dialled, request }: Asked): Promise<UssdAnswer> {
  const { db, inject } = deps
  const player = await playerByPhone(db, dialled.msisdn)
  if (!player) {
    return end(USSD_TEXTS.en.stranger, { site: new URL(deps.settings.publicUrl).host.slice(0, 60) })
  }
  const words = USSD_TEXTS[languageOf(player)]
  const opened = await db.transaction((tx) =>
    openSession(tx, { playerId: player.id, isBrowser: false, isMobile: true, ip: request.ip, agent: AGENT }),
  )
  const dialling: Dialling = {
    deps,
    player,
    words,
    texts: TEXTS[languageOf(player)],
    by,
    company: plug.company,
    session: dialled.session,
    ask: inProcess({
      inject,
      headers: { host: request.headers.host, 'user-agent': AGENT },
      remoteAddress: request.ip,
      token: opened.token,
    }),
    async once(steps, run) {
      const step = { company: plug.company, session: dialled.session, steps: steps.join('*') }
      const begun = await beginStep(db, step)
      if (begun !== 'new') return end(begun ?? words.busy)
      const answer = await run()
      await endStep(db, step, answer.text)
      return answer
    },
  }
  try {
    return await screenOf(dialling, dialled.steps)
  } catch (error) {
    deps.onFault(error)
    return end(words.fault)
  } finally {
    if (dialled.steps[0] !== STAYS_FOR) await endSession(db, opened.id)
  }
}

export function mountUssd(app: FastifyInstance, deps: UssdDeps): void {
  type Request = FastifyRequest<{ Params: { company: string }; Querystring: RawAsked['query']; Body: string | null }>

  const asked = (request: Request, kind: 'readDial' | 'readMessage') => {
    const plug = USSD.find(({ company }) => company === request.params.company)
    const dialled = plug?.[kind]({ query: request.query, rawBody: request.body ?? '' }, deps.keysOf(plug.company))
    if (plug && dialled) return { by: kind === 'readDial' ? 'dial' : 'message', plug, dialled, request } satisfies Asked
    deps.warn('what was dialled was refused', { company: request.params.company.slice(0, 40), ip: request.ip })
    return null
  }
  const refusedAs = (reply: FastifyReply) => reply.code(403).type('text/plain; charset=utf-8').send('')

  app.post('/callbacks/ussd/:company', async (request: Request, reply) => {
    const one = asked(request, 'readDial')
    if (!one) return refusedAs(reply)
    const { text, next } = await answered(deps, one)
    const { mostLetters, ownLetters } = one.plug
    const { type, body } = one.plug.answer({ text: fitted(text, mostLetters - ownLetters), next })
    return reply.type(type).send(body)
  })

  app.post('/callbacks/sms/:company', async (request: Request, reply) => {
    const one = asked(request, 'readMessage')
    if (!one) return refusedAs(reply)
    const heard = () => reply.code(200).type('text/plain; charset=utf-8').send('')
    if (!(await deps.throttle.take(answerLimits(one.dialled.msisdn))).taken) return heard()
    const { text } = await answered(deps, one)
    await deps.sendSms(
      one.dialled.msisdn,
      fitted(text, one.plug.mostLetters),
      `sms-${one.dialled.session}`.slice(0, 60),
    )
    return heard()
  })
}
