/** How the company phrases what it keeps: answers, and the bodies of its callbacks. */
import type { SimulatorReply } from '../../../world.ts'
import type { ChargeRow, PayoutRow } from './rows.ts'

export function success(message: string, data?: unknown, meta?: unknown): SimulatorReply {
  const more = { ...(data === undefined ? {} : { data }), ...(meta === undefined ? {} : { meta }) }
  return { http: 200, body: JSON.stringify({ status: 'success', message, ...more }) }
}

export function failure(message: string, http = 400): SimulatorReply {
  return { http, body: JSON.stringify({ status: 'error', message, data: null }) }
}

const PAGE = 100

/** A list by the days on which its rows were ordered, newest first, a page at a time. */
export function listOf<Row extends { readonly takenMs: number }>(
  rows: readonly Row[],
  { from = '', to = '9', page: rawPage = '1' }: Readonly<Record<string, string>>,
  shown: (row: Row) => object,
): SimulatorReply {
  const day = ({ takenMs }: Row) => new Date(takenMs).toISOString().slice(0, 10)
  const found = rows.filter((row) => day(row) >= from && day(row) <= to).reverse()
  const page = Math.max(1, Number(rawPage) || 1)
  const page_info = { total: found.length, current_page: page, total_pages: Math.ceil(found.length / PAGE) }
  return success('Fetched', found.slice((page - 1) * PAGE, page * PAGE).map(shown), { page_info })
}

const AUTH_MODELS = { pin: 'PIN', otp: 'PIN', address: 'AVS_NOAUTH', redirect: 'VBVSECURECODE' } as const

export function chargeData(row: ChargeRow): object {
  const amount = Number(row.came ?? row.amount)
  return {
    id: row.number,
    tx_ref: row.id,
    flw_ref: row.flwRef,
    device_fingerprint: 'N/A',
    amount,
    currency: row.currency,
    charged_amount: amount,
    app_fee: 0,
    merchant_fee: 0,
    processor_response: row.says,
    auth_model: row.kind === 'card' ? (row.step ? AUTH_MODELS[row.step] : 'noauth') : row.kind.toUpperCase(),
    ip: '127.0.0.1',
    narration: 'Uwanja',
    status: row.status,
    payment_type: row.kind,
    created_at: new Date(row.takenMs).toISOString(),
    account_id: 1,
    amount_settled: amount,
    customer: {
      id: row.number,
      name: row.name,
      phone_number: row.msisdn,
      email: row.email,
      created_at: new Date(row.takenMs).toISOString(),
    },
    ...(row.card ? { card: row.card } : {}),
  }
}

export function payoutData(row: PayoutRow, bankName: string): object {
  return {
    id: row.number,
    account_number: row.account,
    bank_code: row.bank,
    bank_name: bankName,
    full_name: row.name,
    created_at: new Date(row.takenMs).toISOString(),
    currency: row.currency,
    debit_currency: row.currency,
    amount: Number(row.amount),
    fee: 0,
    status: row.status,
    reference: row.id,
    meta: null,
    narration: row.narration,
    complete_message: row.says,
    requires_approval: 0,
    is_approved: 1,
  }
}
