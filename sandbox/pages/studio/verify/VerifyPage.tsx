/** Recomputes a round of Zeppelin in the browser, from values that the person can type or that a link brought. */
import { useEffect, useState } from 'react'
import { isSeed, multiplierText, verifyRound, type RoundVerdict } from '@uwanja/contract/fairness'
import { fill } from '@uwanja/i18n/fill'
import type { StudioTexts } from '../texts/en.ts'

type Texts = StudioTexts['verify']
export interface Entries {
  readonly seed: string
  readonly commitment: string
  readonly salt: string
  readonly round: string
  readonly claimed: string
}
type Outcome =
  | { readonly is: 'computed'; readonly verdict: RoundVerdict; readonly claimed: number | null }
  | { readonly is: 'problem'; readonly text: string }

/** "1.54" or "1,234.56" in hundredths; anything else is no claim. */
function claimOf(raw: string): number | null {
  const match = /^(\d{1,5})(?:\.(\d{1,2}))?x?$/.exec(raw.replaceAll(',', ''))
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}

async function compute(entries: Entries, texts: Texts): Promise<Outcome> {
  const { seed, commitment, salt, round } = entries
  if (!seed || !commitment || !salt || !round) return { is: 'problem', text: texts.fill }
  if (!isSeed(seed)) return { is: 'problem', text: texts.badSeed }
  if (!/^\d{1,15}$/.test(round)) return { is: 'problem', text: texts.badRound }
  // Absent outside of https and this machine.
  if (!('subtle' in globalThis.crypto)) return { is: 'problem', text: texts.noCrypto }
  const claimed = claimOf(entries.claimed)
  const verdict = await verifyRound({ seed, commitment, salt, round: Number(round), crash: claimed })
  return { is: 'computed', verdict, claimed }
}

function Line({ isGood, good, bad }: { isGood: boolean; good: string; bad: string }) {
  return (
    <p className={isGood ? 'verdict good' : 'verdict bad'}>
      <span aria-hidden="true">{isGood ? '✓' : '✗'}</span> {isGood ? good : bad}
    </p>
  )
}

function Verdict({ outcome, texts }: { outcome: Outcome | null; texts: Texts }) {
  if (!outcome) return null
  if (outcome.is === 'problem') return <p className="hint">{outcome.text}</p>
  const { verdict, claimed } = outcome
  const crash = multiplierText(verdict.crash)
  return (
    <>
      <p className="crash">
        {texts.computed} <strong className="figures">{crash}x</strong>
      </p>
      <Line isGood={verdict.commitmentMatches} good={texts.commitmentGood} bad={texts.commitmentBad} />
      {!verdict.commitmentMatches && (
        <p className="hint">
          {texts.commitmentIs} <span className="hash">{verdict.commitment}</span>
        </p>
      )}
      {claimed !== null && (
        <Line
          isGood={verdict.crashMatches}
          good={texts.crashGood}
          bad={fill(texts.crashBad, { claimed: multiplierText(claimed), crash })}
        />
      )}
    </>
  )
}

const FIELDS = ['seed', 'commitment', 'salt', 'round', 'claimed'] as const

export function VerifyPage({ texts, start }: { texts: Texts; start: Entries }) {
  const [entries, setEntries] = useState(start)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => {
    let isStale = false
    void compute(entries, texts).then((computed) => {
      if (!isStale) setOutcome(computed)
    })
    return () => {
      isStale = true
    }
  }, [entries, texts])
  return (
    <main className="verify">
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <form onSubmit={(event) => event.preventDefault()}>
        {FIELDS.map((name) => (
          <div key={name}>
            <label htmlFor={name}>{texts[name]}</label>
            <input
              id={name}
              value={entries[name]}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              inputMode={name === 'round' ? 'numeric' : name === 'claimed' ? 'decimal' : 'text'}
              onChange={(event) => setEntries({ ...entries, [name]: event.target.value.trim() })}
            />
          </div>
        ))}
      </form>
      <div role="status" className="outcome">
        <Verdict outcome={outcome} texts={texts} />
      </div>
      <h2>{texts.how}</h2>
      <ol>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </main>
  )
}
