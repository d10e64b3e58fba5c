/**
 * Where a partner's visitors arrive (S03): /rosaree, /mwakimsafi, /wachambuzi, and any other one-segment
 * address, of which nobody claims that it is a partner's. A partner’s name is remembered as the refcode.
 */
import type { StoredUser } from '@uwanja/contract/site/security'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { useEffect } from 'react'
import { useHere } from '../place.ts'
import { rememberName, rememberRefcode } from '../campaign/refcode.ts'
import { StadiumArt } from '../home/StadiumArt.tsx'
import { useSession } from '../session/session.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { partnerAt } from './partners.ts'

export function PartnerPage() {
  const t = useTranslations('partner')
  const user = useSession((session) => session.user)
  const { code, name } = partnerAt(useHere().pathname)
  useEffect(() => {
    if (name !== null) rememberRefcode(code)
    else rememberName(code)
  }, [code, name])
  return (
    <div className="flex flex-col gap-6">
      <section className="night relative isolate -mx-4 -mt-5 flex min-h-[33rem] flex-col overflow-hidden bg-turf sm:mx-0 sm:mt-0 sm:min-h-[24rem] sm:rounded-3xl">
        <StadiumArt />
        <div className="flex grow flex-col justify-between gap-6 p-5 pb-6 sm:p-10">
          {user ? <Welcome user={user} /> : <Invitation name={name} />}
        </div>
      </section>
      {name !== null && <p className="max-w-prose text-muted">{t('remembered')}</p>}
      {!user && (
        <ScreenLink to="/" className="inline-flex min-h-11 items-center self-start underline underline-offset-4">
          {t('home')}
        </ScreenLink>
      )}
    </div>
  )
}

const OVER_ART = 'max-w-md [text-shadow:0_1px_14px_rgb(12_18_16/0.95)]'
const TITLE = 'text-4xl leading-[1.1] font-extrabold tracking-tight max-[22rem]:text-3xl'
const BUTTONS = 'flex flex-col gap-3 sm:flex-row'

function Invitation({ name }: { name: string | null }) {
  const t = useTranslations('partner')
  return (
    <>
      <div className={OVER_ART}>
        <h1 className={TITLE}>{name === null ? t('title') : t('titleKnown', { name })}</h1>
        <p className="mt-4 max-w-md text-lg max-[22rem]:text-base">{t('text')}</p>
      </div>
      <div className={BUTTONS}>
        <ScreenLink to="/Register" className={buttonVariant('primary', 'large')}>
          {t('join')}
        </ScreenLink>
        <ScreenLink to="/" className={`${buttonVariant('secondary', 'large')} bg-ground/75!`}>
          {t('look')}
        </ScreenLink>
      </div>
    </>
  )
}

/** Who has joined already is not asked to, and home knows what they may do. */
function Welcome({ user }: { user: StoredUser }) {
  const t = useTranslations()
  return (
    <>
      <div className={OVER_ART}>
        <h1 className={TITLE}>{t('home.welcome')}</h1>
        <p className="mt-4 text-lg">{t('home.yourBalance')}</p>
        <p className="text-3xl font-extrabold tracking-tight tabular-nums">
          {user.balanceInfo.totalBalance} <span className="text-xl font-semibold">{user.user.currency}</span>
        </p>
      </div>
      <div className={BUTTONS}>
        <ScreenLink to="/" className={buttonVariant('primary', 'large')}>
          {t('notFound.home')}
        </ScreenLink>
      </div>
    </>
  )
}
