/** Starts the operators' site: colours, language, and the pages behind the log-in. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { LANGUAGES } from '@uwanja/i18n/language'
import { loadOfficeTexts, type OfficeTexts } from '@uwanja/i18n/office'
import { applyAppearance, storedAppearance } from '@uwanja/ui/appearance'
import { firstChoice, keepChoice } from '@uwanja/ui/kept-choice'
import { LanguageChoice } from './language-choice.ts'
import { LoginPage } from './login/LoginPage.tsx'
import { makeRouter } from './router.tsx'
import { useSession } from './session.ts'
import { LANGUAGE_KEY, speak, SpeechContext } from './speech.ts'
import './styles.css'

const client = new QueryClient()
const router = makeRouter()

function Site() {
  const [language, setLanguage] = useState(() => firstChoice(LANGUAGE_KEY, LANGUAGES, 'lang'))
  const [loaded, setLoaded] = useState<{ language: typeof language; texts: OfficeTexts } | null>(null)
  const session = useSession((state) => state.session)
  useEffect(() => {
    void loadOfficeTexts(language).then((texts) => {
      document.documentElement.lang = language
      document.title = texts.title
      setLoaded({ language, texts })
    })
  }, [language])
  // What one operator saw is not the next one's to find.
  useEffect(() => () => client.clear(), [session?.token])
  const zone = session?.zone
  const speech = useMemo(() => loaded && speak(loaded.language, loaded.texts, zone), [loaded, zone])
  if (!speech) return null
  const choose = (chosen: typeof language) => {
    keepChoice(LANGUAGE_KEY, chosen)
    setLanguage(chosen)
  }
  return (
    <SpeechContext value={speech}>
      <LanguageChoice value={choose}>
        {session ? <RouterProvider key={session.token} router={router} /> : <LoginPage />}
      </LanguageChoice>
    </SpeechContext>
  )
}

applyAppearance(storedAppearance())
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <Site />
    </QueryClientProvider>
  </StrictMode>,
)
