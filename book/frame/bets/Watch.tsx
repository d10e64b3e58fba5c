/** Tells a player what of their bets was decided, wherever on the page they are. */
import { useEffect, useRef } from 'react'
import { toasts } from '@uwanja/ui/toasts'
import { Toasts } from '@uwanja/ui/Toasts'
import { fill } from '@uwanja/i18n/fill'
import { bookBets, type BetView } from '@uwanja/contract/book/bets'
import { bookMine } from '@uwanja/contract/book/mine'
import type { BookMarkets } from '@uwanja/i18n/book-markets'
import type { Language } from '@uwanja/i18n/language'
import type { BookMine } from '@uwanja/i18n/book-mine'
import { tell } from '../host.ts'
import { send } from '../send.ts'
import { amountText } from '../slip/figures.ts'
import { usePolled } from '../slip/polled.ts'
import { useSaid } from '../texts.ts'
import { LEG_TEXTS, legWord, newsOf, pickNames, receiptOf, returnedOf, type BetNews } from './bet-words.ts'
import { useMineSaid } from './said.ts'

const EVERY_MS = 10_000
/** A result is read, not glanced at. */
const SHOWN_MS = 12_000

interface Words {
  readonly t: BookMine
  readonly names: BookMarkets
  readonly language: Language
}

/** Open bets, and those that were open at the last look. */
async function lookAt(before: readonly BetView[], signal: AbortSignal): Promise<BetView[]> {
  const heard = await send(bookBets.mine, { open: '1' }, { signal })
  if (!heard.ok) return [...before]
  const { bets } = heard.data
  const gone = before.filter(({ id, outcome }) => outcome === 'open' && !bets.some((bet) => bet.id === id))
  const ended = await Promise.all(gone.map(({ id }) => send(bookBets.bet, { id }, { signal })))
  return [...bets, ...ended.flatMap((one) => (one.ok ? [one.data] : []))]
}

async function legText({ bet, leg, pick }: Extract<BetNews, { says: 'leg' }>, words: Words): Promise<string> {
  const heard = await send(bookMine.receipts, { bets: bet.id }).catch(() => null)
  const known = heard?.ok ? receiptOf(heard.data.receipts, bet.id)?.picks[leg]?.[pick] : undefined
  const own = bet.legs[leg]!.picks[pick]!
  const { match, outcome } = pickNames(own, known, words)
  const { t } = words
  const result = t[LEG_TEXTS[legWord(own.result, known !== undefined && known.voidCase !== null)]]
  return fill(t.newsLeg, { name: `${outcome} (${match})`, result })
}

async function say(news: BetNews, words: Words): Promise<void> {
  const { t } = words
  if (news.says === 'leg') return void toasts.show('info', await legText(news, words), SHOWN_MS)
  const { bet, says } = news
  const amount = amountText(says === 'lost' ? bet.stake : returnedOf(bet), bet.currency)
  const texts = { won: t.newsWon, lost: t.newsLost, void: t.newsVoid, cashed: t.newsCashed }
  toasts.show(says === 'won' || says === 'cashed' ? 'success' : 'info', fill(texts[says], { amount }), SHOWN_MS)
  // What was won is on the balance of the page around us.
  if (says !== 'lost') tell('betPlaced', { betId: bet.id })
}

export function Watch() {
  const { t } = useMineSaid()
  const { language, names } = useSaid()
  const known = useRef<readonly BetView[]>([])
  const { data } = usePolled('open', (signal) => lookAt(known.current, signal), EVERY_MS)
  useEffect(() => {
    if (!data) return
    const news = newsOf(known.current, data)
    known.current = data
    for (const one of news) void say(one, { t, language, names })
  }, [data, t, language, names])
  return <Toasts closeLabel={t.close} />
}
