/** The merchant's own business at Kudipal: what it has, what a movement costs, money given back, news told once more. */
import { randomBytes } from 'node:crypto'
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { SimulatorReply, SimulatorRequest, World } from '../../../world.ts'
import { jsonOf } from '../company.ts'
import { feeAsked, refundAsked } from './asked.ts'
import type { Charges } from './charges.ts'
import { failure, success } from './replies.ts'
import { type ChargeRow, MERCHANT, minorOf } from './rows.ts'

/** 1.4 percent of what is collected and 10.75 a transfer: the sandbox's own, and only told, never taken. */
const CHARGE_PER_MILLE = 14n
const TRANSFER_FEE = 10.75

const unknown = failure('No transaction was found for this id')

function chargeFee(query: Readonly<Record<string, string>>): SimulatorReply {
  const asked = feeAsked.safeParse(query)
  if (!asked.success) return failure('amount is required')
  const fee = Number(decimalText((minorOf(asked.data.amount) * CHARGE_PER_MILLE) / 1000n))
  const { amount, currency } = asked.data
  const parts = { merchant_fee: 0, flutterwave_fee: fee, stamp_duty_fee: 0 }
  return success('Charged fee', { charge_amount: Number(amount), fee, ...parts, currency })
}

function transferFee(query: Readonly<Record<string, string>>): SimulatorReply {
  const asked = feeAsked.safeParse(query)
  if (!asked.success) return failure('amount is required')
  return success('Transfer fee fetched', [{ currency: asked.data.currency, fee_type: 'value', fee: TRANSFER_FEE }])
}

function eventsOf(row: ChargeRow | undefined): SimulatorReply {
  if (!row) return unknown
  const event = (action: string, ms: number) => ({
    note: row.says,
    actor: row.name,
    object: 'payment',
    action,
    context: row.kind,
    created_at: new Date(ms).toISOString(),
  })
  const ended = row.settledMs === null ? [] : [event(row.status, row.settledMs)]
  return success('Transaction events fetched', [event('initiated', row.takenMs), ...ended])
}

/** A call of the simulator: its method, its path, and its answer to what the path's brackets caught. */
export type Call = readonly [string, RegExp, (request: SimulatorRequest, part: string) => SimulatorReply]

export function openTreasury(world: World, charges: Charges, has: () => bigint): readonly Call[] {
  const { book } = charges
  const byNumber = (number: number) => book.all().find((row) => row.number === number)

  function refund(number: number, raw: unknown): SimulatorReply {
    const row = byNumber(number)
    const asked = refundAsked.safeParse(raw ?? {})
    if (!row) return unknown
    if (row.status !== 'successful') return failure('Transaction is not successful')
    const [came, given] = [minorOf(row.came ?? row.amount), minorOf(row.refunded ?? '0')]
    const wished = asked.success && asked.data.amount ? minorOf(asked.data.amount) : came - given
    if (!asked.success || wished <= 0n || wished > came - given) return failure('Refund amount is not valid')
    book.put({ ...row, refunded: decimalText(given + wished) })
    giveBack(row, decimalText(wished), given)
    return success('Transaction refund initiated', {
      id: row.number,
      account_id: 1,
      tx_id: row.number,
      flw_ref: row.flwRef,
      amount_refunded: Number(decimalText(wished)),
      status: 'completed',
      destination: 'payment_source',
      created_at: new Date(world.now()).toISOString(),
    })
  }
  /** Into the account that paid, where the sandbox knows it: a card and a stranger's transfer have none here. */
  function giveBack(row: ChargeRow, amount: string, given: bigint): void {
    const to = { bank: row.bank ?? '', account: row.msisdn.slice(-10) }
    const key = `${row.id}.refund.${String(given)}`
    if (row.bank) world.banks.credit(to, { key, amount, currency: row.currency, from: MERCHANT })
  }

  function balances(currency: string): SimulatorReply {
    const now = Number(decimalText(has()))
    const balance = { currency: 'NGN', available_balance: now, ledger_balance: now }
    if (currency === '') return success('Wallet balances fetched', [balance])
    return currency === 'NGN' ? success('Wallet balance fetched', balance) : failure('Wallet not found', 404)
  }
  function resend(number: number): SimulatorReply {
    const row = byNumber(number)
    if (!row) return unknown
    if (row.settledMs === null) return failure('Transaction is not complete')
    charges.tell(row, randomBytes(4).toString('hex'))
    return success('hook sent')
  }
  return [
    ['POST', /^\/v3\/transactions\/(\d+)\/refund$/, ({ rawBody }, part) => refund(Number(part), jsonOf(rawBody))],
    ['POST', /^\/v3\/transactions\/(\d+)\/resend-hook$/, (_request, part) => resend(Number(part))],
    ['GET', /^\/v3\/transactions\/(\d+)\/events$/, (_request, part) => eventsOf(byNumber(Number(part)))],
    ['GET', /^\/v3\/transactions\/fee$/, ({ query }) => chargeFee(query)],
    ['GET', /^\/v3\/transfers\/fee$/, ({ query }) => transferFee(query)],
    ['GET', /^\/v3\/balances(?:\/([A-Z]{3}))?$/, (_request, part) => balances(part)],
  ]
}
