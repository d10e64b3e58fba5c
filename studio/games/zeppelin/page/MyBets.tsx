/** What became of the player's bets in this window; each round that is over leads to the verifier. */
import { multiplierText } from '@uwanja/contract/fair/fairness'
import { fill } from '@uwanja/i18n/fill'
import type { MeView, MyStake, PastRound } from '@uwanja/contract/studio/zeppelin'
import type { StudioTexts } from '@uwanja/i18n/en/studio'
import { money } from '../../../pages/money.ts'
import { isWin } from '../../../pages/payout.ts'
import { verifyLink } from './words.ts'

interface Props {
  readonly bets: readonly MyStake[]
  readonly me: MeView
  readonly past: readonly PastRound[]
  readonly lang: string
  readonly texts: StudioTexts
}

function betText({ state, round, stakeMinor, cashOut, wonMinor }: MyStake, me: MeView, texts: StudioTexts): string {
  const stake = money(stakeMinor, me, texts)
  if (state !== 'won') return fill(state === 'lost' ? texts.betLost : texts.betBack, { round, stake })
  const won = money(wonMinor, me, texts)
  return fill(texts.betWon, { round, stake, cashOut: multiplierText(cashOut ?? 0), won })
}

export function MyBets({ bets, me, past, lang, texts }: Props) {
  return (
    <section className="my-bets" aria-labelledby="my-bets-title">
      <h2 id="my-bets-title">{texts.myBets}</h2>
      {bets.length === 0 && <p className="hint">{texts.noBets}</p>}
      <ul>
        {bets.map((bet) => {
          const round = past.find((one) => one.round === bet.round)
          return (
            <li
              key={bet.id}
              className={bet.state === 'won' && !isWin(bet.wonMinor, bet.stakeMinor) ? 'back' : bet.state}
            >
              {betText(bet, me, texts)}{' '}
              {round && (
                <a href={verifyLink(round, lang)} target="_blank" rel="noopener noreferrer">
                  {fill(texts.checkLast, { round: bet.round })}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
