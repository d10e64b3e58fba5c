/** Home, for visitors and for players. */
import type { StoredUser } from '@uwanja/contract/site/security'
import { Suspense } from 'react'
import { restrictionOf, useOwnRules } from '../protection/own-rules.ts'
import { useSession } from '../session/session.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { Hero } from './Hero.tsx'
import { Now } from './Now.tsx'
import { QuickWays } from './QuickWays.tsx'
import { Steps } from './Steps.tsx'
import { WhenSeen } from './WhenSeen.tsx'
import { ZeppelinCard } from './ZeppelinCard.tsx'
import { late } from '../missing/late.ts'

/** Below what a first visit sees, so it costs a first visit nothing. */
const PopularGames = late(async () => (await import('./PopularGames.tsx')).PopularGames)
/** Players have them, as in the lobbies. */
const RecentGames = late(async () => (await import('../lobby/RecentGames.tsx')).RecentGames)
/** Few need it. */
const PromiseNotice = late(async () => (await import('../protection/RestrictionNotice.tsx')).RestrictionNotice)

export function HomePage() {
  const t = useTranslations('home')
  const user = useSession((session) => session.user)
  const { rules } = useOwnRules()
  const mayPlay = !restrictionOf(rules)
  return (
    <div className="flex flex-col gap-5 sm:gap-8">
      <Hero user={user} mayPlay={mayPlay} />
      {mayPlay ? (
        <Ways user={user} />
      ) : (
        <Suspense>
          <PromiseNotice rules={rules} place="elsewhere" />
        </Suspense>
      )}
      <section
        aria-labelledby="care"
        className="rounded-2xl bg-note-ground p-5 [contain-intrinsic-size:auto_10rem] [content-visibility:auto] sm:p-7"
      >
        <h2 id="care" className="text-lg font-semibold">
          {t('careTitle')}
        </h2>
        <p className="mt-1 max-w-prose">{t('careText')}</p>
        <ScreenLink
          to="/ResponsibleGaming"
          className="mt-2 inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          {t('careLink')}
        </ScreenLink>
      </section>
    </div>
  )
}

/** What there is to play, and how to begin. */
function Ways({ user }: { user: StoredUser | null }) {
  const t = useTranslations('home')
  return (
    <>
      <div data-recent-room="">
        {user !== null && (
          <Suspense>
            <RecentGames lobby="" />
          </Suspense>
        )}
      </div>
      <Now />
      <section aria-labelledby="ways" className="flex flex-col gap-4">
        <h2 id="ways" className="text-2xl font-bold">
          {t('waysTitle')}
        </h2>
        <QuickWays />
      </section>
      <ZeppelinCard />
      <WhenSeen className="min-h-56 has-data-empty:hidden">
        <PopularGames />
      </WhenSeen>
      <section
        aria-labelledby="steps"
        className="flex flex-col gap-4 [contain-intrinsic-size:auto_27rem] [content-visibility:auto]"
      >
        <h2 id="steps" className="text-2xl font-bold">
          {t('stepsTitle')}
        </h2>
        <Steps />
      </section>
    </>
  )
}
