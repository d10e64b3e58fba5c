/** The way to the betslip, under the thumb, with how much is on it; on phones alone (P05). */
import { Ticket } from 'lucide-react'
import { useTranslations } from '../texts/use-translations.ts'

export function BetslipButton({ count, onClick }: { count: number; onClick: () => void }) {
  const t = useTranslations('sports')
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={t('betslip', { count: String(count) })}
      className="fixed right-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-30 flex size-14 items-center justify-center rounded-full bg-primary text-on-primary shadow-lg lg:hidden"
    >
      <Ticket size={24} aria-hidden="true" />
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
