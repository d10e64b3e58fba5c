/** Stake, automatic cash-out and the one main button. */
import { useEffect, useRef, useState, type RefObject } from 'react'
import { decimalText, parseAmount } from '@uwanja/contract/wire/amounts'
import { multiplierAt, multiplierText, payoutMinor } from '@uwanja/contract/fair/fairness'
import { fill } from '@uwanja/i18n/fill'
import type { MyStake, Slot, StakeWhy } from '@uwanja/contract/studio/zeppelin'
import type { StudioTexts } from '@uwanja/i18n/en/studio'
import { sendCashOut, sendStake } from './calls.ts'
import { usePause } from '../../../pages/use-pause.ts'
import { goesOn, type AutoPlay } from './auto-play.ts'
import { AutoPlayBox } from './AutoPlayBox.tsx'
import { mainAction, sincePhase, stakeIn, type TableState } from './table-state.ts'
import { useFrame } from '../../../pages/use-frame.ts'
import { money } from '../../../pages/money.ts'
import { stakeWhy } from './words.ts'

const QUICK = ['50.00', '100.00', '500.00', '1000.00'] as const

interface Props {
  readonly table: TableState
  readonly secret: string
  readonly isLive: boolean
  readonly texts: StudioTexts
  readonly slot: Slot
}

/** What is wrong with the two fields, before anything is sent. */
function fieldProblem(stake: string, auto: string, table: TableState): StakeWhy | null {
  const amount = parseAmount(stake, 'NGN')
  if (!amount) return 'bad-amount'
  if (amount.minor < BigInt(table.me!.minMinor)) return 'below-limit'
  if (amount.minor > BigInt(table.me!.maxMinor)) return 'above-limit'
  if (auto === '') return null
  const aim = /^\d{1,5}(\.\d{1,2})?$/.test(auto) ? Number(auto) : 0
  return aim >= 1.01 && aim <= 10_000 ? null : 'bad-auto'
}

/** The multiplier and the money on the button follow the clock, frame by frame, without drawing the page anew. */
function useCashOutText(
  table: TableState,
  stake: MyStake | null,
  texts: StudioTexts,
): RefObject<HTMLSpanElement | null> {
  const live = useRef<HTMLSpanElement>(null)
  useFrame((perfMs) => {
    if (!live.current || !stake) return
    const reached = multiplierAt(sincePhase(table, perfMs))
    const won = payoutMinor(BigInt(stake.stakeMinor), reached).toString()
    const text = `${multiplierText(reached)}x · ${money(won, table.me!, texts)}`
    if (live.current.textContent !== text) live.current.textContent = text
  })
  return live
}

/** The second bet's words say so; the first keeps the plain ones. */
const namer = (slot: Slot, texts: StudioTexts) => (label: string) =>
  slot === 0 ? label : fill(texts.second, { label })

function MainButton({ table, isLive, texts, slot, isSending }: Props & { isSending: boolean }) {
  const live = useCashOutText(table, stakeIn(table.me!, slot), texts)
  const action = mainAction(table, slot)
  const name = namer(slot, texts)
  if (action === 'cash-out') {
    return (
      <button type="submit" className="main cash" aria-label={name(texts.cashOut)} disabled={isSending || !isLive}>
        <span>{isSending ? texts.cashingOut : texts.cashOut}</span>{' '}
        <span ref={live} className="figures" aria-hidden="true" />
      </button>
    )
  }
  if (action === 'stake' && !isSending) {
    return (
      <button type="submit" className="main" disabled={!isLive}>
        {name(texts.placeBet)}
      </button>
    )
  }
  const label = isSending || action === 'asked' ? texts.placing : action === 'placed' ? texts.placed : texts.nextRound
  return (
    <button type="submit" className="main" disabled>
      {label}
    </button>
  )
}

interface Entries {
  readonly stake: string
  readonly auto: string
}

