/** The betslip: what is on it, what it costs and pays, and what became of the slips that were sent. */
import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '@uwanja/ui/Button'
import { tell } from '../host.ts'
import { Booking } from './Booking.tsx'
import { choose, useChoices } from './choices.ts'
import { Costs } from './Costs.tsx'
import { useEditing } from './editing.ts'
import { EditNote } from './EditNote.tsx'
import { formsOf, modeOf, modesFor } from './form.ts'
import { amountText, minorOf } from './figures.ts'
import { bringIntoSight } from './in-sight.ts'
import { Kinds } from './Kinds.tsx'
import { closeSlip } from './open.ts'
import { problemsOf } from './prices.ts'
import { resume, usePlacings } from './placing.ts'
import { QuickBet } from './QuickBet.tsx'
import { Selections } from './Selections.tsx'
import { useSlipSaid } from './said.ts'
import { keyOf, removeSelections, useSlip } from './slip.ts'
import { UnderWay } from './UnderWay.tsx'
import { useQuotes, useWallet } from './quotes.ts'

export function SlipPanel({ shape }: { readonly shape: 'column' | 'sheet' }) {
  const { t } = useSlipSaid()
  useEffect(resume, [])
  return shape === 'column' ? (
    <aside className="flex w-80 shrink-0 flex-col gap-4 self-start rounded-2xl border border-line bg-surface p-4">
      <Body heading={<h2 className="text-xl font-bold">{t.title}</h2>} />
    </aside>
  ) : (
    <Sheet />
  )
}

/** Over the page: the page around the frame makes room for it. */
function Sheet() {
  const { t } = useSlipSaid()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const before = document.activeElement
    tell('showOverlay')
    dialog.current?.showModal()
    return () => {
      tell('hideOverlay')
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        closeSlip()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) closeSlip()
      }}
      className="mt-auto mb-0 max-h-[94dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-2xl border border-line bg-surface p-0 text-text backdrop:bg-shade"
    >
      <div className="flex flex-col gap-4 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Body
          heading={
            <>
              <h2 id={titleId} className="flex-1 text-xl font-bold">
                {t.title}
              </h2>
              <button
                type="button"
                aria-label={t.close}
                onClick={closeSlip}
                className="-m-2 flex size-11 items-center justify-center rounded-lg hover:bg-raised"
              >
                <X size={22} aria-hidden="true" />
              </button>
            </>
          }
        />
      </div>
    </dialog>
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
