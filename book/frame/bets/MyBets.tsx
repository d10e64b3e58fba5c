/** The player's own bets; what stands on the page is fetched when it is opened. */
import { useSyncExternalStore } from 'react'
import { Spinner } from '@uwanja/ui/Spinner'
import { Failed } from '../Failed.tsx'
import { latePart } from '../late-part.tsx'
import { useSaid } from '../texts.ts'

const Page = latePart(async (language) => {
  const [{ MyBetsPage }, mine, slip] = await Promise.all([
    import('./MyBetsPage.tsx'),
    import('./said.ts'),
    import('../slip/said.ts'),
  ])
  const [said, slipSaid] = await Promise.all([mine.loadMineSaid(language), slip.loadSlipSaid(language)])
  return () => (
    <slip.SlipSaidContext value={slipSaid}>
      <mine.MineSaidContext value={said}>
        <MyBetsPage />
      </mine.MineSaidContext>
    </slip.SlipSaidContext>
  )
})

const never = () => () => undefined

export function MyBets() {
  // The book renders no player's page: what stands here is fetched by who is known.
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const { texts, language } = useSaid()
  return (
    <section className="mx-auto flex w-full max-w-2xl flex-col gap-4 p-3">
      <h1 className="text-2xl font-bold">{texts.myBets}</h1>
      {isHere ? (
        <Page language={language} props={{}} waits={<Spinner />} fails={(again) => <Failed again={again} />} />
      ) : (
        <Spinner />
      )}
    </section>
  )
}
