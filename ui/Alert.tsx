/** A message in the page: bad news interrupts a screen reader, good news waits its turn. */
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { join } from './looks/join.ts'
import type { Tone } from './looks/tone.ts'

const LOOKS = {
  danger: { box: 'bg-loss-ground', mark: 'text-loss', Mark: CircleAlert },
  success: { box: 'bg-win-ground', mark: 'text-win', Mark: CircleCheck },
  info: { box: 'bg-note-ground', mark: 'text-text', Mark: Info },
} as const

export function Alert({ tone, children }: { tone: Tone; children: ReactNode }) {
  const { box, mark, Mark } = LOOKS[tone]
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={join('flex gap-3 rounded-xl p-3.5', box)}>
      <Mark size={22} className={join('mt-0.5 shrink-0', mark)} aria-hidden="true" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
