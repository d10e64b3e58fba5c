/** The betslip: what is on it, what it costs and pays, and what became of the slips that were sent. */
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@uwanja/ui/Button'
import { useSaid } from '../texts.ts'
import { Booking } from './Booking.tsx'
import { choose, useChoices } from './choices.ts'
import { COLUMN } from './column-looks.ts'
import { Costs } from './Costs.tsx'
import { useEditing } from './editing.ts'
import { EditNote } from './EditNote.tsx'
import { formsOf, modeOf, modesFor } from './form.ts'
import { amountText, minorOf } from './figures.ts'
import { bringIntoSight } from './in-sight.ts'
import { Kinds } from './Kinds.tsx'
import { problemsOf } from './prices.ts'
import { resume, usePlacings } from './placing.ts'
import { QuickBet } from './QuickBet.tsx'
import { Selections } from './Selections.tsx'
import { SheetHead } from './SheetHead.tsx'
import { useSlipSaid } from './said.ts'
import { keyOf, removeSelections, useSlip } from './slip.ts'
import { UnderWay } from './UnderWay.tsx'
import { useQuotes, useWallet } from './quotes.ts'

export function SlipPanel({ shape }: { readonly shape: 'column' | 'sheet' }) {
  const { texts } = useSaid()
  useEffect(resume, [])
  return shape === 'column' ? (
    <aside className={COLUMN}>
      <Body heading={<h2 className="text-xl font-bold">{texts.slipTitle}</h2>} />
    </aside>
  ) : (
    <Body heading={<SheetHead />} />
  )
}

function Body({ heading }: { readonly heading: ReactNode }) {
  const { t } = useSlipSaid()
  const head = useRef<HTMLDivElement>(null)
  const selections = useSlip((slip) => slip.selections)
  const choices = useChoices()
  const isUnderWay = usePlacings(({ all }) => Object.values(all).some((one) => !one.isOver))
  const { wallet, again } = useWallet()
  const editing = useEditing()
  const modes = modesFor(selections)
  const mode = modes.find((one) => one === modeOf(choices, selections.length)) ?? modes[modes.length > 1 ? 1 : 0]!
  const forms = formsOf(selections, { ...choices, mode })
  const token = wallet?.freeBets.find(({ id }) => id === choices.freeBet) ?? null
  const isStraight = forms.length === 1 && (mode === 'multiple' || mode === 'singles')
  const freeBet = isStraight && editing === null ? token : null
  const unit = freeBet ? freeBet.amount : (minorOf(choices.stake) ?? 0)
  const quotes = useQuotes(forms, unit, freeBet?.id ?? '', !isUnderWay)
  const isTogether = mode === 'multiple' || mode === 'singles'
  const problems = problemsOf(selections, quotes.priced, { isTogether, nowMs: quotes.atMs })

  return (
    <>
      <div ref={head} className="flex items-center gap-3">
        {heading}
      </div>
      <UnderWay onEnd={again} />
      {editing !== null && <EditNote editing={editing} />}
      {selections.length === 0 ? (
        <p className="text-muted">{t.empty}</p>
      ) : (
        <>
          <Kinds modes={modes} mode={mode} selections={selections} />
          <Selections selections={selections} mode={mode} priced={quotes.priced} problems={problems} />
          <Button
            variant="quiet"
            className="self-end"
            onClick={() => {
              removeSelections(selections.map(keyOf))
              choose({ joined: {}, bankers: [] })
            }}
          >
            {t.clear}
          </Button>
          {quotes.isLost && <p role="status">{t.offline}</p>}
          <Costs
            mode={mode}
            unit={unit}
            priced={quotes.priced}
            wallet={wallet}
            freeBet={freeBet}
            canBeFree={isStraight && editing === null}
            editing={editing}
            hasProblem={problems.size > 0}
            isUnderWay={isUnderWay}
            onSent={() => bringIntoSight(head.current)}
          />
        </>
      )}
      <Booking forms={forms} mode={mode} />
      <QuickBet currency={wallet?.currency ?? ''} />
      {wallet && (
        <p className="text-sm text-muted tabular-nums">
          {t.balance}: {amountText(wallet.balance, wallet.currency)}
        </p>
      )}
    </>
  )
}
