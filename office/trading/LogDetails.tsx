/** What was done at the desk, beside who did it: one named value a line. */
import { useSpeech } from '../speech.ts'
import { logLines } from './log-words.ts'
import { useMarketWords } from './market-name.ts'

export function LogDetails({ value }: { readonly value: unknown }) {
  const speech = useSpeech()
  const markets = useMarketWords()
  return (
    <ul className="min-w-24 wrap-anywhere">
      {logLines(value, { speech, markets }).map(([name, text]) => (
        <li key={name}>
          <span className="text-muted">{name}</span> {text}
        </li>
      ))}
    </ul>
  )
}
