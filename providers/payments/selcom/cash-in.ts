/** The sandbox's wallet cash-in: names, payouts through the seven channels, and what became of each. */
import type { DialectReply, World } from '../../world.ts'
import { ofShillings } from './amount.ts'
import { type References, brokenAnswer, msisdnOf, noAnswer, say, textIn } from './envelopes.ts'
import type { Sent } from './signing.ts'
import { isChannel } from './words.ts'

interface PayoutRow {
  /** The merchant's transid. */
  readonly id: string
  readonly asked: string
  readonly reference: string
  readonly msisdn: string
  readonly amount: string
  /** Selcom's result code: 111 until it is known. */
  readonly code: string
  readonly takenMs: number
  readonly endedMs?: number
}

const NETWORK_MS = 2_000

export function openCashIn(world: World, keys: Readonly<Record<string, string>>, references: References) {
  const payouts = world.book<PayoutRow>('payouts')
  for (const row of payouts.all()) run(row)

  function run(row: PayoutRow): void {
    const fate = world.fate(row)
    if (row.code !== '111' || fate === 'silent') return
    world.after(Math.max(0, row.takenMs + NETWORK_MS - world.now()), () => {
      const { id, msisdn, amount } = row
      // A wallet of another country gets its own money, at its network's rate.
      const currency = world.phones.currency(msisdn) ?? 'TZS'
      const changed = world.change(`${amount}.00`, 'TZS', currency)
      const isPaid =
        changed !== null &&
        fate !== 'fails-later' &&
        world.phones.credit(msisdn, { key: id, amount: changed, currency, from: keys['vendor'] ?? 'Selcom' })
      payouts.put({ ...row, code: isPaid ? '000' : '403', endedMs: world.now() })
    })
  }

  function process(sent: Sent): DialectReply {
    const transid = textIn(sent, 'transid')
    const channel = textIn(sent, 'utilitycode')
    const msisdn = msisdnOf(textIn(sent, 'utilityref'))
    const amount = ofShillings(sent['amount'])
    if (transid === '') return say('400', { message: 'transid is required' })
    if (textIn(sent, 'vendor') !== keys['vendor'] || textIn(sent, 'pin') !== keys['pin'])
      return say('403', { transid, message: 'Wrong vendor or pin' })
    const asked = JSON.stringify([channel, msisdn, sent['amount']])
    const known = payouts.get(transid)
    if (known)
      return known.asked === asked
        ? told(known.code === '057' ? known : { ...known, code: '111' })
        : say('409', { transid, message: 'Duplicate transid' })
    if (!isChannel(channel) || !isReached(world, msisdn))
      return say('010', { transid, message: 'Invalid mobile number or operator not supported' })
    if (!amount) return say('012', { transid, message: 'Invalid amount' })
    const row: PayoutRow = {
      id: transid,
      asked,
      reference: references(),
      msisdn,
      amount: String(Number(textIn(sent, 'amount'))),
      code: '111',
      takenMs: world.now(),
    }
    const fate = world.fate(row)
    if (fate === 'declined') return refused(row)
    if (fate === 'broken-answer') return brokenAnswer
    payouts.put(row)
    run(row)
    return fate === 'no-answer' ? noAnswer : told(row)
  }
  /** The refusal is kept: the same transid again, or a question, is answered by it. */
  function refused(row: PayoutRow): DialectReply {
    const ended = { ...row, code: '057' }
    payouts.put(ended)
    return told(ended)
  }

  return {
    moved: () => movedOf(payouts.all()),
    process,
    query(sent: Sent): DialectReply {
      const row = payouts.get(textIn(sent, 'transid'))
      return row ? told(row) : say('404', { transid: textIn(sent, 'transid'), message: 'Transaction not found' })
    },
    nameLookup: (sent: Sent) => nameLookup(world, references, sent),
  }
}

function movedOf(rows: readonly PayoutRow[]) {
  return rows
    .filter(({ code }) => code === '000')
    .map(({ id, reference, amount, takenMs, endedMs = takenMs }) => ({
      ...{ type: 'CASHIN' as const, transid: id, reference, amount },
      date: new Date(endedMs).toISOString(),
    }))
}

function nameLookup(world: World, references: References, sent: Sent): DialectReply {
  const transid = textIn(sent, 'transid')
  const msisdn = msisdnOf(textIn(sent, 'utilityref'))
  const channel = textIn(sent, 'utilitycode')
  const name = isReached(world, msisdn) ? world.phones.owner(msisdn) : null
  // CASHIN finds the channel by the number; as a payout's channel it stays out, because a player names his.
  if (!name || !(isChannel(channel) || channel === 'CASHIN'))
    return say('010', { transid, message: 'Invalid mobile number' })
  return say('000', { reference: references(), transid, message: 'Name lookup', data: [{ name }] })
}

/** Its own country's numbers, and those whose money it can change. */
function isReached(world: World, msisdn: string): boolean {
  const currency = world.phones.currency(msisdn)
  return currency !== null && world.change('100.00', 'TZS', currency) !== null
}

const MESSAGES: Readonly<Record<string, string>> = {
  '000': 'Cash-in successful',
  '111': 'Request in progress',
  '057': 'Declined by the network',
  // The documentation's own example of a failure.
  '403': 'No response from upstream system',
}

function told({ id, reference, code }: PayoutRow): DialectReply {
  return say(code, { reference, transid: id, message: MESSAGES[code] ?? '' })
}
