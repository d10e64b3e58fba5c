/** Charges: taken once for each tx_ref, paid by a card, a transfer or a dialled code, then told to the merchant. */
import { createHash, randomBytes } from 'node:crypto'
import type { SimulatorReply, World } from '../../../world.ts'
import type { ChargeKind } from '../words.ts'
import type { TransferCharge } from './asked.ts'
import { announce } from './news.ts'
import { chargeData, failure } from './replies.ts'
import { type ChargeRow, LASTS_MS, NETWORK_MS } from './rows.ts'

export const SAYS = {
  declined: 'Declined',
  'wrong-pin': 'Wrong PIN',
  insufficient: 'Insufficient Funds',
  expired: 'Transaction expired',
  network: 'Network error at the processor',
} as const
export type Why = keyof typeof SAYS

type ChargeOrder = Pick<TransferCharge, 'tx_ref' | 'amount' | 'currency' | 'email' | 'phone_number' | 'fullname'> &
  Pick<TransferCharge, 'redirect_url' | 'meta'>

/** The answer that the order's fate wants in place of the good one. */
export const UNREADABLE: SimulatorReply = { http: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }
export const SILENCE: SimulatorReply = { http: 200, body: '', silent: true }

/** What becomes of charges. Each function may be called again for the same charge. */
function openEnds(world: World, keys: Readonly<Record<string, string>>) {
  const book = world.book<ChargeRow>('charges')
  /** @param again Of news that was asked for once more: it is another delivery. */
  function tell(row: ChargeRow, again = ''): void {
    if (row.settledMs === null) return
    announce(world, keys['webhookHash'] ?? '', {
      // A charge may fail and be paid after all: two ends, two pieces of news.
      id: `${row.id}.${row.status}${again}`,
      url: row.webhookUrl,
      msisdn: row.msisdn,
      amount: row.amount,
      settledMs: row.settledMs,
      body: { event: 'charge.completed', data: chargeData(row) },
    })
  }
  function settle(id: string, status: 'successful' | 'failed', says: string, came?: string): ChargeRow | undefined {
    const row = book.get(id)
    // A late transfer makes a failed charge good; nothing makes a good one fail.
    if (!row || row.status === 'successful' || (row.status === 'failed' && status === 'failed')) return row
    const ended = { status, says, came: came ?? row.came, step: null, otpHash: null, settledMs: world.now() }
    const settled: ChargeRow = { ...row, ...ended }
    book.put(settled)
    tell(settled)
    return settled
  }
  return {
    book,
    tell,
    fail: (id: string, why: Why) => settle(id, 'failed', SAYS[why]),
    pay: (id: string, came?: string) => settle(id, 'successful', 'Approved. Successful', came),
  }
}

/** The company's charges, each taken once. */
export function openCharges(world: World, keys: Readonly<Record<string, string>>) {
  const ledger = openEnds(world, keys)
  const { book, fail } = ledger
  let count = book.all().length
  const testOutcomeOf = (row: ChargeRow) => world.testOutcome(row)
  const lastsMs = (row: ChargeRow) => (testOutcomeOf(row) === 'expires' ? NETWORK_MS : LASTS_MS)

  function take(kind: ChargeKind, asked: ChargeOrder, more: Partial<ChargeRow> = {}): ChargeRow {
    const row: ChargeRow = {
      id: asked.tx_ref,
      number: ++count,
      flwRef: `FLW-UWANJA-${randomBytes(8).toString('hex').toUpperCase()}`,
      kind,
      amount: asked.amount,
      currency: asked.currency,
      came: null,
      msisdn: asked.phone_number,
      name: asked.fullname,
      email: asked.email,
      status: 'pending',
      says: 'Pending',
      card: null,
      step: null,
      verdict: null,
      wrongTries: 0,
      otpHash: null,
      bank: null,
      webhookUrl: asked.meta?.webhook_url ?? world.platformUrl,
      redirectUrl: asked.redirect_url,
      takenMs: world.now(),
      settledMs: null,
      ...more,
    }
    book.put(row)
    expires(row)
    return row
  }
  /** Nobody did their part in time. */
  function expires(row: ChargeRow): void {
    if (testOutcomeOf(row) === 'silent') return
    world.after(Math.max(0, row.takenMs + lastsMs(row) - world.now()), () => fail(row.id, 'expired'))
  }
  /** What the fate makes of a charge that was just taken: an answer in place of the good one, or none. */
  function outcomeReply(row: ChargeRow): SimulatorReply | null {
    if (testOutcomeOf(row) === 'not-enabled') return failure('This feature is not enabled on your account', 403)
    if (testOutcomeOf(row) === 'declined') {
      fail(row.id, 'declined')
      return failure(SAYS.declined)
    }
    return testOutcomeOf(row) === 'no-answer' ? SILENCE : null
  }
  /** The same tx_ref with another content is refused; with the same it is the same charge. */
  function known(kind: ChargeKind, asked: ChargeOrder): ChargeRow | 'other' | undefined {
    const row = book.get(asked.tx_ref)
    const same = row?.kind === kind && row.amount === asked.amount && row.currency === asked.currency
    return row && !same ? 'other' : row
  }

  return { ...ledger, take, expires, known, outcomeReply, testOutcomeOf, lastsMs }
}
export type Charges = ReturnType<typeof openCharges>

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
