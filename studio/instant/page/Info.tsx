/** A game's info: return, volatility, limits, pay table, and how its luck is fixed beforehand. */
import type { ReactNode } from 'react'
import { fill } from '@uwanja/i18n/fill'
import type { PlayStart } from './start.ts'
import type { PlayTable } from './use-play.ts'
import { money } from '../../pages/money.ts'
import { percent } from './words.ts'

export function Info({ start, table, payTable }: { start: PlayStart; table: PlayTable; payTable: ReactNode }) {
  const { texts } = start
  const { game, me } = table.state!
  const rtp = percent(game.rtpBasisPoints)
  const limits = { min: money(me.minMinor, me, texts), max: money(me.maxMinor, me, texts) }
  return (
    <section className="play-side" aria-label={texts.info}>
      <dl>
        <dt>{texts.rtp}</dt>
        <dd className="figures">{rtp}</dd>
        {game.volatility && (
          <>
            <dt>{texts.volatility}</dt>
            <dd>{texts.volatilities[game.volatility]}</dd>
          </>
        )}
      </dl>
      <p className="hint">{fill(texts.rtpMeaning, { rtp })}</p>
      {payTable}
      <p className="hint">{fill(texts.limits, limits)}</p>
      <h2>{texts.fairTitle}</h2>
      <p className="hint">{texts.fairText}</p>
      <p className="hint">{texts.fingerprint}</p>
      <p className="hash">{me.commitment}</p>
      <label htmlFor="words">{texts.yourWords}</label>
      <input
        id="words"
        value={table.words}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => table.setWords(event.target.value.replace(/[^\w .-]/g, ''))}
      />
    </section>
  )
}
