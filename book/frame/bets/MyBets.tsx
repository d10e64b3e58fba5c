/** The player's own bets; what stands on the page is fetched when it is opened. */
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Spinner } from '@uwanja/ui/Spinner'
import type { Language } from '@uwanja/i18n/language'
import { useSaid } from '../texts.ts'

const pageIn = (language: Language) =>
  lazy(async () => {
    const [{ MyBetsPage }, mine, slip] = await Promise.all([
      import('./MyBetsPage.tsx'),
      import('./said.ts'),
      import('../slip/said.ts'),
    ])
    const [said, slipSaid] = await Promise.all([mine.loadMineSaid(language), slip.loadSlipSaid(language)])
    return {
      default: () => (
        <slip.SlipSaidContext value={slipSaid}>
          <mine.MineSaidContext value={said}>
            <MyBetsPage />
          </mine.MineSaidContext>
        </slip.SlipSaidContext>
      ),
    }
  })
const PAGES = { en: pageIn('en'), sw: pageIn('sw'), zh: pageIn('zh') } satisfies Record<Language, unknown>

const never = () => () => undefined

export function MyBets() {
  // The book renders no player's page: what stands here is fetched by who is known.
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const { texts, language } = useSaid()
  const Page = PAGES[language]
  return (
    <section className="mx-auto flex w-full max-w-2xl flex-col gap-4 p-3">
      <h1 className="text-2xl font-bold">{texts.myBets}</h1>
      {isHere ? (
        <Suspense fallback={<Spinner />}>
          <Page />
        </Suspense>
      ) : (
        <Spinner />
      )}
    </section>
  )
}
