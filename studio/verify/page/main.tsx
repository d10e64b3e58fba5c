/** Starts the verifier: everything it needs is in the fragment and in this page, so it asks nobody for anything. */
import { createRoot } from 'react-dom/client'
import './verify.css'
import { languageOf } from '@uwanja/i18n/studio-language'
import { STUDIO_TEXTS } from '@uwanja/i18n/studio'
import { DRAWS_TEXTS } from '@uwanja/i18n/studio-draws'
import { DrawsPage } from './DrawsPage.tsx'
import { VerifyPage } from './VerifyPage.tsx'

const fragment = new URLSearchParams(location.hash.slice(1))
const lang = languageOf(fragment.get('lang'))
const field = (name: string) => fragment.get(name) ?? ''
const [seed, commitment] = [field('seed'), field('commitment')]

/** A link with draws is of an instant game; every other is of Zeppelin, the empty one too. */
async function pageOf() {
  if (fragment.has('draws')) {
    const texts = DRAWS_TEXTS[lang]
    const start = { seed, commitment, words: field('words'), ranges: field('draws') }
    return { title: texts.title, page: <DrawsPage texts={texts} start={start} /> }
  }
  const texts = (await STUDIO_TEXTS[lang]()).verify
  const start = { seed, commitment, salt: field('salt'), round: field('round'), claimed: field('crash') }
  return { title: texts.title, page: <VerifyPage texts={texts} start={start} /> }
}

const { title, page } = await pageOf()
document.documentElement.lang = lang
document.title = title
createRoot(document.getElementById('root')!).render(page)
