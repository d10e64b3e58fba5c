/** The card issuer: the cards that exist, and the checks in which a card's owner says yes or no on the issuer's page. */
import type { Card, Cards } from '@uwanja/providers/world-banks'
import type { Books } from '@uwanja/runtime/books'

/** Every card's PIN. It guards nothing: the cards are drawings. */
export const CARD_PIN = '3310'

const EXPIRY = { month: '09', year: '32' }

/** The numbers under which Flutterwave's documents let anybody try a card, so that its users find what they know. */
export const CARDS: readonly Card[] = [
  {
    number: '4751763236699647',
    cvv: '470',
    month: '09',
    year: '35',
    step: 'none',
    says: 'approved',
    brand: 'VISA',
    issuer: 'Uwanja Test Bank',
  },
  {
    number: '5061460410120223210',
    cvv: '780',
    month: '12',
    year: '31',
    step: 'pin',
    says: 'approved',
    brand: 'VERVE',
    issuer: 'Uwanja Test Bank',
  },
  {
    number: '5531886652142950',
    cvv: '564',
    ...EXPIRY,
    step: 'pin-otp',
    says: 'approved',
    brand: 'MASTERCARD',
    issuer: 'Uwanja Test Bank',
  },
  {
    number: '4556052704172643',
    cvv: '899',
    month: '01',
    year: '31',
    step: 'address',
    says: 'approved',
    brand: 'VISA',
    issuer: 'Uwanja Test Bank',
  },
  {
    number: '4187427415564246',
    cvv: '828',
    ...EXPIRY,
    step: 'redirect',
    says: 'approved',
    brand: 'VISA',
    issuer: 'Uwanja Test Bank',
  },
  {
    number: '5143010522339965',
    cvv: '276',
    month: '08',
    year: '31',
    step: 'pin',
    says: 'declined',
    brand: 'MASTERCARD',
    issuer: 'Uwanja Test Bank',
  },
  {
    number: '5258585922666506',
    cvv: '883',
    month: '09',
    year: '31',
    step: 'none',
    says: 'insufficient',
    brand: 'MASTERCARD',
    issuer: 'Uwanja Test Bank',
  },
]

interface CheckRow {
  readonly id: string
  readonly amount: string
  readonly currency: string
  readonly payee: string
  readonly lastDigits: string
  readonly backUrl: string
  readonly answer: 'approved' | 'declined' | null
}

/** `id` is part of the page's address: whoever has it is the card's owner here. */
export type CardCheck = Omit<CheckRow, 'id'>

/** The way back says how it ended, once it has; it proves nothing. */
function backWith({ backUrl, answer }: CheckRow): string {
  if (answer === null || !URL.canParse(backUrl)) return backUrl
  const back = new URL(backUrl)
  back.searchParams.set('status', answer === 'approved' ? 'successful' : 'failed')
  return back.href
}

export function openCards({ books, publicUrl }: { books: Books; publicUrl: string }) {
  const book = books.book<CheckRow>('card-checks')
  const waiting = new Map<string, (answer: 'approved' | 'declined') => void>()
  function show(id: string): CardCheck | null {
    const row = book.get(id)
    if (!row) return null
    const { id: _id, ...rest } = row
    return { ...rest, backUrl: backWith(row) }
  }
  return {
    find: (number: string): Card | null => CARDS.find((card) => card.number === number) ?? null,
    check(id: string, asked: Omit<CheckRow, 'id' | 'answer'>, ended: Parameters<Cards['check']>[1]): string {
      const known = book.get(id)
      if (!known) book.put({ id, ...asked, answer: null })
      if (known?.answer) ended(known.answer)
      else waiting.set(id, ended)
      return `${publicUrl}/cards/check/${encodeURIComponent(id)}`
    },
    show,
    /** The first answer holds. */
    answer(id: string, answer: 'approved' | 'declined'): CardCheck | null {
      const row = book.get(id)
      if (!row) return null
      if (!row.answer) {
        book.put({ ...row, answer })
        waiting.get(id)?.(answer)
        waiting.delete(id)
      }
      return show(id)
    },
  }
}
export type CardIssuer = ReturnType<typeof openCards>
