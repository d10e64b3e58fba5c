/** One bet: what it is, its legs, what it may pay or paid, and what its player can do with it. */
import { useDeferredValue, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { join } from '@uwanja/ui/looks/join'
import { fill } from '@uwanja/i18n/fill'
import type { BetView } from '@uwanja/contract/book/bets'
import type { ValuedBet } from '@uwanja/contract/book/cash-out'
import type { Receipt } from '@uwanja/contract/book/mine'
import { amountText } from '../slip/figures.ts'
import { oddsText, productText } from '../slip/form.ts'
import { Actions } from './Actions.tsx'
import { returnedOf, stateWord, type StateWord } from './bet-words.ts'
import { CashOut } from './CashOut.tsx'
import { Legs } from './Legs.tsx'
import { ReceiptView } from './ReceiptView.tsx'
import { useMineSaid } from './said.ts'

export interface CardProps {
  readonly bet: BetView
  readonly receipt: Receipt | undefined
  readonly value: ValuedBet | null
  readonly valuedAtMs: number
  /** What stands here is another now. */
  renew(): void
}

const TONES: Readonly<Partial<Record<StateWord, string>>> = {
  won: 'bg-win-ground text-win',
  cashed: 'bg-win-ground text-win',
  lost: 'bg-loss-ground text-loss',
  isUndoing: 'bg-loss-ground text-loss',
}

export function BetCard(props: CardProps) {
  const { bet, receipt } = props
  const { t } = useMineSaid()
  const [isOpen, setOpen] = useState(false)
  // The tap is seen at once; what unfolds is made in slices.
  const isUnfolded = useDeferredValue(isOpen)
  const word = stateWord(bet)
  const isStanding = bet.state === 'accepted' && bet.outcome === 'open'
  const name = `${t[bet.kind]}${bet.lines > 1 ? ` · ${fill(t.linesOf, { lines: bet.lines })}` : ''}`
  return (
    <article className="flex flex-col gap-3 rounded-2xl border border-line bg-surface p-3" aria-label={name}>
      <header className="flex items-center gap-2">
        <h2 className="flex-1 font-semibold">
          {name}
          {bet.freeBet !== null && <span className="ml-2 text-sm text-muted">{t.freeBet}</span>}
        </h2>
        <span className={join('rounded-lg px-2 py-0.5 text-sm font-semibold', TONES[word] ?? 'bg-raised')}>
          {t[word]}
        </span>
      </header>
      <Legs bet={bet} receipt={receipt} isTracked={isUnfolded && isStanding} />
      <Amounts bet={bet} />
      {isStanding && <CashOut {...props} />}
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 items-center justify-between rounded-lg text-sm font-semibold"
      >
        {t.details}
        <ChevronDown size={18} aria-hidden="true" className={join(isOpen && 'rotate-180')} />
      </button>
      {isUnfolded && (
        <>
          <Actions {...props} />
          {receipt && <ReceiptView bet={bet} receipt={receipt} />}
        </>
      )}
    </article>
  )
}

function Amounts({ bet }: Pick<CardProps, 'bet'>) {
  const { t } = useMineSaid()
  const { stake, currency, most, outcome, state, kind, price, legs } = bet
  const odds = price !== null ? oddsText(price) : kind === 'system' ? null : productText(legs.map((leg) => leg.odds))
  const isEnded = state === 'accepted' && outcome !== 'open'
  const paid = returnedOf(bet)
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 text-sm tabular-nums">
      <dt className="text-muted">{t.stake}</dt>
      <dd className="text-right font-medium">{amountText(stake, currency)}</dd>
      {odds !== null && (
        <>
          <dt className="text-muted">{t.odds}</dt>
          <dd className="text-right font-medium">{odds}</dd>
        </>
      )}
      {!isEnded && most !== null && (
        <>
          <dt className="text-muted">{t.most}</dt>
          <dd className="text-right font-medium">{amountText(most, currency)}</dd>
        </>
      )}
      {(isEnded || paid > 0) && (
        <>
          <dt className="font-semibold">{t.returned}</dt>
          <dd className="text-right font-bold">{amountText(paid, currency)}</dd>
        </>
      )}
    </dl>
  )
}
