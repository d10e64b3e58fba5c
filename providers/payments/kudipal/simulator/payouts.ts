/** Payouts to bank accounts: queued, paid two seconds later, told to the merchant. */
import type { SimulatorReply, World } from '../../../world.ts'
import type { PayoutAsked } from './asked.ts'
import { SILENCE, UNREADABLE } from './charges.ts'
import { announce } from './news.ts'
import { failure, listOf, payoutData, success } from './replies.ts'
import { MERCHANT, NETWORK_MS, minorOf, type PayoutRow } from './rows.ts'

/** The merchant's balance before anything moved. */
const START_MINOR = 1_000_000_000_00n
const DECLINED = 'DISBURSE FAILED: Declined'
const NETWORK = 'DISBURSE FAILED: Network error'

/** What becomes of a payout after it was queued. */
function openLife(world: World, keys: Readonly<Record<string, string>>) {
  const book = world.book<PayoutRow>('payouts')
  const bankName = (code: string) => world.banks.list('NGN').find((bank) => bank.code === code)?.name ?? code
  /** Where money has no phone, the account's digits decide. */
  const testOutcomeOf = (row: Pick<PayoutRow, 'account' | 'amount'>) =>
    world.testOutcome({ msisdn: row.account, amount: row.amount })

  function tell(row: PayoutRow): void {
    if (row.settledMs === null) return
    announce(world, keys['webhookHash'] ?? '', {
      id: `${row.id}.payout`,
      url: row.webhookUrl,
      msisdn: row.account,
      amount: row.amount,
      settledMs: row.settledMs,
      body: { event: 'transfer.completed', 'event.type': 'Transfer', data: payoutData(row, bankName(row.bank)) },
    })
  }
  function settle(id: string, status: 'SUCCESSFUL' | 'FAILED', says: string): void {
    const row = book.get(id)
    if (row?.status !== 'NEW') return
    const settled: PayoutRow = { ...row, status, says, settledMs: world.now() }
    book.put(settled)
    tell(settled)
  }
  function run(row: PayoutRow): void {
    const testOutcome = testOutcomeOf(row)
    if (testOutcome === 'silent') return
    const waitMs = Math.max(0, row.takenMs + NETWORK_MS - world.now())
    world.after(waitMs, () => {
      const { id: key, bank, account, amount, currency } = row
      if (testOutcome === 'fails-later') return settle(key, 'FAILED', NETWORK)
      const isPaid = world.banks.credit({ bank, account }, { key, amount, currency, from: MERCHANT })
      settle(key, isPaid ? 'SUCCESSFUL' : 'FAILED', isPaid ? 'Transaction was successful' : NETWORK)
    })
  }
  for (const row of book.all())
    if (row.status === 'NEW') run(row)
    else tell(row)
  return { book, bankName, testOutcomeOf, run }
}

/** @param collected Kobo that were paid to the merchant and stayed with it. */
export function openPayouts(world: World, keys: Readonly<Record<string, string>>, collected: () => bigint) {
  const { book, bankName, testOutcomeOf, run } = openLife(world, keys)
  let count = book.all().length
  const has = () =>
    book
      .all()
      .reduce(
        (sum, { status, amount }) => (status === 'FAILED' ? sum : sum - minorOf(amount)),
        START_MINOR + collected(),
      )

  function take(asked: PayoutAsked): SimulatorReply {
    const { account_bank: bank, account_number: account, amount, currency, narration, reference: id } = asked
    const testOutcome = testOutcomeOf({ account, amount })
    if (testOutcome === 'broken-answer') return UNREADABLE
    if (testOutcome === 'not-enabled') return failure('This feature is not enabled on your account', 403)
    if (book.get(id)) return failure(`Transfer with reference ${id} already exists`)
    const name = world.banks.nameOf(bank, account)
    if (!name || currency !== 'NGN') return failure('Account number or bank is not valid')
    if (testOutcome === 'no-float' || minorOf(amount) > has()) return failure('Insufficient balance in your NGN wallet')
    const isDeclined = testOutcome === 'declined'
    const row: PayoutRow = {
      id,
      number: ++count,
      bank,
      account,
      name,
      amount,
      currency,
      narration,
      status: isDeclined ? 'FAILED' : 'NEW',
      says: isDeclined ? DECLINED : '',
      webhookUrl: asked.callback_url ?? world.platformUrl,
      takenMs: world.now(),
      settledMs: null,
    }
    book.put(row)
    if (isDeclined) return success('Transfer creation failed', payoutData(row, bankName(bank)))
    run(row)
    return testOutcome === 'no-answer'
      ? SILENCE
      : success('Transfer Queued Successfully', payoutData(row, bankName(bank)))
  }
  return {
    take,
    has,
    byNumber(number: number): SimulatorReply {
      const row = book.all().find((payout) => payout.number === number)
      return row ? success('Transfer fetched', payoutData(row, bankName(row.bank))) : failure('Transfer not found', 404)
    },
    /** A stretch of days, or the one with that reference. */
    list(query: Readonly<Record<string, string>>): SimulatorReply {
      const { reference } = query
      const rows = book.all().filter(({ id }) => reference === undefined || id === reference)
      return listOf(rows, query, (row) => payoutData(row, bankName(row.bank)))
    },
  }
}
