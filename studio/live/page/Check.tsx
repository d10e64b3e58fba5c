/** Computes a round again in this browser, from what was published. */
import { useState } from 'react'
import { verifyDraws } from '@uwanja/contract/fair/draws'
import { fill } from '@uwanja/i18n/fill'
import type { PastRound } from '@uwanja/contract/studio/live'
import type { Words } from './words.ts'

export function Check({ past, words }: { past: PastRound; words: Words }) {
  const [told, setTold] = useState<string | null>(null)
  async function check(): Promise<void> {
    const verdict = await verifyDraws({ ...past.proof, seed: past.proof.seed ?? '' })
    const { checked, notChecked } = words.live
    setTold(verdict.commitmentMatches ? fill(checked, { draws: verdict.draws.join(', ') }) : notChecked)
  }
  return (
    <>
      <button type="button" className="plain" onClick={() => void check()}>
        {fill(words.live.check, { round: past.round })}
      </button>
      <p role="status" className="hint">
        {told}
      </p>
    </>
  )
}
