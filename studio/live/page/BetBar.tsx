/** Chips, undo, the one main button; and while a hand is played, its choices instead. */
import { useEffect, useState } from 'react'
import { decimalText } from '@uwanja/contract/wire/amounts'
import { payoutMinor } from '@uwanja/contract/fair/fairness'
import { fill } from '@uwanja/i18n/fill'
import { sendBets, sendChoice } from './calls.ts'
import { bySpot, CHIPS, placed, totalOf, type Draft } from './draft.ts'
import { tableBetsOf, type LiveState } from './live-state.ts'
import type { LiveAnswer } from '@uwanja/contract/studio/live'
import { amount, short, whyText, type Words } from './words.ts'

interface Props {
  readonly state: LiveState
  readonly words: Words
  readonly draft: Draft
  readonly setDraft: (change: (draft: Draft) => Draft) => void
  readonly secret: string
  readonly isLive: boolean
}

/** The most that the chips on the cloth could return together is not more than all of them winning. */
function possibleText({ state, words, draft }: Props): string | null {
  const bets = [...bySpot(draft)]
  const isBook = state.game.kind === 'virtual-football' || state.game.kind === 'virtual-horse'
  if (!isBook || bets.length === 0) return null
  const most = bets.reduce((sum, [spot, minor]) => sum + payoutMinor(minor, state.table.odds[spot] ?? 0), 0n)
  return fill(words.live.possible, { amount: amount(most, state.me, words) })
}

function Chips({ words, draft, setDraft, state }: Props) {
  return (
    <div role="radiogroup" aria-label={words.live.chip} className="chips">
      {CHIPS.map((minor) => (
        <button
          key={String(minor)}
          type="button"
          role="radio"
          aria-checked={draft.chipMinor === minor}
          aria-label={fill(words.live.chipOf, { amount: amount(minor, state.me, words) })}
          className={`chip c${short(minor).replace(',', '')}`}
          onClick={() => setDraft((before) => ({ ...before, chipMinor: minor }))}
        >
          {short(minor)}
        </button>
      ))}
    </div>
  )
}

function Choices({ state, words, isBusy, choose }: Props & { isBusy: boolean; choose: (move: string) => void }) {
  const hand = tableBetsOf(state, state.table.round).find(
    (tableBet) => tableBet.of === null && tableBet.state === 'live',
  )
  const stake = amount(hand?.bets[0]?.minor ?? null, state.me, words)
  const choices = state.me!.choices as readonly (keyof Words['live']['choices'])[]
  const idle = state.game.kind === 'live-poker' ? words.live.idle.fold : words.live.idle.stand
  return (
    <div className="bet-bar">
      <div className="choices">
        {choices.map((move) => (
          <button
            key={move}
            type="button"
            disabled={isBusy}
            className={move === 'play' || move === 'hit' ? 'main' : 'plain'}
            onClick={() => choose(move)}
          >
            {isBusy ? words.live.choosing : fill(words.live.choices[move], { stake })}
          </button>
        ))}
      </div>
      <p className="hint">{idle}</p>
    </div>
  )
}

function Tools({ words, draft, setDraft, mayAgain }: Props & { mayAgain: boolean }) {
  return (
    <div className="tools">
      <button
        type="button"
        disabled={draft.taps.length === 0}
        onClick={() => setDraft((before) => ({ ...before, taps: before.taps.slice(0, -1) }))}
      >
        {words.live.undo}
      </button>
      <button
        type="button"
        disabled={draft.taps.length === 0}
        onClick={() => setDraft((before) => ({ ...before, taps: [] }))}
      >
        {words.live.clear}
      </button>
      <button
        type="button"
        disabled={!mayAgain}
        onClick={() => setDraft((before) => ({ ...before, taps: before.last }))}
      >
        {words.live.again}
      </button>
    </div>
  )
}

function mainText({ state, words, draft }: Props, isSending: boolean): string {
  if (isSending) return words.studio.placing
  if (state.table.phase !== 'betting') return words.live.wait
  const total = totalOf(draft)
  return total === 0n ? words.live.placeNone : fill(words.live.place, { total: amount(total, state.me, words) })
}

export function BetBar(props: Props) {
  const { state, words, draft, setDraft, secret, isLive } = props
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const { round, phase } = state.table
  // Chips that were not placed in time are taken off: odds and runners of the next round are other ones.
  useEffect(() => setDraft((before) => ({ ...before, taps: [] })), [round, setDraft])

  async function send(act: () => Promise<LiveAnswer | 'network'>, done: () => void): Promise<void> {
    if (isSending) return
    setProblem(null)
    setSending(true)
    const answer = await act()
    setSending(false)
    if (answer === 'network') setProblem(words.studio.network)
    else if (answer.ok) done()
    else setProblem(whyText(answer.why, answer.me ?? state.me, words))
  }
  const place = () => {
    const bets = [...bySpot(draft)].map(([spot, minor]) => ({ spot, stake: decimalText(minor) }))
    return send(
      () => sendBets(secret, bets),
      () => setDraft(placed),
    )
  }
  if (state.me!.choices.length > 0) {
    const choose = (move: string) =>
      void send(
        () => sendChoice(secret, move),
        () => {},
      )
    return (
      <>
        <Choices {...props} isBusy={isSending || !isLive} choose={choose} />
        <p role="alert" className="problem">
          {problem}
        </p>
      </>
    )
  }
  const isOpen = phase === 'betting' && isLive
  // Odds of a book belong to their own round, so only at tables with fixed spots can a bet be said again.
  const mayAgain = isOpen && draft.taps.length === 0 && draft.last.length > 0 && state.table.programme === null
  const possible = possibleText(props)
  return (
    <div className="bet-bar">
      <Chips {...props} />
      <Tools {...props} mayAgain={mayAgain} />
      <button
        type="button"
        className="main"
        disabled={!isOpen || isSending || draft.taps.length === 0}
        onClick={() => void place()}
      >
        {mainText(props, isSending)}
      </button>
      {possible && <p className="hint">{possible}</p>}
      <p role="alert" className="problem">
        {problem}
      </p>
    </div>
  )
}
