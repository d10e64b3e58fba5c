/** Stake, automatic cash-out and the one main button. */
import { useRef, useState, type RefObject } from 'react'
import { decimalText, parseAmount } from '@uwanja/contract/amounts'
import { multiplierAt, multiplierText, payoutMinor } from '@uwanja/contract/fairness'
import type { StakeWhy } from '../shapes.ts'
import type { StudioTexts } from '../texts/en.ts'
import { sendCashOut, sendStake } from './calls.ts'
import { mainAction, sincePhase, type TableState } from './table-state.ts'
import { useFrame } from './use-frame.ts'
import { money, stakeWhy, words } from './words.ts'

const QUICK = ['50.00', '100.00', '500.00', '1000.00'] as const

interface Props {
  readonly table: TableState
  readonly secret: string
  readonly isLive: boolean
  readonly texts: StudioTexts
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
function useCashOutText(table: TableState, texts: StudioTexts): RefObject<HTMLSpanElement | null> {
  const live = useRef<HTMLSpanElement>(null)
  useFrame((perfMs) => {
    const stake = table.me?.stake
    if (!live.current || !stake) return
    const reached = multiplierAt(sincePhase(table, perfMs))
    const won = payoutMinor(BigInt(stake.stakeMinor), reached).toString()
    live.current.textContent = `${multiplierText(reached)}x · ${money(won, table.me!.currency, texts)}`
  })
  return live
}

function MainButton({ table, isLive, texts, isSending }: Props & { isSending: boolean }) {
  const live = useCashOutText(table, texts)
  const action = mainAction(table)
  if (action === 'cash-out') {
    return (
      <button type="submit" className="main cash" aria-label={texts.cashOut} disabled={isSending || !isLive}>
        <span>{isSending ? texts.cashingOut : texts.cashOut}</span>{' '}
        <span ref={live} className="figures" aria-hidden="true" />
      </button>
    )
  }
  if (action === 'stake' && !isSending) {
    return (
      <button type="submit" className="main" disabled={!isLive}>
        {texts.placeBet}
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
  entries,
  change,
  problem,
}: Props & { entries: Entries; change: (entries: Entries) => void; problem: string | null }) {
  const me = table.me!
  const limits = words(texts.limits, {
    min: money(me.minMinor, me.currency, texts),
    max: money(me.maxMinor, me.currency, texts),
  })
  return (
    <>
      <div className="field">
        <label htmlFor="stake">{texts.stake}</label>
        <div className="with-unit">
          <input
            id="stake"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={entries.stake}
            aria-describedby="stake-hint"
            aria-invalid={problem !== null}
            onChange={(event) => change({ ...entries, stake: event.target.value.trim() })}
          />
          <span>{me.currency ?? texts.chips}</span>
        </div>
        <p id="stake-hint" className="hint">
          {limits}
        </p>
      </div>
      <div role="group" aria-label={texts.quickStakes} className="quick">
        {QUICK.map((value) => (
          <button key={value} type="button" onClick={() => change({ ...entries, stake: value })}>
            {decimalText(parseAmount(value, 'NGN')!.minor).replace(/\.00$/, '')}
          </button>
        ))}
      </div>
      <div className="field auto">
        <label htmlFor="auto">{texts.auto}</label>
        <div className="with-unit">
          <input
            id="auto"
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

export function StakePanel(props: Props) {
  const { table, secret, texts } = props
  const [entries, setEntries] = useState<Entries>({ stake: '100.00', auto: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  async function stake(): Promise<void> {
    const wrong = fieldProblem(entries.stake, entries.auto, table)
    if (wrong) return setProblem(stakeWhy(wrong, table.me, texts))
    const answer = await sendStake(secret, entries.stake, entries.auto)
    if (answer === 'network') return setProblem(texts.network)
    // What the wallet refused is told with the stake itself (Result); here only what never reached it.
    const isTold = answer.me?.stake?.why === (answer.ok ? null : answer.why)
    if (!answer.ok && !isTold) setProblem(stakeWhy(answer.why, answer.me, texts))
  }
  async function cash(): Promise<void> {
    const answer = await sendCashOut(secret)
    if (answer === 'network') setProblem(texts.network)
    else if (!answer.ok && answer.why !== 'too-late') setProblem(texts.cashWhy[answer.why])
  }
  async function act(): Promise<void> {
    const action = mainAction(table)
    if (isSending || (action !== 'stake' && action !== 'cash-out')) return
    setProblem(null)
    setSending(true)
    await (action === 'stake' ? stake() : cash())
    setSending(false)
  }
  return (
    <form
      className="panel"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void act()
      }}
    >
      <Fields {...props} entries={entries} change={setEntries} problem={problem} />
      <MainButton {...props} isSending={isSending} />
      <p role="alert" className="problem">
        {problem}
      </p>
    </form>
  )
}
