/** The two ways without a card: a transfer into a temporary account, and a code that is dialled. */
import { cameAs } from '../../../tested-amount.ts'
import type { SimulatorReply, World } from '../../../world.ts'
import type { TransferCharge, UssdCharge } from './asked.ts'
import { type Charges, UNREADABLE } from './charges.ts'
import { chargeData, failure, success } from './replies.ts'
import { type ChargeRow, MERCHANT, NETWORK_MS } from './rows.ts'

export function openTransfers(world: World, charges: Charges) {
  const { fail, pay, testOutcomeOf, lastsMs } = charges
  function wait(row: ChargeRow) {
    const { id: key, amount, currency } = row
    const asked = { key, amount, currency, payee: MERCHANT, lastsMs: lastsMs(row) }
    const account = world.banks.temporary(asked, (transfer) => {
      const testOutcome = testOutcomeOf(row)
      if (testOutcome === 'silent') return
      world.after(NETWORK_MS, () =>
        testOutcome === 'fails-later' ? fail(key, 'network') : pay(key, cameAs(testOutcome, transfer.amount)),
      )
    })
    return account
  }
  function charge(asked: TransferCharge): SimulatorReply {
    if (world.testOutcome({ msisdn: asked.phone_number, amount: asked.amount }) === 'broken-answer') return UNREADABLE
    const old = charges.known('bank_transfer', asked)
    if (old === 'other') return failure('Duplicate transaction reference')
    if (asked.currency !== 'NGN') return failure('Currency not supported')
    const row = old ?? charges.take('bank_transfer', asked)
    const instead = old ? null : charges.outcomeReply(row)
    if (instead && !instead.silent) return instead
    const account = wait(row)
    const meta = {
      authorization: {
        transfer_reference: row.flwRef,
        transfer_account: account.number,
        transfer_bank: account.bankName,
        account_expiration: new Date(account.expiresMs).toISOString(),
        transfer_note: `Please make a bank transfer to ${MERCHANT}`,
        transfer_amount: row.amount,
        mode: 'banktransfer',
      },
    }
    return instead ?? success('Charge initiated', undefined, meta)
  }
  return { wait, charge }
}

export function openCodes(world: World, charges: Charges) {
  const { fail, pay, testOutcomeOf, lastsMs } = charges
  function wait(row: ChargeRow): string | null {
    const { id: key, amount, currency, bank } = row
    const asked = { key, bank: bank ?? '', amount, currency, payee: MERCHANT, reference: key, lastsMs: lastsMs(row) }
    return world.banks.payCode(asked, (end) => {
      const testOutcome = testOutcomeOf(row)
      if (testOutcome === 'silent') return
      world.after(NETWORK_MS, () =>
        testOutcome === 'fails-later' && end.ok
          ? fail(key, 'network')
          : end.ok
            ? pay(key, cameAs(testOutcome, amount))
            : fail(key, end.reason),
      )
    })
  }
  function charge(asked: UssdCharge): SimulatorReply {
    if (world.testOutcome({ msisdn: asked.phone_number, amount: asked.amount }) === 'broken-answer') return UNREADABLE
    const old = charges.known('ussd', asked)
    if (old === 'other') return failure('Duplicate transaction reference')
    if (!world.banks.list(asked.currency).some(({ code }) => code === asked.account_bank))
      return failure('account_bank is not supported')
    const row = old ?? charges.take('ussd', asked, { bank: asked.account_bank })
    const instead = old ? null : charges.outcomeReply(row)
    if (instead && !instead.silent) return instead
    const code = wait(row)
    if (code === null) return failure('account_bank is not supported')
    const data = { ...chargeData(row), payment_code: /(\d+)#$/.exec(code)?.[1] ?? '' }
    return instead ?? success('Charge initiated', data, { authorization: { mode: 'ussd', note: code } })
  }
  return { wait, charge }
}
