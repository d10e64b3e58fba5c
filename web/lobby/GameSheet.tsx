/** What is known of a game before it is opened: for money or for chips, what comes back, whose it is, the least stake. */
import { buttonVariant } from '@uwanja/ui/looks/button'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Heart } from 'lucide-react'
import { jurisdiction } from '../jurisdiction.ts'
import { moneyText } from '../money-text.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { GamePicture } from './GamePicture.tsx'
import { isFreePlay, type Chips, type SheetProps } from './launch-rules.ts'
import { useBackCloses } from './use-back-closes.ts'
import { useFavourite } from './use-favourite.ts'
import { useOpenGame } from './use-open-game.ts'

export function GameSheet({ game, hall, onClosed }: SheetProps) {
  const t = useTranslations()
  const open = useOpenGame(hall)
  const close = useBackCloses(onClosed)
  const { isBusy, press } = useFavourite(game, 'replace')
  const isFree = isFreePlay(hall.lobby, hall.category)
  const hasChips = game.hasFreePlay || isFree
  const ways: readonly Chips[] = !hasChips ? ['real'] : isFree ? ['free', 'real'] : ['real', 'free']
  return (
    <Dialog title={game.name} closeLabel={t('shell.close')} onClose={close}>
      <span className="block aspect-[40/21] overflow-hidden rounded-xl border border-line bg-raised">
        <GamePicture id={game.id} name={game.name} picture={game.picture} comes="early" />
      </span>
      <Facts game={game} />
      <div className="flex flex-col gap-2">
        {ways.map((chips, at) => (
          <button
            key={chips}
            type="button"
            data-autofocus={at === 0 ? '' : undefined}
            className={buttonVariant(at === 0 ? 'primary' : 'secondary', 'wide')}
            onClick={() => {
              // A window of its own leaves this page and its sheet; in this window the game takes the sheet's step.
              if (open(game, chips, 'replace') === 'beside') close()
            }}
          >
            {chips === 'real' ? t('gameSheet.play') : t('gameSheet.tryFree')}
          </button>
        ))}
        {hasChips && <p className="text-center text-xs text-muted">{t('lobby.freeText')}</p>}
        <Button variant="quiet" busyLabel={isBusy ? t('gameSheet.keeping') : undefined} onClick={press}>
          <Heart size={18} aria-hidden="true" className={game.isFavourite ? 'fill-clay stroke-clay' : ''} />
          {game.isFavourite ? t('gameSheet.unkeep') : t('gameSheet.keep')}
        </Button>
      </div>
    </Dialog>
  )
}

/** What nobody has said is left out. */
function Facts({ game: { rtp, studio, leastStake } }: Pick<SheetProps, 'game'>) {
  const t = useTranslations()
  const { currency } = jurisdiction
  const facts = [
    { name: t('gameSheet.returns'), value: rtp === '' ? '' : `${rtp}%` },
    { name: t('lobby.studio'), value: studio },
    { name: t('gameSheet.leastStake'), value: leastStake === '' ? '' : `${moneyText(leastStake)} ${currency}` },
  ].filter(({ value }) => value !== '')
  if (facts.length === 0) return null
  return (
    <>
      <dl className="flex flex-col gap-1">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="text-end font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {rtp !== '' && <p className="text-xs text-muted">{t('gameSheet.rtpMeaning', { percent: rtp })}</p>}
    </>
  )
}
