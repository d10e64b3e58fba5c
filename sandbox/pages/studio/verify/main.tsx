/** Starts the verifier: everything it needs is in the fragment and in this page, so it asks nobody for anything. */
import { createRoot } from 'react-dom/client'
import '@uwanja/ui/tokens.css'
import '../studio.css'
import './verify.css'
import { languageOf, TEXTS } from '../texts/texts.ts'
import { DRAWS_TEXTS } from './draws-texts.ts'
import { DrawsPage } from './DrawsPage.tsx'
import { VerifyPage } from './VerifyPage.tsx'

const fragment = new URLSearchParams(location.hash.slice(1))
const lang = languageOf(fragment.get('lang'))
const field = (name: string) => fragment.get(name) ?? ''
document.documentElement.lang = lang
const isDraws = fragment.has('draws')
document.title = isDraws ? DRAWS_TEXTS[lang].title : TEXTS[lang].verify.title
createRoot(document.getElementById('root')!).render(
  isDraws ? (
    <DrawsPage
      lang={lang}
      start={{
        seed: field('seed'),
        commitment: field('commitment'),
        words: field('words'),
        ranges: field('draws'),
      }}
    />
  ) : (
    <VerifyPage
      texts={TEXTS[lang].verify}
      start={{
        seed: field('seed'),
        commitment: field('commitment'),
        salt: field('salt'),
        round: field('round'),
        claimed: field('crash'),
      }}
    />
  ),
)
