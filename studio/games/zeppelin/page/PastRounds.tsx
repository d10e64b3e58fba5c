/** The last twenty rounds; each leads to the verifier. */
import { multiplierText } from '@uwanja/contract/fair/fairness'
import { fill } from '@uwanja/i18n/fill'
import type { PastRound } from '@uwanja/contract/studio/zeppelin'
import type { StudioTexts } from '@uwanja/i18n/en/studio'
import { verifyLink } from './words.ts'

function heat({ crash, isVoid }: PastRound): string {
  if (isVoid) return 'void'
  return crash >= 1_000 ? 'hot' : crash >= 200 ? 'good' : 'low'
}

export function PastRounds({ past, lang, texts }: { past: readonly PastRound[]; lang: string; texts: StudioTexts }) {
  return (
    <nav className="past" aria-label={texts.recent}>
      <ul>
        {past.map((round) => {
          const crash = multiplierText(round.crash)
          const label = fill(round.isVoid ? texts.recentVoid : texts.recentOne, { round: round.round, crash })
          return (
            <li key={round.round}>
              <a
                href={verifyLink(round, lang)}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={label}
                title={label}
                className={heat(round)}
              >
                {crash}x
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
