/** A card's charge: the issuer's steps, one after the other, with three tries each. */
import { randomInt } from 'node:crypto'
import type { Card } from '../../../world-banks.ts'
import type { SimulatorReply, World } from '../../../world.ts'
import type { CardCharge } from './asked.ts'
import { type Charges, SAYS, SILENCE, UNREADABLE, hashOf } from './charges.ts'
import { chargeData, failure, success } from './replies.ts'
import { type ChargeRow, MERCHANT, NETWORK_MS, type ShownCard } from './rows.ts'

const TRIES = 3
const ADDRESS = ['city', 'address', 'state', 'country', 'zipcode'] as const
const BANK_SAYS = 'BANK'

const shown = (row: ChargeRow, authorization?: object, message = 'Charge initiated') =>
  success(message, chargeData(row), authorization && { authorization })
const wanted = (mode: string, fields: readonly string[]) =>
  success('Charge authorization data required', undefined, { authorization: { mode, fields } })

/** The issuer's part of a charge. */
function openIssuer(world: World, charges: Charges) {
  const { book } = charges

  /** The issuer's last word. */
  function conclude(row: ChargeRow, message?: string): SimulatorReply {
    if (row.verdict !== 'approved') {
      const why = row.verdict ?? 'declined'
      charges.fail(row.id, why)
      return failure(SAYS[why])
    }
    const testOutcome = world.testOutcome(row)
    if (testOutcome === 'silent') return shown({ ...row, step: null }, undefined, message)
    if (testOutcome === 'fails-later') {
      world.after(NETWORK_MS, () => charges.fail(row.id, 'network'))
      return shown({ ...row, step: null }, undefined, message)
    }
    return shown(charges.pay(row.id) ?? row, undefined, message)
  }
  /** One wrong try more: the same step again, or the end of the charge. */
  function wrong(row: ChargeRow, message: string): SimulatorReply {
    const wrongTries = row.wrongTries + 1
    book.put({ ...row, wrongTries })
    if (wrongTries >= TRIES) {
      charges.fail(row.id, 'wrong-pin')
      return failure('Too many attempts. Transaction failed')
    }
    return failure(message)
  }
  function sendOtp(row: ChargeRow): SimulatorReply {
    const otp = String(randomInt(100_000, 1_000_000))
    const waiting: ChargeRow = {
      ...row,
      step: 'otp',
      wrongTries: 0,
      otpHash: hashOf(`${row.id} ${otp}`),
      says: `Kindly enter the OTP sent to ${row.msisdn.slice(0, 3)}***${row.msisdn.slice(-4)}`,
    }
    book.put(waiting)
    const text = `${otp} is your code for ${row.amount} ${row.currency} to ${MERCHANT}. Never tell it to anybody.`
    world.phones.deliver(row.msisdn, { from: BANK_SAYS, text })
    return shown(waiting, { mode: 'otp', endpoint: '/v3/validate-charge' })
  }
  /** The issuer's own page; asking again gives the same one. */
  function redirect(charge: ChargeRow): SimulatorReply {
    const row: ChargeRow = { ...charge, step: 'redirect' }
    book.put(row)
    const { id: key, amount, currency } = row
    const lastDigits = row.card?.last_4digits ?? ''
    const asked = { key, amount, currency, payee: MERCHANT, lastDigits, backUrl: backUrl(row) }
    const url = world.cards.check(asked, (answer) => {
      if (world.testOutcome(row) === 'silent') return
      if (answer === 'approved') conclude(book.get(key) ?? row)
      else charges.fail(key, 'declined')
    })
    return shown(row, { mode: 'redirect', redirect: url })
  }
  return { conclude, wrong, sendOtp, redirect }
}

export function openCardCharges(world: World, charges: Charges) {
  const { book } = charges
  const { conclude, wrong, sendOtp, redirect } = openIssuer(world, charges)
  function steps(row: ChargeRow, card: Card, { authorization }: CardCharge): SimulatorReply {
    if (row.step === 'otp') return shown(row, { mode: 'otp', endpoint: '/v3/validate-charge' })
    if (card.step === 'none') return conclude(row)
    if (card.step === 'redirect') return redirect(row)
    if (card.step === 'address') {
      if (authorization?.mode !== 'avs_noauth') return wanted('avs_noauth', ADDRESS)
      const missing = ADDRESS.find((field) => !authorization[field]?.trim())
      return missing ? failure(`${missing} is required`) : conclude(row)
    }
    if (authorization?.mode !== 'pin') return wanted('pin', ['pin'])
    if (authorization.pin !== world.cards.pin) return wrong(row, 'Incorrect PIN')
    return card.step === 'pin-otp' ? sendOtp(row) : conclude(row)
  }
  function cardOf(asked: CardCharge): Card | null {
    const card = world.cards.find(asked.card_number)
    const fits =
      card?.cvv === asked.cvv &&
      card.month === asked.expiry_month.padStart(2, '0') &&
      card.year === asked.expiry_year.slice(-2)
    return fits ? card : null
  }

  return {
    charge(asked: CardCharge): SimulatorReply {
      const order = { msisdn: asked.phone_number, amount: asked.amount }
      if (world.testOutcome(order) === 'broken-answer') return UNREADABLE
      const old = charges.known('card', asked)
      if (old === 'other') return failure('Duplicate transaction reference')
      const card = cardOf(asked)
      const first = !old
      const row = old ?? charges.take('card', asked, { card: shownCard(asked, card), verdict: card?.says ?? null })
      if (row.status === 'failed') return failure(row.says)
      if (row.status === 'successful') return shown(row)
      if (!card) {
        charges.fail(row.id, 'declined')
        return failure('Invalid card details')
      }
      const instead = first ? charges.outcomeReply(row) : null
      if (instead && !instead.silent) return instead
      const answer = steps(row, card, asked)
      return instead ? SILENCE : answer
    },
    validate(otp: string, flwRef: string): SimulatorReply {
      const row = book.all().find((charge) => charge.flwRef === flwRef)
      if (row?.step !== 'otp' || row.status !== 'pending') return failure('Transaction not found')
      if (row.otpHash !== hashOf(`${row.id} ${otp}`)) return wrong(row, 'Invalid OTP')
      return conclude(row, 'Charge validated')
    },
    /** Takes a charge that waits for its owner up again. */
    resume(row: ChargeRow): void {
      if (row.step === 'redirect' && row.status === 'pending') redirect(row)
    },
  }
}

/** Where the issuer's page sends the owner, with the words that Flutterwave adds; the merchant believes none of them. */
function backUrl(row: ChargeRow): string {
  if (!URL.canParse(row.redirectUrl)) return ''
  const back = new URL(row.redirectUrl)
  back.searchParams.set('tx_ref', row.id)
  back.searchParams.set('transaction_id', String(row.number))
  return back.href
}

/** Six and four digits, as receipts may show them. */
function shownCard(
  { card_number: number, expiry_month: month, expiry_year: year }: CardCharge,
  card: Card | null,
): ShownCard {
  return {
    first_6digits: number.slice(0, 6),
    last_4digits: number.slice(-4),
    issuer: card?.issuer ?? 'Unknown',
    country: 'NG',
    type: card?.brand ?? 'UNKNOWN',
    expiry: `${month}/${year}`,
  }
}
