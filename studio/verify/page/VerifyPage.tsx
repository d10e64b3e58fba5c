/** Recomputes a round of Zeppelin in the browser, from values that the person can type or that a link brought. */
import { useCallback } from 'react'
import { isSeed, multiplierText, verifyRound, type RoundVerdict } from '@uwanja/contract/fair/fairness'
import { fill } from '@uwanja/i18n/fill'
import type { StudioTexts } from '@uwanja/i18n/en/studio'
import { Verdict } from './Verdict.tsx'
import { VerifyFrame, type Entries } from './VerifyFrame.tsx'

type Texts = StudioTexts['verify']

const FIELDS = { seed: 'text', commitment: 'text', salt: 'text', round: 'numeric', claimed: 'decimal' } as const
export type RoundEntries = Entries<keyof typeof FIELDS>
type Outcome =
  | { readonly is: 'computed'; readonly verdict: RoundVerdict; readonly claimed: number | null }
  | { readonly is: 'problem'; readonly text: string }

/** "1.54" or "1,234.56" in hundredths; anything else is no claim. */
function claimOf(raw: string): number | null {
  const match = /^(\d{1,5})(?:\.(\d{1,2}))?x?$/.exec(raw.replaceAll(',', ''))
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}

async function compute(entries: RoundEntries, texts: Texts): Promise<Outcome> {
  // A blank around a value came with copying.
  const [seed, commitment, salt] = [entries.seed.trim(), entries.commitment.trim(), entries.salt.trim()]
  const round = entries.round.trim()
  if (!seed || !commitment || !salt || !round) return { is: 'problem', text: texts.fill }
  if (!isSeed(seed)) return { is: 'problem', text: texts.badSeed }
  if (!/^\d{1,15}$/.test(round)) return { is: 'problem', text: texts.badRound }
  // Absent outside of https and this machine.
  if (!('subtle' in globalThis.crypto)) return { is: 'problem', text: texts.noCrypto }
  const claimed = claimOf(entries.claimed.trim())
  const verdict = await verifyRound({ seed, commitment, salt, round: Number(round), crash: claimed })
  return { is: 'computed', verdict, claimed }
}

function Computed({ outcome, texts }: { outcome: Outcome; texts: Texts }) {
  if (outcome.is === 'problem') return <p className="hint">{outcome.text}</p>
  const { verdict, claimed } = outcome
  const crash = multiplierText(verdict.crash)
  return (
    <>
      <p className="crash">
        {texts.computed} <strong className="figures">{crash}x</strong>
      </p>
      <Verdict isGood={verdict.commitmentMatches}>
        {verdict.commitmentMatches ? texts.commitmentGood : texts.commitmentBad}
      </Verdict>
      {!verdict.commitmentMatches && (
        <p className="hint">
          {texts.commitmentIs} <span className="hash">{verdict.commitment}</span>
        </p>
      )}
      {claimed !== null && (
        <Verdict isGood={verdict.crashMatches}>
          {verdict.crashMatches ? texts.crashGood : fill(texts.crashBad, { claimed: multiplierText(claimed), crash })}
        </Verdict>
      )}
    </>
  )
}

export function VerifyPage({ texts, start }: { texts: Texts; start: RoundEntries }) {
  return (
    <VerifyFrame
      texts={texts}
      fields={FIELDS}
      start={start}
      compute={useCallback((entries: RoundEntries) => compute(entries, texts), [texts])}
      verdict={(outcome) => <Computed outcome={outcome} texts={texts} />}
    />
  )
}