function Fields({
  table,
  texts,
  slot,
  entries,
  change,
  problem,
}: Props & { entries: Entries; change: (entries: Entries) => void; problem: string | null }) {
  const me = table.me!
  const name = namer(slot, texts)
  const id = (field: string) => (slot === 0 ? field : `${field}-second`)
  const limits = fill(texts.limits, {
    min: money(me.minMinor, me, texts),
    max: money(me.maxMinor, me, texts),
  })
  return (
    <>
      <div className="field">
        <label htmlFor={id('stake')}>{name(texts.stake)}</label>
        <div className="with-unit">
          <input
            id={id('stake')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={entries.stake}
            aria-describedby={id('stake-hint')}
            aria-invalid={problem !== null}
            onChange={(event) => change({ ...entries, stake: event.target.value.trim() })}
          />
          <span>{me.currency ?? texts.chips}</span>
        </div>
        <p id={id('stake-hint')} className="hint">
          {limits}
        </p>
      </div>
      <div role="group" aria-label={name(texts.quickStakes)} className="quick">
        {QUICK.map((value) => (
          <button key={value} type="button" onClick={() => change({ ...entries, stake: value })}>
            {decimalText(parseAmount(value, 'NGN')!.minor).replace(/\.00$/, '')}
          </button>
        ))}
      </div>
      <div className="field auto">
        <label htmlFor={id('auto')}>{name(texts.auto)}</label>
        <div className="with-unit">
          <input
            id={id('auto')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            placeholder={texts.autoHint}
            value={entries.auto}
            onChange={(event) => change({ ...entries, auto: event.target.value.trim() })}
          />
          <span>x</span>
        </div>
      </div>
    </>
  )
}

/** Places the stake of each round as soon as stakes open, while playing by itself goes on. */
function useAutoPlay(props: Props, stake: () => Promise<boolean>) {
  const { table, isLive, slot } = props
  const [auto, setAuto] = useState<AutoPlay | null>(null)
  const latest = useRef(stake)
  useEffect(() => {
    latest.current = stake
  })
  const balanceMinor = table.me?.balanceMinor ? BigInt(table.me.balanceMinor) : null
  const isTurn = auto !== null && isLive && mainAction(table, slot) === 'stake' && auto.round < table.round.round
  const mayGoOn = auto !== null && goesOn(auto, balanceMinor)
  const { round } = table.round
  useEffect(() => {
    if (!isTurn) return
    // A breath after the opening, so that the balance of the round before has come.
    const timer = setTimeout(() => {
      if (!mayGoOn) return setAuto(null)
      setAuto((before) => before && { ...before, left: before.left - 1, round })
      void latest.current().then((isTaken) => {
        if (!isTaken) setAuto(null)
      })
    }, 600)
    return () => clearTimeout(timer)
  }, [isTurn, mayGoOn, round])
  const stop = () => setAuto(null)
  usePause(stop)
  return {
    auto,
    stop,
    start: (left: number, stopLossMinor: bigint | null) =>
      setAuto({ left, stopLossMinor, fromMinor: balanceMinor ?? 0n, round: 0 }),
  }
}

export function StakePanel(props: Props) {
  const { table, secret, texts, slot } = props
  const [entries, setEntries] = useState<Entries>({ stake: '100.00', auto: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  /** True when the bet counts. */
  async function stake(): Promise<boolean> {
    const wrong = fieldProblem(entries.stake, entries.auto, table)
    if (wrong) {
      setProblem(stakeWhy(wrong, table.me, texts))
      return false
    }
    const answer = await sendStake(secret, { ...entries, slot })
    if (answer === 'network') setProblem(texts.network)
    // What the wallet refused is told with the stake itself (Result); here only what never reached it.
    else if (!answer.ok && (answer.me && stakeIn(answer.me, slot)?.why) !== answer.why)
      setProblem(stakeWhy(answer.why, answer.me, texts))
    return answer !== 'network' && answer.ok
  }
  async function cash(): Promise<void> {
    const answer = await sendCashOut(secret, slot)
    if (answer === 'network') setProblem(texts.network)
    else if (!answer.ok && answer.why !== 'too-late') setProblem(texts.cashWhy[answer.why])
  }
  async function sending<Result>(act: () => Promise<Result>): Promise<Result> {
    setProblem(null)
    setSending(true)
    const result = await act()
    setSending(false)
    return result
  }
  const { auto, start, stop } = useAutoPlay(props, () => sending(stake))
  function act(): void {
    const action = mainAction(table, slot)
    if (isSending || (action !== 'stake' && action !== 'cash-out')) return
    void sending<unknown>(action === 'stake' ? stake : cash)
  }
  const name = namer(slot, texts)
  return (
    <form
      className="panel"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        act()
      }}
    >
      <Fields {...props} entries={entries} change={setEntries} problem={problem} />
      <MainButton {...props} isSending={isSending} />
      <AutoPlayBox auto={auto} isReady={entries.auto !== ''} name={name} texts={texts} start={start} stop={stop} />
      <p role="alert" className="problem">
        {problem}
      </p>
    </form>
  )
}
