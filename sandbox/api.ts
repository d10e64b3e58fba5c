/** Answers the calls of `contract/world/`, by which scripts act as the outside world (docs/sandbox-api.md), and its pages too. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Given, WorldCall } from '@uwanja/contract/world/call'
import { WORLD_CALLS, type WorldCallName } from '@uwanja/contract/world/calls'
import { SANDBOX_PIN, WALLET_START } from '@uwanja/contract/world/constants'
import { SWITCHES } from './chaos.ts'
import { BANKS } from './bank-table.ts'
import { CARDS, CARD_PIN } from './cards.ts'
import { NUMBER_RULE, currencyOf, ownerOf } from './numbers.ts'
import { MAGIC_VALUES } from './magic-values.ts'
import type { Deps } from './world.ts'

/** What a path may name. */
interface Params {
  readonly msisdn: string
  readonly id: string
  readonly bank: string
  readonly account: string
}

/** A row's answerer: it is given the body as its row understands it. */
type Handlers<N extends WorldCallName = WorldCallName> = {
  readonly [Name in N]: (
    given: { readonly params: Params; readonly body: Given<(typeof WORLD_CALLS)[Name]> },
    reply: FastifyReply,
  ) => unknown
}

/** The table's rows, answered: a missing one does not compile, nor does one too many. */
function handlersOf(deps: Deps, siteUrl: string): Handlers {
  const { clock, countries, mailbox, messages, people, prompts, wallets, deliveries } = deps
  const showClock = () => ({
    now: new Date(clock.now()).toISOString(),
    shiftedSeconds: clock.shiftedMs() / 1000,
    held: clock.isHeld(),
  })
  return {
    phones: () =>
      [...new Set([...people.numbers(), ...messages.numbers(), ...wallets.numbers(), ...prompts.numbers()])].map(
        (msisdn) => ({
          msisdn,
          name: people.nameOf(msisdn) ?? ownerOf(msisdn) ?? '',
          balance: wallets.show(msisdn).balance,
          currency: wallets.show(msisdn).currency,
          prompts: prompts.list(msisdn).length,
          lastMessageAt: messages.list(msisdn)[0]?.at ?? null,
        }),
      ),
    namePhone({ params, body }) {
      people.name(params.msisdn, body.name)
      return { msisdn: params.msisdn, name: body.name }
    },
    messages: ({ params }) => messages.list(params.msisdn),
    sendMessage: async ({ params, body }) => ({ ok: await deps.sendToPlatform(params.msisdn, body.text) }),
    prompts: ({ params }) => prompts.list(params.msisdn),
    answerPrompt({ params, body }, reply) {
      const result = prompts.answer(params.msisdn, params.id, body)
      if (!result.ok && result.reason === 'unknown-prompt') void reply.code(404)
      return result
    },
    wallet: ({ params }) => wallets.show(params.msisdn),
    ...bankHandlers(deps),
    ...counterHandlers(deps),
    about: () => ({
      siteUrl,
      pin: SANDBOX_PIN,
      walletStart: WALLET_START,
      sentinels: MAGIC_VALUES,
      switches: SWITCHES,
    }),
    countries: () => countries.show(),
    setCountry({ body }) {
      countries.set(body.address ?? null, body.country)
      return countries.show()
    },
    mail: () => mailbox.list(),
    ...pushHandlers(deps),
    ...listHandlers(deps),
    ...troubleHandlers(deps),
    deliveries: () => deliveries.list(),
    clock: showClock,
    shiftClock({ body }) {
      clock.shift(body.shiftSeconds * 1000)
      return showClock()
    },
    holdClock({ body }) {
      clock.hold(body.held)
      return showClock()
    },
  }
}

/** The push service of browsers. */
function pushHandlers({ push }: Pick<Deps, 'push'>) {
  return {
    subscribePush: () => push.subscribe(),
    pushed: () => push.list(),
    setPush({ params, body }, reply) {
      return push.set(params.id, body.answers) ? { ok: true } : missing(reply, 'there is no such browser')
    },
  } satisfies Partial<Handlers>
}

