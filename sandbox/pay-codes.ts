/** Banks' pay codes: dialled once, approved with the PIN, paid from the dialler's account at that bank. */
import { createHash } from 'node:crypto'
import type { PromptEnd } from '@uwanja/providers/world'
import { type BankAccounts, accountOfNumber } from './bank-accounts.ts'
import { bankOf } from './bank-table.ts'
import type { Books } from '@uwanja/runtime/books'
import type { Clock } from '@uwanja/runtime/clock'
import { SANDBOX_PIN } from '@uwanja/contract/world/constants'
import type { Turn, UssdMenu } from './ussd.ts'

interface PayCodeRow {
  readonly id: string
  readonly code: string
  readonly bank: string
  readonly amount: string
  readonly currency: string
  readonly payee: string
  readonly reference: string
  readonly expiresMs: number
  readonly wrongPins: number
  readonly end: PromptEnd | null
}

const PIN_TRIES = 3
const CODE = /^\*(\d+)\*000\*(\d{4,6})#$/

const say = (en: string, sw: string, zh: string): Turn => ({ text: { en, sw, zh } })

const DECLINED = say('Cancelled. No money moved.', 'Imeghairiwa. Hakuna pesa iliyotoka.', '已取消，没有扣款。')
const INSUFFICIENT = say(
  'The account holds too little. No money moved.',
  'Salio la akaunti halitoshi. Hakuna pesa iliyotoka.',
  '账户余额不足，没有扣款。',
)
const LAST_WRONG_PIN = say(
  'Wrong PIN three times. The code is over and no money moved.',
  'PIN imekosewa mara tatu. Namba hii imefungwa na hakuna pesa iliyotoka.',
  'PIN 码三次错误，代码已失效，没有扣款。',
)

/** The codes that can be dialled now, and how each ends. */
function openCodes({ books, clock }: { books: Books; clock: Clock }) {
  const book = books.book<PayCodeRow>('pay-codes')
  const byCode = new Map<string, string>()
  const waiting = new Map<string, (end: PromptEnd) => void>()
  function opened(row: PayCodeRow): void {
    byCode.set(row.code, row.id)
    clock.after(row.expiresMs - clock.now(), () => finish(row.id, { ok: false, reason: 'expired' }))
  }
  function finish(id: string, end: PromptEnd): void {
    const row = book.get(id)
    if (!row || row.end) return
    book.put({ ...row, end })
    byCode.delete(row.code)
    waiting.get(id)?.(end)
    waiting.delete(id)
  }
  for (const row of book.all()) if (!row.end) opened(row)

  /** Four digits while there are some; the same key always begins at the same place. */
  function freeCode(id: string, ussd: string): string {
    const start = createHash('sha256').update(id).digest().readUInt32BE(0) % 10_000
    for (let step = 0; ; step++) {
      const code = `*${ussd}*000*${String((start + step) % 10_000).padStart(4, '0')}#`
      if (!byCode.has(code)) return code
    }
  }
  return { book, byCode, waiting, opened, finish, freeCode }
}
type Codes = ReturnType<typeof openCodes>

/** The menu that a code opens: the PIN, three tries, or 0. */
function openTurns({ book, finish }: Codes, accounts: BankAccounts) {
  function pinTurn(id: string, msisdn: string, note: Turn['text'] | null): Turn {
    const row = book.get(id)!
    const ask = {
      en: `Pay ${row.amount} ${row.currency} to ${row.payee}? Enter your PIN, or 0 to cancel.`,
      sw: `Ulipe ${row.amount} ${row.currency} kwa ${row.payee}? Andika PIN yako, au 0 kughairi.`,
      zh: `向 ${row.payee} 支付 ${row.amount} ${row.currency}？请输入 PIN 码，输入 0 取消。`,
    }
    const text = note ? { en: `${note.en} ${ask.en}`, sw: `${note.sw} ${ask.sw}`, zh: `${note.zh} ${ask.zh}` } : ask
    return { text, hidden: true, next: (typed) => answer(id, msisdn, typed) }
  }
  function answer(id: string, msisdn: string, typed: string): Turn {
    const row = book.get(id)!
    if (row.end) return say('This code is over.', 'Namba hii imeisha.', '该代码已失效。')
    if (typed === '0') {
      finish(id, { ok: false, reason: 'declined' })
      return DECLINED
    }
    if (typed !== SANDBOX_PIN) return wrongPin(row, msisdn)
    const { bank, amount, currency, payee, reference } = row
    const account = accountOfNumber(msisdn)
    const end = accounts.move({ id, bank, account, kind: 'out', amount, currency, party: payee, reference })
    if (end !== 'moved') {
      finish(id, { ok: false, reason: 'insufficient' })
      return INSUFFICIENT
    }
    finish(id, { ok: true })
    return say(
      `Paid. ${amount} ${currency} went to ${payee}.`,
      `Imelipwa. ${amount} ${currency} zimetumwa kwa ${payee}.`,
      `已支付 ${amount} ${currency} 给 ${payee}。`,
    )
  }
  function wrongPin(row: PayCodeRow, msisdn: string): Turn {
    const wrongPins = row.wrongPins + 1
    book.put({ ...row, wrongPins })
    if (wrongPins < PIN_TRIES) return pinTurn(row.id, msisdn, say('Wrong PIN.', 'PIN si sahihi.', 'PIN 码错误。').text)
    finish(row.id, { ok: false, reason: 'wrong-pin' })
    return LAST_WRONG_PIN
  }
  return pinTurn
}

export function openPayCodes({ books, clock, accounts }: { books: Books; clock: Clock; accounts: BankAccounts }) {
  const codes = openCodes({ books, clock })
  const { book, byCode, waiting, opened, freeCode } = codes
  const pinTurn = openTurns(codes, accounts)
  const menu: UssdMenu = (msisdn, dialled) => {
    const id = CODE.test(dialled) ? byCode.get(dialled) : undefined
    return id === undefined ? null : pinTurn(id, msisdn, null)
  }

  return {
    menu,
    /** The code, or null when the bank pays by none in that currency; see `Banks.payCode`. */
    open(
      id: string,
      { lastsMs, ...asked }: Omit<PayCodeRow, 'id' | 'code' | 'expiresMs' | 'wrongPins' | 'end'> & { lastsMs: number },
      ended: (end: PromptEnd) => void,
    ): string | null {
      const bank = bankOf(asked.bank)
      if (!bank?.ussd || bank.currency !== asked.currency) return null
      let row = book.get(id)
      if (!row) {
        const code = freeCode(id, bank.ussd)
        row = { id, code, ...asked, expiresMs: clock.now() + lastsMs, wrongPins: 0, end: null }
        book.put(row)
        opened(row)
      }
      if (row.end) ended(row.end)
      else waiting.set(id, ended)
      return row.code
    },
  }
}
export type PayCodes = ReturnType<typeof openPayCodes>
