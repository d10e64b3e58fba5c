/** The gallery's page: the tokens, then every part in all its states. */
import type { View } from './address.ts'
import { PARTS } from './parts.tsx'
import type { Samples } from './samples/en.ts'
import type { Part } from './state.ts'
import { TokenSheet } from './TokenSheet.tsx'

function PartSheet({ part, words, view }: { part: Part; words: Samples; view: View }) {
  return (
    <section aria-labelledby={part.name} data-part={part.name} className="flex flex-col gap-4 bg-ground">
      <h2 id={part.name} className="border-b border-line pb-2 text-xl font-bold">
        {part.name}
      </h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-x-6 gap-y-5">
        {part.states(words, view).map(({ name, show, forced }) => (
          <div key={name} className="min-w-0">
            <h3 className="mb-2 text-sm text-muted">{name}</h3>
            <div lang={view.language} data-forced={forced}>
              {show}
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

export function GalleryPage({ view, words }: { view: View; words: Samples }) {
  return (
    <main className="mx-auto flex max-w-[80rem] flex-col gap-12 px-4 py-6 sm:px-6">
      <section aria-labelledby="tokens" data-part="tokens" className="flex flex-col gap-4 bg-ground">
        <h2 id="tokens" className="border-b border-line pb-2 text-xl font-bold">
          Tokens
        </h2>
        <TokenSheet theme={view.theme} />
      </section>
      {PARTS.map((part) => (
        <PartSheet key={part.name} part={part} words={words} view={view} />
      ))}
    </main>
  )
}