/** What goes wrong by a switch: with companies, with the feed of matches. */
function troubleHandlers({ chaos, feed }: Deps) {
  const show = () => ({ trouble: feed.line.trouble(), matches: feed.live(), ...feed.seasons() })
  return {
    chaos: () => chaos.list(),
    setChaos({ body }, reply) {
      if (!chaos.set(body.company, body.fate)) return missing(reply, 'there is no such company')
      return chaos.list()
    },
    feed: show,
    setFeed({ body }, reply) {
      if ('season' in body) {
        if (!feed.play(body.season)) return missing(reply, 'there is no such season or zone')
      } else if ('goal' in body) {
        if (!feed.goal(body.match, body.goal)) return missing(reply, 'no such match of football is being played')
      } else if (!('match' in body)) feed.line.set(body.trouble)
      else if (!feed.troubleOf(body.match, body.trouble)) return missing(reply, 'there is no such match')
      return show()
    },
  } satisfies Partial<Handlers>
}

/** Lists of people that the platform asks. */
function listHandlers({ exclusions, screening }: Pick<Deps, 'exclusions' | 'screening'>) {
  return {
    exclusions: () => exclusions.list(),
    setExclusion({ body: { subject, listed, until = null } }) {
      if (listed) exclusions.put(subject, until)
      else exclusions.takeOut(subject)
      return exclusions.list()
    },
    loseExclusions({ body }) {
      exclusions.lose(body.loses)
      const { run, last } = exclusions.feed()
      return { run, last }
    },
    screening: () => screening.list(),
    setScreening({ body }) {
      if (!body.listed) screening.takeOut(body.reference)
      else {
        const { listed: _in, ...entry } = body
        screening.put(entry)
      }
      return screening.list()
    },
  } satisfies Partial<Handlers>
}

/** Money that people bring by themselves. */
function counterHandlers({ counters }: Pick<Deps, 'counters'>) {
  return {
    payBill: ({ params, body }) => counters.payPayBill(params.msisdn, body),
    payBillLook: ({ params, body }) => counters.lookPayBill(params.msisdn, body.business, body.account),
    agentLook: ({ body }, reply) =>
      currencyOf(body.msisdn) ? counters.lookAgent(body.account, body.msisdn) : wrong(reply, NUMBER_RULE),
    agentPay: ({ body }, reply) =>
      currencyOf(body.msisdn) ? counters.payAgent(body.account, body.msisdn, body.amount) : wrong(reply, NUMBER_RULE),
  } satisfies Partial<Handlers>
}

/** Banks, codes and cards. */
function bankHandlers({ accounts, temporary, ussd, cards }: Deps) {
  const found = (reply: FastifyReply, row: unknown) => row ?? missing(reply, 'there is none')
  return {
    dial: ({ params, body }) =>
      'code' in body
        ? ussd.dial(params.msisdn, body.code, body.language)
        : ussd.type(params.msisdn, body.session, body.typed, body.language),
    banks: () => BANKS,
    bankAccount: ({ params }, reply) => found(reply, accounts.show(params.bank, params.account)),
    temporaryAccounts: () => temporary.list(),
    bankTransfer({ body: { bank, account, amount } }, reply) {
      const end = temporary.pay(bank, account, { amount, from: 'A customer' })
      if (!end.ok && end.reason === 'unknown-account') void reply.code(404)
      return end
    },
    cards: () => ({ pin: CARD_PIN, cards: CARDS }),
    cardCheck: ({ params }, reply) => found(reply, cards.show(params.id)),
    answerCardCheck: ({ params, body }, reply) => found(reply, cards.answer(params.id, body.answer)),
  } satisfies Partial<Handlers>
}

/** One row mounted: its number and its body are looked at before anybody acts. */
function mountRow(scope: FastifyInstance, row: WorldCall, handle: Handlers[WorldCallName]): void {
  scope.route<{ Params: Params }>({
    method: row.method,
    url: row.path.slice('/api'.length),
    handler({ params, body: rawBody }, reply) {
      if (params.msisdn !== undefined && !currencyOf(params.msisdn)) return wrong(reply, NUMBER_RULE)
      const body = row.body?.safeParse(rawBody)
      if (body?.success === false) return wrong(reply, row.wrong ?? 'the body is none')
      return handle({ params, body: body?.data as never }, reply)
    },
  })
}

export async function openApi(app: FastifyInstance, { deps, siteUrl }: { deps: Deps; siteUrl: string }): Promise<void> {
  const handlers = handlersOf(deps, siteUrl)
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', onlyJsonFromHere)
      scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
      for (const name of Object.keys(WORLD_CALLS) as WorldCallName[])
        mountRow(scope, WORLD_CALLS[name] as unknown as WorldCall, handlers[name])
      scope.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'there is no such call' }))
    },
    { prefix: '/api' },
  )
}

function missing(reply: FastifyReply, error: string) {
  return reply.code(404).send({ error })
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
