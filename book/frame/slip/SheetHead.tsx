/** What the sheet is called, and the way out of it. */
import { X } from 'lucide-react'
import { useSaid } from '../texts.ts'
import { closeSlip } from './open.ts'

export function SheetHead() {
  const { texts } = useSaid()
  return (
    <>
      <h2 className="flex-1 text-xl font-bold">{texts.slipTitle}</h2>
      <button
        type="button"
        aria-label={texts.slipClose}
        onClick={closeSlip}
        className="-m-2 flex size-11 items-center justify-center rounded-lg hover:bg-raised"
      >
        <X size={22} aria-hidden="true" />
      </button>
    </>
  )
}
