/** What the book says of a slip while it is looked at: what it costs and pays, and at which prices. */
import { useEffect } from 'react'
import { bookBets, type Quoted } from '@uwanja/contract/book/bets'
import { bookMine } from '@uwanja/contract/book/mine'
import { usePlace } from '../place.ts'
import { send } from '../send.ts'
import { useIsPlayer, useSession } from '../session.ts'
import { choose, useChoices } from './choices.ts'
import type { Form } from './form.ts'
import { usePolled } from './polled.ts'
import { firstPrices, newEpochs, quoteKey } from './prices.ts'
import { renewSelections } from './slip.ts'

const EVERY_MS = 4000
/** Singles are asked for one by one. */
const MANY_EVERY_MS = 12_000
/** Whoever types a stake is not asked for at each figure. */
const TYPING_MS = 180

interface Priced {
  readonly form: Form
  readonly quote: Quoted | null
}

export interface Quotes {
  readonly priced: readonly Priced[]
  /** When it was said. */
  readonly atMs: number
  readonly isLost: boolean
  again(): void
}

export function useQuotes(forms: readonly Form[], unit: number, freeBet: string, isOn: boolean): Quotes {
  const skin = usePlace((place) => place.skin)
  const isPlayer = useIsPlayer()
  const key = quoteKey(forms, unit, `${freeBet} ${isPlayer}`)
  const { data, isLost, again } = usePolled(
    key,
    isOn && forms.length > 0
      ? async (signal) => {
          const answers: (Quoted | null)[] = []
          for (const { asked } of forms) {
            const body = { ...asked, unit: Math.max(1, unit), skin, ...(freeBet === '' ? {} : { freeBet }) }
            const heard = await send(bookBets.quote, body, { signal })
            answers.push(heard.ok ? heard.data : null)
          }
          return { answers, atMs: Date.now() }
        }
      : null,
    forms.length > 3 ? MANY_EVERY_MS : EVERY_MS,
    { waitMs: TYPING_MS },
  )
  useEffect(() => {
    if (!data) return
    data.answers.forEach((quote, at) => {
      if (!quote || !forms[at]) return
      const epochs = newEpochs(forms[at], quote.epochs)
      if (epochs.size > 0) renewSelections(epochs)
      const joined = firstPrices(forms[at], quote.odds)
      if (Object.keys(joined).length > 0) choose({ joined: { ...useChoices.getState().joined, ...joined } })
    })
    // The forms are those of the answer: another one is another key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data])
  return {
    priced: forms.map((form, at) => ({ form, quote: data?.answers[at] ?? null })),
    atMs: data?.atMs ?? 0,
    isLost,
    again,
  }
}

/** What the player may stake; null: nobody has logged in, or it is not known. */
export function useWallet() {
  const bearer = useSession((session) => session.bearer)
  const { data, again } = usePolled(
    bearer,
    bearer !== ''
      ? async (signal) => {
          const heard = await send(bookMine.wallet, {}, { signal })
          return heard.ok ? heard.data : null
        }
      : null,
    15_000,
  )
  return { wallet: data, again }
}
