/** What proves that the round is fair: its commitment now, the seed of the one before, and the way to the verifier. */
import { fill } from '@uwanja/i18n/fill'
import type { PastRound, RoundView } from '@uwanja/contract/studio/zeppelin'
import type { StudioTexts } from '@uwanja/i18n/en/studio'
import { verifyLink } from './words.ts'

export function Fairness({
  round,
  last,
  lang,
  texts,
}: {
  round: RoundView
  last: PastRound | undefined
  lang: string
  texts: StudioTexts
}) {
  return (
    <section className="fairness" aria-labelledby="fair-title">
      <h2 id="fair-title">{texts.fairTitle}</h2>
      <p className="hint">{texts.copyHint}</p>
      <dl>
        <dt>{texts.commitmentNow}</dt>
        <dd className="hash">{round.commitment}</dd>
        {last && (
          <>
            <dt>{fill(texts.seedLast, { round: last.round })}</dt>
            <dd className="hash">{last.seed}</dd>
          </>
        )}
      </dl>
      {last && (
        <a href={verifyLink(last, lang)} target="_blank" rel="noopener noreferrer" className="check">
          {fill(texts.checkLast, { round: last.round })}
        </a>
      )}
    </section>
  )
}
