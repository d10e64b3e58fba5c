/** A card that opens and closes on its heading. */
import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { join } from './looks/join.ts'

type Props = { title: ReactNode; summary?: ReactNode; startsOpen?: boolean; children: ReactNode }

export function Disclosure({ title, summary, startsOpen = false, children }: Props) {
  const id = useId()
  const [open, setOpen] = useState(startsOpen)
  // What nobody opened is not built, so that its code is not fetched; what was opened keeps what was typed.
  const [opened, setOpened] = useState(open)
  return (
    <section className="rounded-2xl border border-line bg-surface" aria-labelledby={`${id}-title`}>
      <h2>
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={() => {
            setOpen(!open)
            setOpened(true)
          }}
          className="flex min-h-14 w-full items-center gap-3 rounded-2xl px-4 py-3 text-left text-lg font-semibold hover:bg-raised sm:px-6"
        >
          <span className="min-w-0 flex-1">{title}</span>
          <ChevronDown
            size={22}
            aria-hidden="true"
            className={join('shrink-0 transition-transform', open && 'rotate-180')}
          />
        </button>
      </h2>
      {summary && <div className="px-4 pb-3 sm:px-6 sm:pb-4">{summary}</div>}
      <div id={`${id}-body`} hidden={!open} className="border-t border-line p-4 sm:p-6">
        {opened && children}
      </div>
    </section>
  )
}
