/** How a letter reads in each language. */
import { LANGUAGES, type Language } from '@uwanja/contract/wire/constants'
import { useSpeech } from '../speech.ts'

type Said = Partial<Record<Language, string>>

export function LetterPreview({ header = {}, text = {} }: { header?: Said | undefined; text?: Said | undefined }) {
  const words = useSpeech().texts.segments
  return (
    <section aria-label={words.preview} className="flex flex-col gap-3">
      <h3 className="font-semibold">{words.preview}</h3>
      {LANGUAGES.map((one) => (
        <article key={one} lang={one} className="flex flex-col gap-2 rounded-xl border border-line p-3">
          <h4 className="font-semibold">{header[one]}</h4>
          <p className="whitespace-pre-line">{text[one]}</p>
        </article>
      ))}
      <p className="text-sm text-muted">{words.footer}</p>
    </section>
  )
}
