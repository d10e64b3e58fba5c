/** The frame of both checks: what is claimed in fields that a link may have filled, what was computed of it, and how. */
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'

export interface FrameTexts {
  readonly title: string
  readonly lead: string
  readonly how: string
  readonly steps: readonly string[]
}

export type Entries<Name extends string> = Readonly<Record<Name, string>>

interface Props<Name extends string, Outcome> {
  readonly texts: FrameTexts & Entries<Name>
  /** In the order in which they stand; the keyboard that a phone shows for each. */
  readonly fields: Readonly<Record<Name, ComponentProps<'input'>['inputMode']>>
  readonly start: Entries<Name>
  /** The same function as long as the language is the same. */
  readonly compute: (entries: Entries<Name>) => Promise<Outcome>
  readonly verdict: (outcome: Outcome) => ReactNode
}

export function VerifyFrame<Name extends string, Outcome>(props: Props<Name, Outcome>) {
  const { texts, fields, start, compute, verdict } = props
  const [entries, setEntries] = useState(start)
  const [outcome, setOutcome] = useState<{ readonly of: Outcome } | null>(null)
  useEffect(() => {
    let isStale = false
    void compute(entries).then((computed) => {
      if (!isStale) setOutcome({ of: computed })
    })
    return () => {
      isStale = true
    }
  }, [entries, compute])
  return (
    <main className="verify">
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <form onSubmit={(event) => event.preventDefault()}>
        {(Object.keys(fields) as Name[]).map((name) => (
          <div key={name}>
            <label htmlFor={name}>{texts[name]}</label>
            <input
              id={name}
              value={entries[name]}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              inputMode={fields[name]}
              onChange={(event) => setEntries({ ...entries, [name]: event.target.value })}
            />
          </div>
        ))}
      </form>
      <div role="status" className="outcome">
        {outcome && verdict(outcome.of)}
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
