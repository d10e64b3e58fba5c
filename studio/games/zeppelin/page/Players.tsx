/** Who plays in this round. */
import { groupedText } from '@uwanja/contract/wire/amounts'
import { multiplierText } from '@uwanja/contract/fair/fairness'
import type { RoundView } from '@uwanja/contract/studio/zeppelin'
import type { StudioTexts } from '@uwanja/i18n/en/studio'
import { isWin } from '../../../pages/payout.ts'

export function Players({ round, texts }: { round: RoundView; texts: StudioTexts }) {
  const isOver = round.phase === 'crashed' || round.phase === 'resting'
  return (
    <section className="players" aria-labelledby="players-title">
      <h2 id="players-title">
        {texts.players} <span className="count">{round.players.length}</span>
      </h2>
      {round.players.length === 0 && <p className="hint">{texts.noPlayers}</p>}
      <ul>
        {round.players.map(({ id, name, stakeMinor, currency, cashOut, wonMinor }) => (
          <li key={id} className={isWin(wonMinor, stakeMinor) ? 'won' : cashOut === null && isOver ? 'lost' : ''}>
            <span>{name}</span>
            <span className="figures">
              {groupedText(BigInt(stakeMinor))} {currency ?? '◦'}
            </span>
            <span className="figures outcome">
              {cashOut === null
                ? isOver
                  ? '0.00'
                  : texts.inTheAir
                : `${multiplierText(cashOut)}x · ${groupedText(BigInt(wonMinor ?? '0'))}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
