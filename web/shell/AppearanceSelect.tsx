/** Light, dark, or as on the device. */
import { APPEARANCES, chooseAppearance, storedAppearance, type Appearance } from '@uwanja/ui/appearance'
import { useState } from 'react'
import { Picker } from '@uwanja/ui/Picker'
import { useTranslations } from '../texts/use-translations.ts'

export function AppearanceSelect() {
  const t = useTranslations('shell')
  const [appearance, setAppearance] = useState<Appearance>(storedAppearance)
  const names = { system: t('themeSystem'), light: t('themeLight'), dark: t('themeDark') }
  return (
    <Picker
      aria-label={t('theme')}
      value={appearance}
      onChange={(event) => {
        const chosen = APPEARANCES.find((one) => one === event.target.value) ?? 'system'
        chooseAppearance(chosen)
        setAppearance(chosen)
      }}
      className="border-line text-sm font-semibold"
    >
      {APPEARANCES.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </Picker>
  )
}
