/**
 * Where a partner's visitors arrive (S03): /rosaree, /mwakimsafi, /wachambuzi, and any other one-segment
 * address, of which nobody claims that it is a partner's. A partner’s name is remembered as the refcode.
 */
import { buttonVariant } from '@uwanja/ui/looks/button'
import { useEffect } from 'react'
import { useHere } from '../place.ts'
import { rememberName, rememberRefcode } from '../campaign/refcode.ts'
import { StadiumArt } from '../home/StadiumArt.tsx'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { partnerAt } from './partners.ts'

export function PartnerPage() {
  const t = useTranslations('partner')
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
          <div className="max-w-md [text-shadow:0_1px_14px_rgb(12_18_16/0.95)]">
            <h1 className="text-4xl leading-[1.1] font-extrabold tracking-tight max-[22rem]:text-3xl">
              {name === null ? t('title') : t('titleKnown', { name })}
            </h1>
            <p className="mt-4 max-w-md text-lg max-[22rem]:text-base">{t('text')}</p>
          </div>
          <div className="flex flex-col gap-3 sm:flex-row">
            <ScreenLink to="/Register" className={buttonVariant('primary', 'large')}>
              {t('join')}
            </ScreenLink>
            <ScreenLink to="/" className={`${buttonVariant('secondary', 'large')} bg-ground/75!`}>
              {t('look')}
            </ScreenLink>
          </div>
        </div>
      </section>
      {name !== null && <p className="max-w-prose text-muted">{t('remembered')}</p>}
      <ScreenLink to="/" className="inline-flex min-h-11 items-center self-start underline underline-offset-4">
        {t('home')}
      </ScreenLink>
    </div>
  )
}
