/** What is looked at: the theme, the language of the samples, and how wide. */
import { APPEARANCES } from '../appearance.ts'
import { buttonVariant } from '../looks/button.ts'
import { Wordmark } from '../Wordmark.tsx'
import { addressOf, LANGUAGES, WIDTHS, type View } from './address.ts'

interface Choice {
  readonly text: string
  readonly to: View
}

function Choices({ name, choices, view }: { name: string; choices: readonly Choice[]; view: View }) {
  return (
    <nav aria-label={name} className="flex flex-wrap items-center gap-2">
      <span className="w-full text-sm sm:w-20 text-muted">{name}</span>
      {choices.map(({ text, to }) => {
        const isCurrent = addressOf(to) === addressOf(view)
        return (
          <a
            key={text}
            href={addressOf(to)}
            aria-current={isCurrent ? 'page' : undefined}
            className={buttonVariant(isCurrent ? 'secondary' : 'quiet')}
          >
            {text}
          </a>
        )
      })}
    </nav>
  )
}

export function GalleryHead({ view }: { view: View }) {
  const widths = [null, ...WIDTHS].map((width) => ({ text: width ?? 'this window', to: { ...view, width } }))
  return (
    <header className="mx-auto flex max-w-[80rem] flex-col gap-3 px-4 pt-6 sm:px-6">
      <div>
        <Wordmark height={26} title="Uwanja" />
      </div>
      <h1 className="text-2xl font-bold">The parts, in all their states</h1>
      <Choices
        name="Theme"
        view={view}
        choices={APPEARANCES.map((theme) => ({ text: theme, to: { ...view, theme } }))}
      />
      <Choices
        name="Language"
        view={view}
        choices={LANGUAGES.map((language) => ({ text: language, to: { ...view, language } }))}
      />
      <Choices name="Width" view={view} choices={widths} />
    </header>
  )
}
