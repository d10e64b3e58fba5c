/** Draws an instant game's round again in the browser, from values that the person can type or that a link brought. */
import { useCallback } from 'react'
import { verifyDraws, type DrawsVerdict } from '@uwanja/contract/fair/draws'
import { isSeed } from '@uwanja/contract/fair/fairness'
import { fill } from '@uwanja/i18n/fill'
import type { DrawsTexts } from '@uwanja/i18n/studio-draws'
import { Verdict } from './Verdict.tsx'
import { VerifyFrame, type Entries } from './VerifyFrame.tsx'

const FIELDS = { seed: 'text', commitment: 'text', words: 'text', ranges: 'text' } as const
export type DrawsEntries = Entries<keyof typeof FIELDS>

const MOST_DRAWS = 5_000

/** "52.51.50"; null when something else stands there. */
function rangesOf(raw: string): number[] | null {
  const ranges = raw.split('.').map(Number)
  const isGood = ranges.every((range) => Number.isSafeInteger(range) && range >= 1 && range <= 2 ** 32)
  return isGood && ranges.length <= MOST_DRAWS && /^\d/.test(raw) ? ranges : null
}

interface Drawn extends DrawsVerdict {
  readonly ranges: readonly number[]
}

/** A text says why there is no verdict. */
async function compute(entries: DrawsEntries, texts: DrawsTexts): Promise<Drawn | string> {
  // The player's words are taken as they are; a blank around the others came with copying.
  const [seed, commitment] = [entries.seed.trim(), entries.commitment.trim()]
  const ranges = rangesOf(entries.ranges.trim())
  if (!isSeed(seed) || commitment === '' || entries.words === '' || !ranges) return texts.fill
  // Absent outside of https and this machine.
  if (!('subtle' in globalThis.crypto)) return texts.noCrypto
  return { ...(await verifyDraws({ seed, commitment, words: entries.words, ranges })), ranges }
}

function Outcome({ texts, outcome }: { texts: DrawsTexts; outcome: Drawn | string }) {
  if (typeof outcome === 'string') return <p className="hint">{outcome}</p>
  const { commitmentMatches, draws, ranges } = outcome
  return (
    <>
      <Verdict isGood={commitmentMatches}>{commitmentMatches ? texts.good : texts.bad}</Verdict>
      <h2>{texts.draws}</h2>
      <ol className="figures">
        {draws.map((drawn, index) => (
          <li key={index}>{fill(texts.draw, { drawn, last: (ranges[index] ?? 1) - 1 })}</li>
        ))}
      </ol>
    </>
  )
}

export function DrawsPage({ texts, start }: { texts: DrawsTexts; start: DrawsEntries }) {
  return (
    <VerifyFrame
      texts={texts}
      fields={FIELDS}
      start={start}
      compute={useCallback((entries: DrawsEntries) => compute(entries, texts), [texts])}
      verdict={(outcome) => <Outcome texts={texts} outcome={outcome} />}
    />
  )
}
