/** A page whose feature is being built: what will be here, that nothing of it works yet, and what works today. */
import { Button } from '@uwanja/ui/Button'
import { buttonVariant } from '@uwanja/ui/looks/button'
import type { Texts } from '@uwanja/i18n/en'
import { launchZeppelin } from '../game/zeppelin.ts'
import { supportEntry } from '../menus.ts'
import { useSession } from '../session/session.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { FieldArt } from './FieldArt.tsx'

export type SoonName = Exclude<keyof Texts['soon'] & string, 'frame'>

export function SoonPage({ name }: { name: SoonName }) {
  const t = useTranslations('soon')
  const { user } = useSession()
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <div className="night overflow-hidden rounded-2xl bg-turf">
        <FieldArt name={name} className="block h-40 w-full sm:h-52" />
      </div>
      <div className="flex flex-col gap-3">
        <h1 className="text-3xl font-extrabold tracking-tight">{t(`${name}.heading`)}</h1>
        <p className="text-lg">{t(`${name}.text`)}</p>
        <p className="text-muted">{t('frame.notYet')}</p>
      </div>
      <section aria-labelledby="works" className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-5">
        <h2 id="works" className="text-lg font-semibold">
          {t('frame.works')}
        </h2>
        <div className="grid gap-3 sm:grid-cols-2">
          <Button variant="primary" size="large" onClick={() => launchZeppelin()}>
            {t('frame.zeppelin')}
          </Button>
          <ScreenLink to={user ? '/deposit' : '/Register'} className={buttonVariant('secondary', 'large')}>
            {user ? t('frame.deposit') : t('frame.join')}
          </ScreenLink>
        </div>
        <Help />
      </section>
    </div>
  )
}

function Help() {
  const t = useTranslations('soon.frame')
  const support = supportEntry()
  const look = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4'
  if (support.goes !== 'zeppelin' && 'href' in support.goes)
    return (
      <a href={support.goes.href} target="_blank" rel="noreferrer" className={look}>
        {t('chat')}
      </a>
    )
  return (
    <ScreenLink to="/contact" className={look}>
      {t('contact')}
    </ScreenLink>
  )
}
