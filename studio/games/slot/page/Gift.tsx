/** Free spins that somebody gives the player: they come first, and the player may leave them for later. */
import type { FreeSpinsView, PlayerView } from '@uwanja/contract/studio/play'
import { fill } from '@uwanja/i18n/fill'
import type { PlayStart } from '../../../instant/page/start.ts'
import { money } from '../../../pages/money.ts'
import type { useGift } from './use-gift.ts'

interface Props {
  readonly start: PlayStart
  readonly me: PlayerView
  readonly given: FreeSpinsView
  readonly gift: ReturnType<typeof useGift>
  readonly isBusy: boolean
}

export function Gift({ start: { lang, texts }, me, given, gift, isBusy }: Props) {
  const until = new Date(given.endsAt).toLocaleDateString(lang, { day: 'numeric', month: 'long' })
  const stake = money(given.stakeMinor, me, texts)
  return (
    <div className="gift">
      <p>{fill(texts.slot.gift, { count: given.left, stake, until })}</p>
      <button type="button" disabled={isBusy} onClick={gift.turn}>
        {gift.isLeft ? texts.slot.giftUse : texts.slot.giftLeave}
      </button>
    </div>
  )
}
