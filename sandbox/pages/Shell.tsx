/** What stands around every page of the sandbox: the bar with the name, the language and the colours. */
import { useEffect, useState, type ReactNode } from 'react'
import { LANGUAGE_NAMES, LANGUAGES } from '@uwanja/i18n/language'
import { APPEARANCES, chooseAppearance, storedAppearance } from '@uwanja/ui/appearance'
import { firstChoice, keepChoice } from '@uwanja/ui/kept-choice'
import { Wordmark } from '@uwanja/ui/Wordmark'
import { LANGUAGE_KEY, SpeechContext, speak, useSpeech } from './speech.ts'

const CHOICE = 'min-h-11 max-w-28 rounded-lg border border-control bg-surface px-1.5 text-sm text-text'

export function Shell({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(() => firstChoice(LANGUAGE_KEY, LANGUAGES, 'lang'))
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <SpeechContext value={speak(language)}>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-2 px-4 py-2">
          <a href="/" className="mr-auto flex min-h-11 items-center gap-2 font-semibold text-text no-underline">
            <Wordmark height={16} title="Uwanja" />
            <span className="rounded-md bg-raised px-1.5 py-0.5 text-xs text-muted">sandbox</span>
          </a>
          <LanguageChoice
            language={language}
            onChoose={(chosen) => {
              keepChoice(LANGUAGE_KEY, chosen)
              setLanguage(chosen)
            }}
          />
          <AppearanceChoice />
        </div>
      </header>
      {children}
    </SpeechContext>
  )
}

type Language = (typeof LANGUAGES)[number]

function LanguageChoice({ language, onChoose }: { language: Language; onChoose: (chosen: Language) => void }) {
  const { texts } = useSpeech()
  return (
    <select
      aria-label={texts.language}
      value={language}
      onChange={(event) => onChoose(event.target.value as Language)}
      className={CHOICE}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {LANGUAGE_NAMES[one].mark}
        </option>
      ))}
    </select>
  )
}

function AppearanceChoice() {
  const { texts } = useSpeech()
  const [appearance, setAppearance] = useState(storedAppearance)
  return (
    <select
      aria-label={texts.appearance.label}
      value={appearance}
      onChange={(event) => {
        const chosen = event.target.value as typeof appearance
        chooseAppearance(chosen)
        setAppearance(chosen)
      }}
      className={CHOICE}
    >
      {APPEARANCES.map((one) => (
        <option key={one} value={one}>
          {texts.appearance[one]}
        </option>
      ))}
    </select>
  )
}
