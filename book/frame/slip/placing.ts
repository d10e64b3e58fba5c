/**
 * Slips under way: each has an id of its own before it is sent, and is kept until the book has said what became of it. So neither a
 * reload nor a lost answer places one twice, and none is forgotten.
 */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { inBrowser } from '../kept.ts'
import { bookBets, type BetView } from '@uwanja/contract/book/bets'
import type { CashOutQuote } from '@uwanja/contract/book/cash-out'
import { bookEdit } from '@uwanja/contract/book/edit'
import type { RawInput } from '@uwanja/contract/wire/call'
import { tell } from '../host.ts'
import { randomId } from '../random-id.ts'
import { send } from '../send.ts'
import { endEditing } from './editing.ts'
import { removeSelections, type Selection } from './slip.ts'

export type SlipBody = RawInput<typeof bookBets.place>

export interface Placing {
  readonly body: SlipBody
  /** Of the bet whose place it takes; absent: it is a new one. */
  readonly quote?: CashOutQuote
  /** As they stood on the slip, for who wants them once more. */
  readonly selections: readonly Selection[]
  readonly view: BetView | null
  /** By this machine's clock: until when it waits. */
  readonly untilMs: number | null
  /** The last try got no answer. */
  readonly isSilent: boolean
  /** A status of the contract: the book took no slip at all. */
  readonly failed: string | null
  /** Is it told, and kept no longer than the page? */
  readonly isOver: boolean
}

interface Placings {
  readonly all: Readonly<Record<string, Placing>>
}

export const usePlacings = create<Placings>()(
  persist((): Placings => ({ all: {} }), {
    name: 'slips-under-way',
    storage: inBrowser(),
    partialize: ({ all }) => ({ all: Object.fromEntries(Object.entries(all).filter(([, { isOver }]) => !isOver)) }),
  }),
)

function update(id: string, change: Partial<Placing>): void {
  usePlacings.setState(({ all }) => (all[id] ? { all: { ...all, [id]: { ...all[id], ...change } } } : { all }))
}

export function forget(id: string): void {
  usePlacings.setState(({ all }) => ({ all: Object.fromEntries(Object.entries(all).filter(([one]) => one !== id)) }))
}

const ENDED: ReadonlySet<BetView['state']> = new Set(['accepted', 'refused', 'undone'])
/** Of what is undone its player knows all at once: it is not placed, and what may have left comes back. */
const isOver = ({ state }: BetView): boolean => ENDED.has(state) || state === 'undoing'

const AGAIN_MS = 2000
const LOOK_MS = 700
/** After the moment at which it is decided. */
const DECIDED_MS = 150

/** How long it waits by the book's own clock: this machine's may be another. */
export function leftMs({ askedAt, dueAt, state }: BetView, isFirst: boolean, nowMs: number): number | null {
  if (dueAt === null || (state !== 'waiting' && state !== 'review')) return null
  const [whole, left] = [Date.parse(dueAt) - Date.parse(askedAt), Date.parse(dueAt) - nowMs]
  return isFirst ? whole : Math.min(Math.max(0, left), whole)
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

function heard(id: string, view: BetView, { isFirst } = { isFirst: false }): void {
  const before = usePlacings.getState().all[id]
  if (!before) return
  const isSameWait = before.view?.dueAt === view.dueAt && before.view?.state === view.state && before.untilMs !== null
  const left = isSameWait ? null : leftMs(view, isFirst, Date.now())
  update(id, {
    view,
    isSilent: false,
    isOver: isOver(view),
    untilMs: isSameWait ? before.untilMs : left === null ? null : Date.now() + left,
  })
  if (view.state === 'accepted' && !before.isOver) {
    tell('betPlaced', { betId: view.id })
    if (before.quote) endEditing()
    removeSelections(
      before.selections.map(({ event, market, specifiers, outcome }) => `${event}/${market}?${specifiers}/${outcome}`),
    )
  }
}

/** An edit is the same slip with the quote of the bet before. */
function sent({ body, quote }: Placing) {
  if (!quote) return send(bookBets.place, body)
  const { freeBet: _none, ...slip } = body
  return send(bookEdit.edit, { ...slip, quote })
}

/** Refusals that another try may answer otherwise: whether it was taken is not said. */
const MAYBE: ReadonlySet<string> = new Set(['GENERAL_ERROR'])

/** Asks until the book has said what became of it. */
async function follow(id: string): Promise<void> {
  for (;;) {
    const placing = usePlacings.getState().all[id]
    if (!placing || placing.isOver) return
    const { view, untilMs } = placing
    try {
      const answer = view ? await send(bookBets.bet, { slip: id }) : await sent(placing)
      if (answer.ok) heard(id, answer.data, { isFirst: view === null })
      // Who logs in again finds it.
      else if (view && answer.status === 'UNAUTHORIZED') return
      else if (view || MAYBE.has(answer.status)) await pause(AGAIN_MS)
      else update(id, { failed: answer.status, isOver: true, isSilent: false })
    } catch {
      update(id, { isSilent: true })
      await pause(AGAIN_MS)
    }
    const now = usePlacings.getState().all[id]
    if (now && !now.isOver && now.view) {
      const due = (now.untilMs ?? untilMs ?? 0) - Date.now() + DECIDED_MS
      // In review a trader may say something at any moment.
      await pause(now.view.state === 'waiting' && due > 0 ? Math.min(due, 5000) : LOOK_MS)
    }
  }
}

/** @param quote Of the bet whose place it takes. */
export function place(slip: Omit<SlipBody, 'id'>, selections: readonly Selection[], quote?: CashOutQuote): string {
  const id = randomId('s')
  const placing: Placing = {
    body: { ...slip, id },
    ...(quote ? { quote } : {}),
    selections,
    view: null,
    untilMs: null,
    isSilent: false,
    failed: null,
    isOver: false,
  }
  usePlacings.setState(({ all }) => ({ all: { ...all, [id]: placing } }))
  void follow(id)
  return id
}

/** What an earlier page left: its slips are asked for again, by their ids. */
export function resume(): void {
  for (const [id, { isOver: isKnown }] of Object.entries(usePlacings.getState().all)) if (!isKnown) void follow(id)
}

/** What a trader offered is taken or left. */
export async function answerOffer(id: string, says: 'takeOffer' | 'leaveOffer'): Promise<void> {
  const view = usePlacings.getState().all[id]?.view
  if (!view) return
  const answer = await send(bookBets[says], { id: view.id })
  // What has ended meanwhile is told by the next look.
  if (answer.ok) heard(id, answer.data)
}
