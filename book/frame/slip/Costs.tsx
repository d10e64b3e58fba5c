/** What a slip costs and pays, said before the tap, and the tap. */
import { useState } from 'react'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Select } from '@uwanja/ui/Select'
import { fill } from '@uwanja/i18n/fill'
import type { Quoted } from '@uwanja/contract/book/bets'
import type { CashOutQuote } from '@uwanja/contract/book/cash-out'
import { tell } from '../host.ts'
import { useIsPlayer } from '../session.ts'
import { ChangeButton } from './ChangeButton.tsx'
import { choose, useChoices, type Mode, type Policy } from './choices.ts'
import type { Editing } from './editing.ts'
import { amountText, figuresOf, type Figures } from './figures.ts'
import type { Form } from './form.ts'
import { oddsText } from './form.ts'
import { place } from './placing.ts'
import { askedFor, changedLegs, takenPrices, type Changed } from './prices.ts'
import { ReasonNote } from './ReasonNote.tsx'
import { reasonOf } from './reasons.ts'
import { renewSelections } from './slip.ts'
import { useSlipSaid } from './said.ts'
import { Stake, type FreeBet, type Wallet } from './Stake.tsx'
import { Sums } from './Sums.tsx'

interface Props {
  readonly mode: Mode
  readonly unit: number
  readonly priced: readonly { readonly form: Form; readonly quote: Quoted | null }[]
  readonly wallet: Wallet | null
  readonly freeBet: FreeBet | null
  readonly canBeFree: boolean
  readonly hasProblem: boolean
  readonly isUnderWay: boolean
  /** The bet whose place it is to take. */
  readonly editing: Editing | null
  /** A slip was sent: what becomes of it stands above. */
  readonly onSent: () => void
}

export function Costs(props: Props) {
  const { mode, unit, priced, wallet, freeBet, canBeFree } = props
  const { t } = useSlipSaid()
  const policy = useChoices((choices) => choices.policy)
  const quotes = priced.map(({ quote }) => quote)
  const figures = figuresOf(quotes)
  const currency = wallet?.currency ?? ''
  // Whoever is about to say what they stake is told what they stake it on.
  const said = figures && figures.lines > 0 ? figures : null
  const reasons = quotes.flatMap((quote) => (quote ? (reasonOf(quote, unit) ?? []) : []))
  return (
    <>
      <Stake mode={mode} figures={said} wallet={wallet} freeBet={freeBet} canBeFree={canBeFree} />
      <Sums figures={said} isFree={freeBet !== null} unit={unit} priced={priced} currency={currency} />
      {said !== null && said.delay > 0 && (
        <p className="text-sm text-muted">{fill(t.waits, { seconds: said.delay })}</p>
      )}
      {reasons[0] && <ReasonNote reason={reasons[0]} figures={said} currency={currency} />}
      <Select
        label={t.policy}
        value={policy}
        onChange={({ target }) => choose({ policy: target.value as Policy })}
        options={[
          { value: 'higher', text: t.policyHigher },
          { value: 'none', text: t.policyNone },
          { value: 'any', text: t.policyAny },
        ]}
      />
      {/* Under the thumb, however long the slip is. */}
      <div className="sticky bottom-0 -mx-4 bg-surface px-4 py-2">
        <Act {...props} figures={said} isRefused={reasons.length > 0} />
      </div>
    </>
  )
}

function NewOdds({ asked, all }: { readonly asked: readonly Changed[]; readonly all: readonly Changed[] }) {
  const { t } = useSlipSaid()
  const joined = useChoices((choices) => choices.joined)
  const [only] = asked
  const take = () => {
    const taken = takenPrices(all)
    renewSelections(taken.selections)
    choose({ joined: { ...joined, ...taken.joined } })
  }
  return (
    <div className="flex flex-col gap-3">
      <Alert tone="info">
        {asked.length === 1 && only
          ? fill(t.newOdds, { was: oddsText(only.was), now: oddsText(only.now) })
          : t.newOddsMany}
      </Alert>
      <Button variant="primary" size="wide" onClick={take}>
        {t.takeOdds}
      </Button>
    </div>
  )
}

function Act(props: Props & { readonly figures: Figures | null; readonly isRefused: boolean }) {
  const { priced, figures, wallet, freeBet, unit, isUnderWay, hasProblem, isRefused, editing, onSent } = props
  const { t } = useSlipSaid()
  const isPlayer = useIsPlayer()
  const { policy } = useChoices()
  const [isSent, setSent] = useState(false)
  const currency = wallet?.currency ?? ''
  const changed = priced.flatMap(({ form, quote }) => (quote ? changedLegs(form, quote.odds) : []))
  const asked = askedFor(changed, policy)
  if (!isPlayer)
    return (
      <Button variant="primary" size="wide" onClick={() => tell('goToLogin')}>
        {t.login}
      </Button>
    )
  if (asked.length > 0) return <NewOdds asked={asked} all={changed} />
  const stake = figures?.stake ?? 0
  const asksFor = stake - (editing?.quote?.value ?? 0)
  const isShort = wallet !== null && freeBet === null && unit > 0 && asksFor > wallet.balance
  if (isShort)
    return (
      <div className="flex flex-col gap-3">
        <Alert tone="info">
          {fill(t.short, { balance: amountText(wallet.balance, currency), amount: amountText(asksFor, currency) })}
        </Alert>
        <Button variant="primary" size="wide" onClick={() => tell('goToDeposit')}>
          {t.deposit}
        </Button>
      </div>
    )
  const canPlace = figures !== null && unit > 0 && !hasProblem && !isRefused && !isUnderWay && !isSent
  const send = (quote?: CashOutQuote) => {
    setSent(true)
    for (const { form } of priced)
      place(
        { ...form.asked, unit, policy, ...(freeBet ? { freeBet: freeBet.id } : {}) },
        form.legs.flatMap((leg) => leg.selections),
        quote,
      )
    setSent(false)
    onSent()
  }
  if (editing)
    return (
      <ChangeButton
        editing={editing}
        stake={figures === null || unit === 0 ? null : stake}
        isSingleSlip={priced.length === 1}
        isOff={!canPlace}
        onTap={send}
      />
    )
  return (
    <Button variant="primary" size="wide" disabled={!canPlace} onClick={() => send()}>
      {figures === null || unit === 0
        ? fill(t.place, { amount: '–' })
        : fill(freeBet ? t.placeFree : t.place, { amount: amountText(stake, currency) })}
    </Button>
  )
}
