/** Starts the frame: the session leaves the address, then the page around it is found, then React takes over the book's HTML. */
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readAddress } from './address.ts'
import { App } from './App.tsx'
import { takeTaps } from './early-taps.ts'
import type { First } from './first.ts'
import { followHostTheme, openHost } from './host.ts'
import { cameByOwnLink, followHistory, placeOf, usePlace } from './place.ts'
import { takeLaunch, useSession } from './session.ts'
import './styles.css'
import { takeFirst } from './take-first.ts'
import { loadSaid } from './texts.ts'

const isLaunched = takeLaunch()
const { skin, language } = readAddress(location.pathname)
const page = document.documentElement
openHost(skin, {
  allowed: (page.dataset['hosts'] ?? '').split(' ').filter(Boolean),
  // Not every browser tells it.
  ...('ancestorOrigins' in location ? { ancestors: [...location.ancestorOrigins] } : {}),
  referrer: document.referrer,
  basePath: useSession.getState().basePath,
})
followHostTheme()
usePlace.setState(placeOf(location.pathname + location.search))
followHistory()
if (!isLaunched) cameByOwnLink()
page.lang = language
page.dataset['skin'] = skin

const root = document.getElementById('root')!
const app = <App said={await loadSaid(language)} />
const firsts = document.getElementById('first')?.textContent
/** The book renders for skin, language, place and sport; what else an address says, only the browser shows. */
const isAsRendered = [...new URLSearchParams(location.search).keys()].every((name) => name === 'sport')
if (firsts) takeFirst(JSON.parse(firsts) as First[])
takeTaps()
if (firsts && isAsRendered) {
  // In slices: a tap in the meantime is answered in the meantime.
  startTransition(() => void hydrateRoot(root, app))
} else {
  root.replaceChildren()
  createRoot(root).render(app)
}
