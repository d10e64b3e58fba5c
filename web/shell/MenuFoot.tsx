/** The end of the menu: language, appearance, the legal notice and the log-out. */
import { Button } from '@uwanja/ui/Button'
import { ChevronDown, LogOut } from 'lucide-react'
import { useTranslations } from 'use-intl'
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
      <details>
        <summary className="flex min-h-11 list-none items-center justify-between text-sm">
          {t('legal')}
          <ChevronDown size={16} className="mr-2.5 text-muted" aria-hidden="true" />
        </summary>
        <p className="pb-2 text-sm text-muted">{t('adultsOnly')}</p>
      </details>
      {onLogOut && (
        <Button onClick={onLogOut}>
          <LogOut size={18} aria-hidden="true" />
          {t('logout')}
        </Button>
      )}
    </div>
  )
}
