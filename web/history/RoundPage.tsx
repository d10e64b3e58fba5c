/** A round of a game, named by its reference: what was asked about it and answered, and the way to ask (R80). */
import { buttonVariant } from '@uwanja/ui/looks/button'
import { AskAbout } from '../messages/AskAbout.tsx'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'

export function RoundPage({ round }: { round: string }) {
  const t = useTranslations('askAbout')
  const history = useTranslations('history')
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-4">
      <h1 className="text-2xl font-bold sm:text-3xl">{t('roundTitle')}</h1>
      <p className="font-semibold break-all tabular-nums">{t('roundHeader', { reference: round })}</p>
      <AskAbout reference={round} what="round" />
      <ScreenLink to="/TransactionHistory" className={buttonVariant('secondary')}>
        {history('title')}
      </ScreenLink>
    </div>
  )
}
