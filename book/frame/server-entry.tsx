/** The frame as the book renders it: built into dist/frame-renderer/, which the book loads by its path; book/page/frame.ts says the same shapes. */
import { renderToString } from 'react-dom/server'
import { readAddress } from './address.ts'
import { answers } from './answers/answers.ts'
import { events } from './answers/events.ts'
import { App } from './App.tsx'
import { needsOf, type First, type Need } from './first.ts'
import { placeOf, usePlace } from './place.ts'
import { SKINS } from './skins.ts'
import { takeFirst } from './take-first.ts'
import { loadSaid } from './texts.ts'

/** @param href The path of a page with its query. */
export function needs(href: string): readonly Need[] {
  const { pathname, search } = placeOf(href)
  return needsOf({ pathname }, search)
}

export async function render(href: string, firsts: readonly First[]) {
  const { skin, language } = readAddress(new URL(href, 'http://frame.invalid').pathname)
  const said = await loadSaid(language)
  // From here on nothing waits: the stores are the module's, and another page may be on its way.
  answers.setState({}, true)
  events.setState({ heads: {}, wholes: {}, live: null })
  usePlace.setState(placeOf(href))
  takeFirst(firsts)
  const html = renderToString(<App said={said} />)
  return { html, skin, language, title: `${said.texts.title} – ${SKINS[skin].mark.join('')}` }
}
