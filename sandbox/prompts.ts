/** The prompts that ask a phone's owner for a PIN: shown, answered once, or expired by the clock. */
import type { Prompt, PromptEnd } from '@uwanja/providers/world'
import type { Books } from '@uwanja/runtime/books'
import type { Clock } from '@uwanja/runtime/clock'
import { SANDBOX_PIN } from '@uwanja/contract/world/constants'
import { testOutcomeOf } from './magic-values.ts'
import type { Wallets } from './wallets.ts'

interface PromptRow extends Prompt {
  readonly msisdn: string
  readonly shownMs: number
  readonly wrongPins: number
  /** Absent: as long as a network lets it stand. */
  readonly lastsMs?: number
  readonly end: PromptEnd | null
}

export type PromptAnswer = { readonly pin: string } | { readonly decline: true }

/** `silent`: the network does not answer this phone, and the prompt stays. */
export type AnswerResult =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly reason: 'unknown-prompt' | 'wrong-pin' | 'insufficient' | 'silent'
      readonly triesLeft?: number
    }

const EXPIRES_MS = 180_000
const PIN_TRIES = 3

export function openPrompts({ books, clock, wallets }: { books: Books; clock: Clock; wallets: Wallets }) {
  const book = books.book<PromptRow>('prompts')
  const openByNumber = new Map<string, Set<string>>()
  const waiting = new Map<string, (end: PromptEnd) => void>()

  function opened(row: PromptRow): void {
    const open = openByNumber.get(row.msisdn) ?? new Set()
    openByNumber.set(row.msisdn, open.add(row.id))
    if (testOutcomeOf(row) === 'silent') return
    clock.after(row.shownMs + (row.lastsMs ?? EXPIRES_MS) - clock.now(), () =>
      finish(row.id, { ok: false, reason: 'expired' }),
    )
  }
  function finish(id: string, end: PromptEnd): void {
    const row = book.get(id)
    if (!row || row.end) return
    book.put({ ...row, end })
    openByNumber.get(row.msisdn)?.delete(id)
    waiting.get(id)?.(end)
    waiting.delete(id)
  }
  for (const row of book.all()) if (!row.end) opened(row)

  function pay(row: PromptRow): AnswerResult {
    const { id, msisdn, amount, currency, payee, reference } = row
    const end = wallets.move({ id, msisdn, kind: 'out', amount, currency, party: payee, reference })
    if (end === 'moved') {
      finish(id, { ok: true })
      return { ok: true }
    }
    finish(id, { ok: false, reason: 'insufficient' })
    return { ok: false, reason: 'insufficient' }
  }
  function wrongPin(row: PromptRow): AnswerResult {
    const triesLeft = PIN_TRIES - row.wrongPins - 1
    book.put({ ...row, wrongPins: row.wrongPins + 1 })
    if (triesLeft === 0) finish(row.id, { ok: false, reason: 'wrong-pin' })
    return { ok: false, reason: 'wrong-pin', triesLeft }
  }

  return {
    /** Shows the prompt, or takes up the one with this id again; see `World.phones.prompt`. */
    show(msisdn: string, prompt: Prompt & { readonly lastsMs?: number }, ended: (end: PromptEnd) => void): void {
      const known = book.get(prompt.id)
      if (known?.end) return ended(known.end)
      waiting.set(prompt.id, ended)
      if (known) return
      const row: PromptRow = { ...prompt, msisdn, shownMs: clock.now(), wrongPins: 0, end: null }
      book.put(row)
      opened(row)
    },
    /** The open ones, oldest first. */
    list: (msisdn: string): Prompt[] =>
      [...(openByNumber.get(msisdn) ?? [])].map((openId) => {
        const { id, kind, amount, currency, payee, reference } = book.get(openId)!
        return { id, kind, amount, currency, payee, reference }
      }),
    answer(msisdn: string, id: string, answer: PromptAnswer): AnswerResult {
      const row = book.get(id)
      if (!row || row.msisdn !== msisdn || row.end) return { ok: false, reason: 'unknown-prompt' }
      if (testOutcomeOf(row) === 'silent') return { ok: false, reason: 'silent' }
      if ('pin' in answer) return answer.pin === SANDBOX_PIN ? pay(row) : wrongPin(row)
      finish(id, { ok: false, reason: 'declined' })
      return { ok: true }
    },
    numbers: () => [...openByNumber.keys()],
  }
}
export type Prompts = ReturnType<typeof openPrompts>
