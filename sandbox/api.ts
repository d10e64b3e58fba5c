/** Answers the calls of `calls.ts`, by which scripts act as the outside world (docs/sandbox-api.md), and its pages too. */
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseAmount } from '@uwanja/contract/wire/amounts'
import { LANGUAGES } from '@uwanja/i18n/language'
import * as z from 'zod/mini'
import { SWITCHES } from './chaos.ts'
import { BANKS } from './bank-table.ts'
import { SANDBOX_CALLS, type SandboxCallName } from './calls.ts'
import { CARDS, CARD_PIN } from './cards.ts'
import { counterHandlers } from './counter-calls.ts'
import { LINE_TROUBLES, MATCH_TROUBLES, SPEEDS } from '@uwanja/contract/world/feed'
import { listHandlers } from './list-calls.ts'
import { NUMBER_RULE, currencyOf } from './numbers.ts'
import { SANDBOX_PIN, MAGIC_VALUES, WALLET_START } from './magic-values.ts'
import type { Deps } from './world.ts'

/** A year: enough to see anything expire. */
const LONGEST_SHIFT_S = 366 * 86_400

const promptAnswer = z.union([
  z.strictObject({ pin: z.string().check(z.regex(/^\d{1,12}$/)) }),
  z.strictObject({ decline: z.literal(true) }),
])
const clockShift = z.strictObject({ shiftSeconds: z.int().check(z.minimum(0), z.maximum(LONGEST_SHIFT_S)) })
const clockHold = z.strictObject({ held: z.boolean() })

const chaosSet = z.strictObject({ company: z.string(), fate: z.nullable(z.enum(SWITCHES)) })
const feedSet = z.union([
  z.strictObject({ trouble: z.nullable(z.enum(LINE_TROUBLES)) }),
  z.strictObject({ match: z.string().check(z.maxLength(40)), trouble: z.enum(MATCH_TROUBLES) }),
  z.strictObject({
    season: z.nullable(
      z.strictObject({
        name: z.string().check(z.maxLength(200)),
        speed: z.literal(SPEEDS),
        zone: z._default(z.string().check(z.maxLength(60)), 'UTC'),
      }),
    ),
  }),
])
const countrySet = z.strictObject({
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  address: z.optional(z.string().check(z.refine((address) => isIP(address) !== 0))),
})

const dialled = z.union([
  z.strictObject({ code: z.string().check(z.maxLength(60)), language: z._default(z.enum(LANGUAGES), 'en') }),
  z.strictObject({
    session: z.string().check(z.maxLength(40)),
    typed: z.string().check(z.maxLength(60)),
    language: z._default(z.enum(LANGUAGES), 'en'),
  }),
])
const transferIn = z.strictObject({
  bank: z.string().check(z.regex(/^\d{3}$/)),
  account: z.string().check(z.regex(/^\d{10}$/)),
  amount: z.string().check(z.refine((amount) => parseAmount(amount, 'NGN') !== null)),
})
const checkAnswer = z.strictObject({ answer: z.enum(['approved', 'declined']) })

type NumberParams = { Params: { msisdn: string } }
type PromptParams = { Params: { msisdn: string; id: string; bank: string; account: string } }

type Handler = (request: FastifyRequest<PromptParams>, reply: FastifyReply) => unknown

/** The table's rows, answered: a missing one does not compile, nor does one too many. */
function handlersOf(deps: Deps, siteUrl: string) {
  const { clock, countries, mailbox, messages, prompts, wallets, deliveries, counters } = deps
  const showClock = () => ({
    now: new Date(clock.now()).toISOString(),
    shiftedSeconds: clock.shiftedMs() / 1000,
    held: clock.isHeld(),
  })
  return {
    phones: () =>
      [...new Set([...messages.numbers(), ...wallets.numbers(), ...prompts.numbers()])].map((msisdn) => ({
        msisdn,
        prompts: prompts.list(msisdn).length,
        lastMessageAt: messages.list(msisdn)[0]?.at ?? null,
      })),
    messages: (request, reply) => withNumber(request, reply, (msisdn) => messages.list(msisdn)),
    prompts: (request, reply) => withNumber(request, reply, (msisdn) => prompts.list(msisdn)),
    answerPrompt: (request, reply) =>
      withNumber(request, reply, (msisdn) => {
        const answer = promptAnswer.safeParse(request.body)
        if (!answer.success) return wrong(reply, 'the body must be {"pin": "digits"} or {"decline": true}')
        const result = prompts.answer(msisdn, request.params.id, answer.data)
        if (!result.ok && result.reason === 'unknown-prompt') void reply.code(404)
        return result
      }),
    wallet: (request, reply) => withNumber(request, reply, (msisdn) => wallets.show(msisdn)),
    ...bankHandlers(deps),
    ...counterHandlers(counters),
    about: () => ({
      siteUrl,
      pin: SANDBOX_PIN,
      walletStart: WALLET_START,
      sentinels: MAGIC_VALUES,
      switches: SWITCHES,
    }),
    countries: () => countries.show(),
    setCountry: (request, reply) => {
      const set = countrySet.safeParse(request.body)
      if (!set.success) return wrong(reply, 'country must be two capital letters or null, address an IP address')
      countries.set(set.data.address ?? null, set.data.country)
      return countries.show()
    },
    mail: () => mailbox.list(),
    ...listHandlers(deps),
    ...troubleHandlers(deps),
    deliveries: () => deliveries.list(),
    clock: showClock,
    shiftClock: (request, reply) => {
      const shift = clockShift.safeParse(request.body)
      if (!shift.success) return wrong(reply, 'shiftSeconds must be a whole number of seconds, 0 or more')
      clock.shift(shift.data.shiftSeconds * 1000)
      return showClock()
    },
    holdClock: (request, reply) => {
      const hold = clockHold.safeParse(request.body)
      if (!hold.success) return wrong(reply, 'held must be true or false')
      clock.hold(hold.data.held)
      return showClock()
    },
  } satisfies Record<SandboxCallName, Handler>
}

