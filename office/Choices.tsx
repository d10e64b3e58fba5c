/** Small choices that stand on every page: language and colours. */
import { useContext, useState } from 'react'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@uwanja/i18n/language'
import { APPEARANCES, chooseAppearance, storedAppearance } from '@uwanja/ui/appearance'
import { Picker } from '@uwanja/ui/Picker'
import { LanguageChoice } from './language-choice.ts'
import { useSpeech } from './speech.ts'

export function Choices() {
  const { language, texts } = useSpeech()
  const choose = useContext(LanguageChoice)
  const [appearance, setAppearance] = useState(storedAppearance)
  return (
    <div className="flex flex-wrap gap-2">
      <Picker
        aria-label={texts.language}
        value={language}
        className="border-control text-xs"
        onChange={({ target }) => {
          if (isLanguage(target.value)) choose(target.value)
        }}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one].mark}
          </option>
        ))}
      </Picker>
      <Picker
        aria-label={texts.appearance.label}
        value={appearance}
        className="border-control text-xs"
        onChange={({ target }) => {
          const chosen = APPEARANCES.find((one) => one === target.value) ?? 'system'
          chooseAppearance(chosen)
          setAppearance(chosen)
        }}
      >
        {APPEARANCES.map((one) => (
          <option key={one} value={one}>
            {texts.appearance[one]}
          </option>
        ))}
      </Picker>
    </div>
  )
}
