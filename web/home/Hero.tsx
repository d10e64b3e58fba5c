/** The first thing one sees: what this is, and one thing to do. Night in both themes. */
import type { StoredUser } from '@uwanja/contract/site/security'
import { Button } from '@uwanja/ui/Button'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { launchZeppelin } from '../game/zeppelin.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { StadiumArt } from './StadiumArt.tsx'

/** @param mayPlay False: nothing invites to play or to deposit. */
export function Hero({ user, mayPlay }: { user: StoredUser | null; mayPlay: boolean }) {
  return (
    // The height is the section's own: the drawing hangs on its lower edge, and comes before the words on a slow line.
    <section className="night relative isolate -mx-4 -mt-5 flex min-h-[13rem] flex-col overflow-hidden bg-turf sm:mx-0 sm:mt-0 sm:min-h-[26rem] sm:rounded-3xl">
      <StadiumArt />
      <div className="flex grow flex-col justify-between gap-4 p-4 sm:gap-6 sm:p-10">
        {user ? <Welcome user={user} /> : <Pitch />}
        {mayPlay && (
          <div className="flex gap-2 *:flex-1 max-sm:*:px-2! max-sm:*:text-base! sm:gap-3 sm:*:flex-none">
            {user ? <PlayerActions user={user} /> : <VisitorActions />}
          </div>
        )}
      </div>
    </section>
  )
}

const OVER_ART = '[text-shadow:0_1px_14px_rgb(12_18_16/0.95)]'

function Pitch() {
  const t = useTranslations('home')
  return (
    <div data-visitor="" className={`max-w-lg ${OVER_ART}`}>
      <h1 className="text-3xl leading-[1.08] font-extrabold tracking-tight sm:text-5xl">{t('heroTitle')}</h1>
      <p className="mt-2 max-w-md max-sm:hidden sm:mt-4 sm:max-w-sm sm:text-lg xl:max-w-md">{t('heroText')}</p>
    </div>
  )
}

function Welcome({ user }: { user: StoredUser }) {
  const t = useTranslations('home')
  return (
    <div className={OVER_ART}>
      <h1 className="text-2xl font-bold sm:text-3xl">{t('welcome')}</h1>
      <p className="mt-2 text-muted sm:mt-4">{t('yourBalance')}</p>
      <p className="text-4xl font-extrabold tracking-tight tabular-nums sm:text-5xl">
        {user.balanceInfo.totalBalance} <span className="text-xl font-semibold">{user.user.currency}</span>
      </p>
    </div>
  )
}

function VisitorActions() {
  const t = useTranslations('home')
  return (
    <>
      <ScreenLink to="/Register" data-visitor="" className={buttonVariant('primary', 'large')}>
        {t('heroJoin')}
      </ScreenLink>
      <ScreenLink to="/login" data-visitor="" className={`${buttonVariant('secondary', 'large')} bg-ground/75!`}>
        {t('heroHaveAccount')}
      </ScreenLink>
    </>
  )
}

/** The one primary action is what the player can do next: without money that is a deposit. */
function PlayerActions({ user }: { user: StoredUser }) {
  const t = useTranslations('home')
  const hasMoney = /[1-9]/.test(user.balanceInfo.totalBalance)
  return (
    <>
      <Button
        variant={hasMoney ? 'primary' : 'secondary'}
        size="large"
        className={hasMoney ? '' : 'order-2 bg-ground/75!'}
        onClick={() => launchZeppelin()}
      >
        {t('heroPlay')}
      </Button>
      <ScreenLink
        to="/deposit"
        className={`${buttonVariant(hasMoney ? 'secondary' : 'primary', 'large')} ${hasMoney ? 'bg-ground/75!' : ''}`}
      >
        {t('heroDeposit')}
      </ScreenLink>
    </>
  )
}
