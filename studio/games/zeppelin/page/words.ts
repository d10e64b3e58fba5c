/** Reasons and news in the player's words. */
import { multiplierText } from '@uwanja/contract/fair/fairness'
import { fill } from '@uwanja/i18n/fill'
import { money } from '../../../pages/money.ts'
import { isWin } from '../../../pages/payout.ts'
import type { MeView, MyStake, StakeWhy } from '@uwanja/contract/studio/zeppelin'
import type { StudioTexts } from '@uwanja/i18n/en/studio'

export function stakeWhy(why: StakeWhy, me: MeView | null, texts: StudioTexts): string {
  const say = (minor: string | null | undefined) => money(minor ?? null, me, texts)
  return fill(texts.why[why], { min: say(me?.minMinor), max: say(me?.maxMinor), balance: say(me?.balanceMinor) })
}

export type Tone = 'win' | 'loss' | 'note'
export interface StakeNotice {
  readonly tone: Tone
  readonly text: string
}

/** What became of the player's stake, with what the wallet said of it. */
export function stakeNotice(stake: MyStake, me: MeView, crash: number | null, texts: StudioTexts): StakeNotice | null {
  const amount = money(stake.stakeMinor, me, texts)
  const also = stake.disputed
    ? ` ${fill(texts.disputed, { code: stake.disputed, round: stake.round })}`
    : stake.settled
      ? ''
      : ` ${texts.confirming}`
  switch (stake.state) {
    case 'won': {
      const won = money(stake.wonMinor, me, texts)
      const cashOut = multiplierText(stake.cashOut ?? 0)
      return isWin(stake.wonMinor, stake.stakeMinor)
        ? { tone: 'win', text: fill(texts.youWon, { cashOut, won }) + also }
        : { tone: 'note', text: fill(texts.returned, { cashOut, won, stake: amount }) + also }
    }
    case 'lost':
      return {
        tone: 'loss',
        text: fill(texts.youLost, { crash: crash === null ? '' : multiplierText(crash), stake: amount }),
      }
    case 'returning': {
      const reason = stake.why === null ? '' : stakeWhy(stake.why, me, texts)
      const end = stake.settled && !stake.disputed ? ` ${fill(texts.cameBack, { stake: amount })}` : also
      return { tone: 'note', text: reason + end }
    }
    case 'refused':
      return stake.why === null ? null : { tone: 'loss', text: stakeWhy(stake.why, me, texts) }
    default:
      return null
  }
}

export function verifyLink(
  round: { seed: string; commitment: string; salt: string; round: number; crash: number },
  lang: string,
): string {
  const { seed, commitment, salt, crash } = round
  const query = new URLSearchParams({
    seed,
    commitment,
    salt,
    round: String(round.round),
    crash: (crash / 100).toFixed(2),
    lang,
  })
  return `/studio/verify/#${query.toString()}`
}
