/**
 * A modal on the browser's own <dialog>: it traps focus, makes the rest inert and closes on Escape. We add what it
 * lacks: a label, focus back where it was even when React removes it, a sheet at the bottom on phones, and its toasts.
 */
import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { join } from './looks/join.ts'
import { Toasts } from './Toasts.tsx'

/** Null: it stays until its owner takes it away. No cross, no Escape, no way by the backdrop or the back button. */
type Closing = { closeLabel: string; onClose: () => void } | { closeLabel?: undefined; onClose: null }

type Props = Closing & {
  title: string
  children: ReactNode
  /** `drawer` slides in from the right over the full height. */
  shape?: 'sheet' | 'drawer'
}

const SHAPES = {
  // Lower than the window by a toast, which stands at the top.
  sheet:
    'mt-auto mb-0 w-full rounded-t-2xl sm:m-auto sm:w-[28rem] sm:rounded-2xl max-h-[91dvh] sm:max-h-[80dvh] animate-[sheet-in_160ms_ease-out]',
  drawer: 'my-0 mr-0 ml-auto h-dvh max-h-none w-[min(22rem,88vw)] animate-[drawer-in_160ms_ease-out]',
} as const

/** For browsers that know it: nothing but the owner closes. */
const STAYS: Readonly<Record<string, string>> = { closedby: 'none' }

export function Dialog({ title, closeLabel, onClose, children, shape = 'sheet' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const before = document.activeElement
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      {...(onClose === null ? STAYS : {})}
      onCancel={(event) => {
        // The owner decides: it unmounts us, and the effect above gives the focus back.
        event.preventDefault()
        onClose?.()
      }}
      onClose={({ currentTarget }) => {
        // A browser may close against our will: Chromium does on the second Escape in a row, unless it knows closedby.
        if (onClose === null && currentTarget.isConnected && !currentTarget.open) currentTarget.showModal()
      }}
      // React lets events of a portal rise to where it was made: what is sent here is not the form that stands around it.
      onSubmit={(event) => event.stopPropagation()}
      onClick={(event) => {
        if (event.target === dialog.current) onClose?.()
      }}
      className={join(
        'max-w-none overflow-y-auto overscroll-contain border border-line bg-surface p-0 text-text shadow-(--shadow) backdrop:bg-shade',
        SHAPES[shape],
      )}
    >
      <div className="flex min-h-full flex-col gap-4 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <div className="flex items-start gap-3">
          <h2 id={titleId} className="flex-1 text-xl font-bold">
            {title}
          </h2>
          {onClose !== null && (
            <button
              type="button"
              aria-label={closeLabel}
              onClick={onClose}
              className="-m-2 flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-raised"
            >
              <X size={22} aria-hidden="true" />
            </button>
          )}
        </div>
        {children}
      </div>
      {closeLabel !== undefined && <Toasts closeLabel={closeLabel} />}
    </dialog>
  )
}
