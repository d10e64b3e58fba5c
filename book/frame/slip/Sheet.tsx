/** The betslip over the page, for which the page around the frame makes room. It is there before what stands in it. */
import { useEffect, useRef, type ReactNode } from 'react'
import { tell } from '../host.ts'
import { useSaid } from '../texts.ts'
import { closeSlip } from './open.ts'

export function Sheet({ children }: { readonly children: ReactNode }) {
  const { texts } = useSaid()
  const dialog = useRef<HTMLDialogElement>(null)
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
      aria-label={texts.slipTitle}
      onCancel={(event) => {
        event.preventDefault()
        closeSlip()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) closeSlip()
      }}
      className="mt-auto mb-0 max-h-[94dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-2xl border border-line bg-surface p-0 text-text backdrop:bg-shade"
    >
      <div className="flex flex-col gap-4 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">{children}</div>
    </dialog>
  )
}
