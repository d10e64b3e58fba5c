/** A sportsbook in its frame, with the button to its betslip under the thumb. */
import { join } from '@uwanja/ui/looks/join'
import { ReceiptText } from 'lucide-react'
import { useRef, type RefObject } from 'react'
import { useTranslations } from '../texts/use-translations.ts'
import { type Moved, useFrame, usePlace } from './use-frame.ts'

/** @param addressAt The frame's address at a place of its own; null: the launch led nowhere. */
export function SportsFrame({ title, addressAt }: { title: string; addressAt: (place: string) => string | null }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { entry, moved } = usePlace(frame)
  const address = addressAt(entry)
  return address === null ? null : <Framed key={address} title={title} address={address} frame={frame} moved={moved} />
}

interface FramedProps {
  readonly title: string
  readonly address: string
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly moved: Moved
}

function Framed({ title, address, frame, moved }: FramedProps) {
  const { height, isOverlay, count, openBetslip } = useFrame(address, frame, moved)
  return (
    <>
      <iframe
        ref={frame}
        title={title}
        src={address}
        style={isOverlay ? undefined : { height }}
        className={join('w-full border-0', isOverlay && 'fixed inset-0 z-50 size-full')}
        allow="fullscreen; clipboard-write"
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      />
      {count !== null && !isOverlay && <BetslipButton count={count} onClick={openBetslip} />}
    </>
  )
}

function BetslipButton({ count, onClick }: { count: number; onClick: () => void }) {
  const t = useTranslations('sports')
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={t('betslip', { count: String(count) })}
      className="fixed right-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-30 flex size-14 items-center justify-center rounded-full bg-primary text-on-primary shadow-lg lg:hidden"
    >
      <ReceiptText size={24} aria-hidden="true" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute -top-1 -right-1 min-w-6 rounded-full bg-text px-1.5 text-center text-sm font-bold text-ground"
        >
          {count}
        </span>
      )}
    </button>
  )
}
