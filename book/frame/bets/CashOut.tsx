/** Cashing a bet out: whole, a share of its stake, or by itself from a sum on. */
import { useState } from 'react'
import { Alert } from '@uwanja/ui/Alert'
import { AmountField } from '@uwanja/ui/AmountField'
import { Button } from '@uwanja/ui/Button'
import { Countdown } from '@uwanja/ui/Countdown'
import { fill } from '@uwanja/i18n/fill'
import { bookCashOut, QUOTE_MS, type CashOutQuote } from '@uwanja/contract/book/cash-out'
import { partOfValue } from '@uwanja/contract/fair/cash-out'
import { send } from '../send.ts'
import { amountText, minorOf } from '../slip/figures.ts'
import type { CardProps } from './BetCard.tsx'
import { useCashing, type Cashing } from './cashing.ts'
import { useMineSaid } from './said.ts'

const seconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000))
/** What is asked must be answered while it still holds. */
const CONFIRM_MS = QUOTE_MS - 500

interface OpenQuote {
  readonly quote: CashOutQuote
  readonly stake: number | null
  readonly value: number
  readonly delay: number
  readonly untilMs: number
}

export function CashOut({ bet, value, valuedAtMs, renew }: CardProps) {
  const { t } = useMineSaid()
  const { cashing, spent, cashOut } = useCashing(renew)
  const [percent, setPercent] = useState(100)
  const [asked, setAsked] = useState<OpenQuote | null>(null)
  const { currency } = bet
  if (cashing.state === 'waiting') return <Said cashing={cashing} currency={currency} />
  if (!value) return null
  const { none, partOf, delay, auto } = value
  // A value from before a cash-out of ours is nobody's any more.
  const quote = value.quote && value.quote.revision > spent ? value.quote : null
  const stake = partOf !== null && percent < 100 ? Math.floor((partOf * percent) / 100) : null
  const worth =
    quote && partOf !== null && stake !== null
      ? Number(partOfValue(BigInt(quote.value), BigInt(stake), BigInt(partOf)))
      : (quote?.value ?? 0)
  return (
    <section className="flex flex-col gap-2">
      <Said cashing={cashing} currency={currency} />
      {none !== null && <p className="text-sm text-muted">{t.noCashOut[none]}</p>}
      {quote && asked && (
        <Countdown
          until={asked.untilMs}
          onEnd={() => {
            setAsked(null)
            renew()
          }}
          render={(left) => (
            <Button
              variant="primary"
              size="wide"
              disabled={left <= 0}
              onClick={() => {
                setAsked(null)
                void cashOut(asked.quote, asked.stake, asked.delay)
              }}
            >
              {fill(t.confirmCashOut, { amount: amountText(asked.value, currency), seconds: seconds(left) })}
            </Button>
          )}
        />
      )}
      {quote && !asked && (
        <Button
          size="wide"
          disabled={worth < 1}
          onClick={() => setAsked({ quote, stake, value: worth, delay, untilMs: valuedAtMs + CONFIRM_MS })}
        >
          {fill(t.cashOut, { amount: amountText(worth, currency) })}
        </Button>
      )}
      {quote && partOf !== null && !asked && (
        <Share percent={percent} choose={setPercent} amount={amountText(worth, currency)} />
      )}
      {(quote !== null || auto !== null) && <Auto bet={bet.id} auto={auto} currency={currency} renew={renew} />}
    </section>
  )
}

interface ShareProps {
  readonly percent: number
  readonly amount: string
  choose(percent: number): void
}

function Share({ percent, amount, choose }: ShareProps) {
  const { t } = useMineSaid()
  const text = fill(t.sharePart, { percent, amount })
  return (
    <label className="flex flex-col gap-1 text-sm">
      {t.share}
      <input
        type="range"
        min={10}
        max={100}
        step={10}
        value={percent}
        onChange={({ target }) => choose(Number(target.value))}
        aria-valuetext={text}
        className="h-11 w-full accent-current"
      />
      <span className="text-muted tabular-nums">{text}</span>
    </label>
  )
}

function Said({ cashing, currency }: { readonly cashing: Cashing; readonly currency: string }) {
  const { t } = useMineSaid()
  switch (cashing.state) {
    case 'idle':
      return null
    case 'waiting':
      return (
        <Alert tone="info">
          <Countdown until={cashing.untilMs} render={(left) => fill(t.cashWaiting, { seconds: seconds(left) })} />
        </Alert>
      )
    case 'done':
      return <Alert tone="success">{fill(t.cashDone, { amount: amountText(cashing.paid, currency) })}</Alert>
    case 'changed':
      return <Alert tone="info">{t.cashChanged}</Alert>
    case 'ended':
      return <Alert tone="info">{t.quoteEnded}</Alert>
    case 'failed':
      return <Alert tone="danger">{t.cashFailed}</Alert>
  }
}

interface AutoProps {
  readonly bet: string
  readonly auto: number | null
  readonly currency: string
  renew(): void
}

function Auto({ bet, auto, currency, renew }: AutoProps) {
  const { t } = useMineSaid()
  const [typed, setTyped] = useState('')
  const [isLost, setLost] = useState(false)
  const least = minorOf(typed)
  const set = async (sum: number | null) => {
    const heard = await send(bookCashOut.auto, { bet, ...(sum === null ? {} : { least: sum }) }).catch(() => null)
    setLost(!heard?.ok)
    if (heard?.ok) setTyped('')
    renew()
  }
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 items-center font-semibold">
        {auto === null ? t.auto : fill(t.autoIs, { amount: amountText(auto, currency) })}
      </summary>
      <div className="flex flex-col gap-2 pb-2">
        <AmountField
          label={t.auto}
          currency={currency}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {isLost && <Alert tone="danger">{t.cashFailed}</Alert>}
        <div className="grid grid-cols-2 gap-2">
          <Button disabled={least === null} onClick={() => void set(least)}>
            {t.autoSet}
          </Button>
          <Button disabled={auto === null} onClick={() => void set(null)}>
            {t.autoClear}
          </Button>
        </div>
      </div>
    </details>
  )
}
