/** The language switch: EN, SW, ZH. */
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@uwanja/i18n/language'
import { Picker } from '@uwanja/ui/Picker'
import { chooseLanguage, useLanguage } from '../texts/language.ts'
import { useTranslations } from '../texts/use-translations.ts'

export function LanguageSelect({ names }: { names: 'short' | 'long' }) {
  const t = useTranslations('shell')
  const { language } = useLanguage()
  return (
    <Picker
      aria-label={t('language')}
      value={language}
      onChange={(event) => {
        if (isLanguage(event.target.value)) void chooseLanguage(event.target.value)
      }}
      className={`border-line text-sm font-semibold ${names === 'short' ? 'pr-7! pl-2.5!' : ''}`}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {names === 'short' ? LANGUAGE_NAMES[one].mark : LANGUAGE_NAMES[one].name}
        </option>
      ))}
    </Picker>
  )
}