/** What goes wrong by a switch: with companies, with the feed of matches. */
function troubleHandlers({ chaos, feed }: Deps) {
  const show = () => ({ trouble: feed.line.trouble(), matches: feed.live(), ...feed.seasons() })
  return {
    chaos: () => chaos.list(),
    setChaos: (request, reply) => {
      const set = chaosSet.safeParse(request.body)
      if (!set.success) return wrong(reply, `fate must be null or one of ${SWITCHES.join(', ')}`)
      if (!chaos.set(set.data.company, set.data.fate))
        return reply.code(404).send({ error: 'there is no such company' })
      return chaos.list()
    },
    feed: show,
    setFeed: (request, reply) => {
      const set = feedSet.safeParse(request.body)
      if (!set.success)
        return wrong(
          reply,
          `trouble must be null or one of ${[...LINE_TROUBLES, ...MATCH_TROUBLES].join(', ')}; a season has a name and one of the speeds ${SPEEDS.join(', ')}`,
        )
      if ('season' in set.data) {
        if (!feed.play(set.data.season)) return reply.code(404).send({ error: 'there is no such season or zone' })
      } else if (!('match' in set.data)) feed.line.set(set.data.trouble)
      else if (!feed.troubleOf(set.data.match, set.data.trouble))
        return reply.code(404).send({ error: 'there is no such match' })
      return show()
    },
  } satisfies Partial<Record<SandboxCallName, Handler>>
}

/** Banks, codes and cards. */
function bankHandlers({ accounts, temporary, ussd, cards }: Deps) {
  const found = (reply: FastifyReply, row: unknown) => row ?? reply.code(404).send({ error: 'there is none' })
  return {
    dial: (request, reply) =>
      withNumber(request, reply, (msisdn) => {
        const asked = dialled.safeParse(request.body)
        if (!asked.success) return wrong(reply, 'the body must be {"code": …} or {"session": …, "typed": …}')
        return 'code' in asked.data
          ? ussd.dial(msisdn, asked.data.code, asked.data.language)
          : ussd.type(msisdn, asked.data.session, asked.data.typed, asked.data.language)
      }),
    banks: () => BANKS,
    bankAccount: ({ params }, reply) => found(reply, accounts.show(params.bank, params.account)),
    temporaryAccounts: () => temporary.list(),
    bankTransfer: (request, reply) => {
      const asked = transferIn.safeParse(request.body)
      if (!asked.success) return wrong(reply, 'bank must be three digits, account ten, amount decimal text')
      const { bank, account, amount } = asked.data
      const end = temporary.pay(bank, account, { amount, from: 'A customer' })
      if (!end.ok && end.reason === 'unknown-account') void reply.code(404)
      return end
    },
    cards: () => ({ pin: CARD_PIN, cards: CARDS }),
    cardCheck: ({ params }, reply) => found(reply, cards.show(params.id)),
    answerCardCheck: (request, reply) => {
      const asked = checkAnswer.safeParse(request.body)
      if (!asked.success) return wrong(reply, 'answer must be approved or declined')
      return found(reply, cards.answer(request.params.id, asked.data.answer))
    },
  } satisfies Partial<Record<SandboxCallName, Handler>>
}

export async function openApi(app: FastifyInstance, { deps, siteUrl }: { deps: Deps; siteUrl: string }): Promise<void> {
  const handlers: Record<SandboxCallName, Handler> = handlersOf(deps, siteUrl)
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', onlyJsonFromHere)
      scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
      for (const name of Object.keys(SANDBOX_CALLS) as SandboxCallName[]) {
        const { method, path } = SANDBOX_CALLS[name]
        scope.route<PromptParams>({ method, url: path.slice('/api'.length), handler: handlers[name] })
      }
      scope.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'there is no such call' }))
    },
    { prefix: '/api' },
  )
}

function withNumber<T>(request: FastifyRequest<NumberParams>, reply: FastifyReply, act: (msisdn: string) => T) {
  const { msisdn } = request.params
  return currencyOf(msisdn) ? act(msisdn) : wrong(reply, NUMBER_RULE)
}

function wrong(reply: FastifyReply, error: string) {
  return reply.code(400).send({ error })
}

/**
 * A page from elsewhere must not approve a payment: a form or plain text, which it may send without asking the browser
 * first, is refused before the body is read.
 */
async function onlyJsonFromHere(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const isJson = /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')
  if (!isJson) return reply.code(415).send({ error: 'the content type must be application/json' })
  const site = request.headers['sec-fetch-site']
  const isForeign = site === 'cross-site' || site === 'same-site'
  return isForeign ? reply.code(403).send({ error: 'this page may not act here' }) : undefined
}
