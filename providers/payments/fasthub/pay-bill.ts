/** FastHub's pay-bill number: the phone's owner pays by themselves, FastHub asks us first and tells us after. */
import { randomBytes } from 'node:crypto'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { Brought, Counter, CounterRefusal, SimulatorReply, World } from '../../world.ts'
import { channelOf } from './channel.ts'
import { signedHeaders } from './signing.ts'
import { CHANNELS, type Channel, type PayBillAnswer, type PayBillCall, payBillAnswer } from './pay-bill-words.ts'
import { jsonOf } from './words.ts'

interface PayBillRow {
  /** FastHub's reference. */
  readonly id: string
  readonly channel: Channel
  readonly accountReference: string
  readonly msisdn: string
  readonly amount: string
  readonly currency: string
  readonly paidMs: number
}

const MERCHANT = 'Uwanja'
/** GMM/1: tried again after 1, 5, 15 and 60 minutes, then given up; a question still tells. */
const CONFIRM_DELAYS_S = [60, 300, 900, 3600]
const REFUSALS: Readonly<Record<NonNullable<PayBillAnswer['reason']>, CounterRefusal>> = {
  UNKNOWN_ACCOUNT: 'unknown-account',
  AMOUNT: 'amount',
  TOO_LOW: 'too-low',
  TOO_HIGH: 'too-high',
  NOT_NOW: 'not-now',
}

type Keys = Readonly<Record<string, string>>

export function openPayBill(world: World, keys: Keys) {
  const paid = world.book<PayBillRow>('pay-bill')
  for (const row of paid.all()) announce(row)
  const signed = (nowMs: number, body: string) => signedBody(keys, nowMs, body)
  const validated = (words: PayBillCall) => askPlatform(world, keys, words)

  function announce(row: PayBillRow): void {
    const body = JSON.stringify(wordsOf(row, 'CONFIRM'))
    world.deliver({
      id: row.id,
      url: `${world.platformUrl}/confirm`,
      body,
      headers: (nowMs) => signed(nowMs, body),
      delaysS: CONFIRM_DELAYS_S,
      about: row,
      sinceMs: row.paidMs,
    })
  }
  const row = (brought: Omit<Brought, 'amount'>, amount: string): PayBillRow => ({
    // Random, because questions use references up that no row remembers.
    id: `FP${randomBytes(5).toString('hex').toUpperCase()}`,
    channel: networkOf(brought),
    accountReference: brought.account,
    msisdn: brought.msisdn,
    amount,
    currency: brought.currency,
    paidMs: world.now(),
  })
  const counter: Counter = {
    look: (brought) => validated({ ...wordsOf(row(brought, '0.00'), 'VALIDATE'), amount: undefined }),
    async take(brought) {
      const next = row(brought, brought.amount)
      const testOutcome = world.testOutcome(next)
      if (testOutcome === 'declined' || testOutcome === 'fails-later') return { ok: false, reason: 'declined' }
      const answer = await validated(wordsOf(next, 'VALIDATE'))
      if (!answer.ok) return answer
      const { id, msisdn, amount, currency, accountReference } = next
      const moved = world.phones.debit(msisdn, {
        key: id,
        amount,
        currency,
        payee: MERCHANT,
        reference: accountReference,
      })
      if (moved !== 'moved') return { ok: false, reason: moved === 'insufficient' ? 'insufficient' : 'amount' }
      paid.put(next)
      announce(next)
      return { ok: true, reference: id, name: answer.name }
    },
  }
  world.counters.payBill(CONSTANTS.payBillBusinessNumber, counter)

  return {
    lines: () =>
      paid.all().map(({ id, amount, currency, paidMs }) => ({
        reference: id,
        kind: 'C2B' as const,
        amount,
        currency,
        at: new Date(paidMs).toISOString(),
      })),
    tell(reference: string): SimulatorReply | null {
      const found = paid.get(reference)
      return found ? { http: 200, body: JSON.stringify({ status: 'PAID', payment: wordsOf(found, 'CONFIRM') }) } : null
    },
  }
}

function signedBody(keys: Keys, nowMs: number, body: string): Record<string, string> {
  return { 'content-type': 'application/json', ...signedHeaders(keys['callbackSecret'] ?? '', nowMs, body) }
}

/** May it come? Nothing moves. */
async function askPlatform(world: World, keys: Keys, words: PayBillCall) {
  const body = JSON.stringify(words)
  const answer = await world.ask({
    url: `${world.platformUrl}/validate`,
    body,
    headers: signedBody(keys, world.wallMs(), body),
  })
  const read = payBillAnswer.safeParse(answer && jsonOf(answer.body))
  if (!read.success || answer?.http === 401) return { ok: false, reason: 'not-now' } as const
  if (read.data.status === 'OK') return { ok: true, name: read.data.name ?? '' } as const
  return { ok: false, reason: REFUSALS[read.data.reason ?? 'NOT_NOW'] } as const
}

/** The menu that was used; a Tanzanian number has the menu of its own network. */
function networkOf({ msisdn, network }: Omit<Brought, 'amount'>): Channel {
  return CHANNELS.find((channel) => channel === network) ?? channelOf(msisdn) ?? 'MPESA'
}

function wordsOf(row: PayBillRow, phase: PayBillCall['phase']): PayBillCall {
  const { id, channel, accountReference, msisdn, amount, currency } = row
  const businessNumber = CONSTANTS.payBillBusinessNumber
  return { phase, reference: id, businessNumber, channel, accountReference, msisdn, amount, currency }
}
