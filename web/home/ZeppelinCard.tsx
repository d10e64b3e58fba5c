/** Zeppelin: what it is, what it returns, and two ways in. */
import { Button } from '@uwanja/ui/Button'
import { ShieldCheck } from 'lucide-react'
import { launchZeppelin, tryZeppelin } from '../game/zeppelin.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { ZeppelinArt } from './ZeppelinArt.tsx'

export function ZeppelinCard() {
  const t = useTranslations('home')
  const name = useTranslations('nav')('zeppelin')
  return (
    <article className="grid overflow-hidden rounded-2xl border border-line bg-surface [contain-intrinsic-size:auto_33rem] [content-visibility:auto] md:grid-cols-2">
      <div className="relative aspect-[8/5] md:aspect-auto md:min-h-72">
        <ZeppelinArt title={t('zeppelinArt')} className="absolute inset-0 size-full" />
        <span className="absolute top-3 left-3 flex items-center gap-1.5 rounded-full bg-ink/80 px-2.5 py-1 text-xs font-bold text-chalk">
          <span className="size-2 rounded-full bg-lagoon" aria-hidden="true" />
          {t('live')}
        </span>
      </div>
      <div className="flex flex-col gap-3 p-5 sm:p-7">
        <h3 className="text-2xl font-bold">{name}</h3>
        <p>{t('zeppelinText')}</p>
        <p className="text-sm text-muted">{t('zeppelinReturn')}</p>
        <p className="flex gap-2 text-sm text-muted">
          <ShieldCheck size={20} className="shrink-0 text-win" aria-hidden="true" />
          {t('zeppelinFair')}
        </p>
        <div className="mt-auto flex flex-wrap gap-3 pt-2">
          <Button size="large" className="flex-1 whitespace-nowrap" onClick={() => launchZeppelin()}>
            {t('zeppelinPlay')}
          </Button>
          <Button
            variant="quiet"
            size="large"
            className="flex-1 whitespace-nowrap underline underline-offset-4"
            onClick={() => tryZeppelin()}
          >
            {t('zeppelinFree')}
          </Button>
        </div>
      </div>
    </article>
  )
}
