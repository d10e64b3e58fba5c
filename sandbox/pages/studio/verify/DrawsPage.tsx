/** Draws an instant game's round again in the browser, from values that the person can type or that a link brought. */
import { useEffect, useState } from 'react'
import { verifyDraws, type DrawsVerdict } from '@uwanja/contract/draws'
import { isSeed } from '@uwanja/contract/fairness'
import { fill } from '@uwanja/i18n/fill'
import { DRAWS_TEXTS } from './draws-texts.ts'

const FIELDS = ['seed', 'commitment', 'words', 'ranges'] as const
export type DrawsEntries = Readonly<Record<(typeof FIELDS)[number], string>>

const MOST_DRAWS = 5_000

/** "52.51.50"; null when something else stands there. */
function rangesOf(raw: string): number[] | null {
  const ranges = raw.split('.').map(Number)
  const isGood = ranges.every((range) => Number.isSafeInteger(range) && range >= 1 && range <= 2 ** 32)
  return isGood && ranges.length <= MOST_DRAWS && /^\d/.test(raw) ? ranges : null
}

/** A text says why there is no verdict. */
async function compute(entries: DrawsEntries, texts: (typeof DRAWS_TEXTS)['en']): Promise<DrawsVerdict | string> {
  const { seed, commitment, words } = entries
  const ranges = rangesOf(entries.ranges)
  if (!isSeed(seed) || commitment === '' || words === '' || !ranges) return texts.fill
  // Absent outside of https and this machine.
  if (!('subtle' in globalThis.crypto)) return texts.noCrypto
  return verifyDraws({ seed, commitment, words, ranges })
}

function Outcome({ entries, texts, outcome }: OutcomeProps) {
  if (outcome === null) return null
  if (typeof outcome === 'string') return <p className="hint">{outcome}</p>
  const ranges = rangesOf(entries.ranges) ?? []
  return (
    <>
      <p className={outcome.commitmentMatches ? 'verdict good' : 'verdict bad'}>
        <span aria-hidden="true">{outcome.commitmentMatches ? '✓' : '✗'}</span>{' '}
        {outcome.commitmentMatches ? texts.good : texts.bad}
      </p>
      <h2>{texts.draws}</h2>
      <ol className="figures">
        {outcome.draws.map((drawn, index) => (
          <li key={index}>{fill(texts.draw, { drawn, last: (ranges[index] ?? 1) - 1 })}</li>
        ))}
      </ol>
    </>
  )
}

interface OutcomeProps {
  readonly entries: DrawsEntries
  readonly texts: (typeof DRAWS_TEXTS)['en']
  readonly outcome: DrawsVerdict | string | null
}

export function DrawsPage({ lang, start }: { lang: keyof typeof DRAWS_TEXTS; start: DrawsEntries }) {
  const texts = DRAWS_TEXTS[lang]
  const [entries, setEntries] = useState(start)
  const [outcome, setOutcome] = useState<DrawsVerdict | string | null>(null)
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
              onChange={(event) => setEntries({ ...entries, [name]: event.target.value })}
            />
          </div>
        ))}
      </form>
      <div role="status" className="outcome">
        <Outcome entries={entries} texts={texts} outcome={outcome} />
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
