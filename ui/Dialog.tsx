/**
 * A modal on the browser's own <dialog>: it traps focus, makes the rest inert and closes on Escape. We add what it
 * lacks: a label, focus back where it was even when React removes it, and a sheet at the bottom on phones.
 */
import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { join } from './looks/join.ts'

type Props = {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
  /** `drawer` slides in from the right over the full height. */
  shape?: 'sheet' | 'drawer'
}

const SHAPES = {
  sheet:
    'mt-auto mb-0 w-full rounded-t-2xl sm:m-auto sm:w-[28rem] sm:rounded-2xl max-h-[92dvh] animate-[sheet-in_160ms_ease-out]',
  drawer: 'my-0 mr-0 ml-auto h-dvh max-h-none w-[min(22rem,88vw)] animate-[drawer-in_160ms_ease-out]',
} as const

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
      onCancel={(event) => {
        // The owner decides: it unmounts us, and the effect above gives the focus back.
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
      className={join(
        'max-w-none overflow-y-auto overscroll-contain border border-line bg-surface p-0 text-text shadow-(--shadow) backdrop:bg-shade',
        SHAPES[shape],
      )}
    >
      <div className="flex min-h-full flex-col gap-4 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <div className="flex items-center gap-3">
          <h2 id={titleId} className="flex-1 text-xl font-bold">
            {title}
          </h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={onClose}
            className="-m-2 flex size-11 items-center justify-center rounded-lg hover:bg-raised"
          >
            <X size={22} aria-hidden="true" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
