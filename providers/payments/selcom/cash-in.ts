/** The sandbox's wallet cash-in: names, payouts through the seven channels, and what became of each. */
import type { SimulatorReply, World } from '../../world.ts'
import { ofShillings } from './amount.ts'
import { type References, brokenAnswer, msisdnOf, noAnswer, notEnabled, say, textIn } from './envelopes.ts'
import { isPayoutChannel, tellsName } from './networks.ts'
import type { Sent } from './signing.ts'
import type { Treasury } from './treasury.ts'

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

interface CashInDeps {
  readonly world: World
  readonly keys: Readonly<Record<string, string>>
  readonly references: References
  readonly treasury: Treasury
}

/** The same order again is answered as it was at first; another one under its transid is none. */
function repeated(known: PayoutRow, asked: string): SimulatorReply {
  if (known.asked !== asked) return say('409', { transid: known.id, message: 'Duplicate transid' })
  return told(['057', '990'].includes(known.code) ? known : { ...known, code: '111' })
}

export function openCashIn({ world, keys, references, treasury }: CashInDeps) {
  const payouts = world.book<PayoutRow>('payouts')
  for (const row of payouts.all()) run(row)

  function run(row: PayoutRow): void {
    const testOutcome = world.testOutcome(row)
    if (row.code !== '111' || testOutcome === 'silent') return
    world.after(Math.max(0, row.takenMs + NETWORK_MS - world.now()), () => {
      const { id, msisdn, amount } = row
      // A wallet of another country gets its own money, at its network's rate.
      const currency = world.phones.currency(msisdn) ?? 'TZS'
      const changed = world.change(`${amount}.00`, 'TZS', currency)
      const isPaid =
        changed !== null &&
        testOutcome !== 'fails-later' &&
        world.phones.credit(msisdn, { key: id, amount: changed, currency, from: keys['vendor'] ?? 'Selcom' })
      payouts.put({ ...row, code: isPaid ? '000' : '403', endedMs: world.now() })
    })
  }

  function process(sent: Sent): SimulatorReply {
    const transid = textIn(sent, 'transid')
    const channel = textIn(sent, 'utilitycode')
    const msisdn = msisdnOf(textIn(sent, 'utilityref'))
    const amount = ofShillings(sent['amount'])
    if (transid === '') return say('412', { message: 'transid is required' }, 412)
    if (textIn(sent, 'vendor') !== keys['vendor'] || textIn(sent, 'pin') !== keys['pin'])
      return say('403', { transid, message: 'Wrong vendor or pin' }, 403)
    const asked = JSON.stringify([channel, msisdn, sent['amount']])
    const known = payouts.get(transid)
    if (known) return repeated(known, asked)
    if (!isPayoutChannel(channel) || !isReached(world, msisdn))
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
    const testOutcome = world.testOutcome(row)
    if (testOutcome === 'not-enabled') return notEnabled(transid)
    if (testOutcome === 'no-float' || Number(row.amount) > treasury.has(paidOut()))
      return refused({ ...row, code: '990' })
    if (testOutcome === 'declined') return refused({ ...row, code: '057' })
    if (testOutcome === 'broken-answer') return brokenAnswer
    payouts.put(row)
    run(row)
    return testOutcome === 'no-answer' ? noAnswer : told(row)
  }
  const paidOut = () =>
    payouts.all().reduce((sum, { code, amount }) => sum + (code === '000' || code === '111' ? Number(amount) : 0), 0)
  /** The refusal is kept: the same transid again, or a question, is answered by it. */
  function refused(row: PayoutRow): SimulatorReply {
    payouts.put(row)
    return told(row)
  }

  return {
    paidOut,
    process,
    query: (sent: Sent) => queried(payouts.get(textIn(sent, 'transid'))),
    nameLookup: (sent: Sent) => nameLookup(world, references, sent),
  }
}

/** As documented, the answer to a query does not repeat the transid. */
function queried(row: PayoutRow | undefined): SimulatorReply {
  return row ? told({ ...row, id: '' }) : say('404', { message: 'Transaction not found' })
}

function nameLookup(world: World, references: References, sent: Sent): SimulatorReply {
  const transid = textIn(sent, 'transid')
  const msisdn = msisdnOf(textIn(sent, 'utilityref'))
  const channel = textIn(sent, 'utilitycode')
  const name = isReached(world, msisdn) && tellsName(channel, msisdn) ? world.phones.owner(msisdn) : null
  if (!name) return say('010', { transid, message: 'Invalid mobile number' })
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
  '990': 'Insufficient account balance',
  // The documentation's own example of a failure.
  '403': 'No response from upstream system',
}

function told({ id, reference, code }: PayoutRow): SimulatorReply {
  return say(code, { reference, transid: id, message: MESSAGES[code] ?? '' })
}
