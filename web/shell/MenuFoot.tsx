/** The end of the menus: language, appearance, and the toggle of the legal notice and the log-out (S14). */
import { Button } from '@uwanja/ui/Button'
import { ChevronDown, LogOut } from 'lucide-react'
import { useTranslations } from '../texts/use-translations.ts'
import { AppearanceSelect } from './AppearanceSelect.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'

/** `onLogOut` is null for a visitor. */
export function MenuFoot({ onLogOut }: { onLogOut: (() => void) | null }) {
  const t = useTranslations('shell')
  return (
    <div className="mt-auto flex flex-col gap-3 border-t border-line pt-4">
      <div className="flex items-center justify-between gap-3 text-sm">
        <span aria-hidden="true">{t('language')}</span>
        <LanguageSelect names="long" />
      </div>
      <div className="flex items-center justify-between gap-3 text-sm">
        <span aria-hidden="true">{t('theme')}</span>
        <AppearanceSelect />
      </div>
      {/* The specification hides the log-out here; the header's user menu has it at hand. */}
      <details className="group">
        <summary className="flex min-h-11 list-none items-center justify-between text-sm">
          {t('legal')}
          <ChevronDown size={16} className="mr-2.5 text-muted group-open:rotate-180" aria-hidden="true" />
        </summary>
        <p className="pb-3 text-sm text-muted">{t('adultsOnly')}</p>
        {onLogOut && (
          <Button onClick={onLogOut} className="w-full">
            <LogOut size={18} aria-hidden="true" />
            {t('logout')}
          </Button>
        )}
      </details>
    </div>
  )
}
