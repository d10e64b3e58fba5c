/** What the widget kit (public/widget.js) draws into another page: the frame's parts in a shadow root, which neither side's styles cross. */
import { createRoot } from 'react-dom/client'
import { languageOf } from './address.ts'
import { App } from './App.tsx'
import { answersAt } from './at-book.ts'
import { goToBetslip, openPage, type Messages } from './host.ts'
import { placeOf, usePlace } from './place.ts'
import { followRoom } from './room.ts'
import { beginSession } from './session.ts'
import { isSkinName } from './skins.ts'
import { loadSaid } from './texts.ts'

/** The kit's callbacks; of what a frame says beside them a page needs nothing. */
const CALLBACKS: Partial<Readonly<Record<keyof Messages, string>>> = {
  goToLogin: 'onSignIn',
  goToRegister: 'onRegister',
  goToDeposit: 'onDeposit',
  betPlaced: 'onBetPlaced',
  betCashedOut: 'onBetCashedOut',
  locationChanged: 'onRouteChange',
  scrollTop: 'onScrollTop',
  betslipInitialized: 'onInitialised',
  updateBetslipSelectionsCount: 'onSelectionsCount',
  betslipDestroyed: 'onDestroyed',
}

export interface Drawing {
  /** Origin of the book. */
  readonly book: string
  readonly container: HTMLElement
  readonly options: Readonly<Record<string, unknown>>
  readonly styles: string
}

/**
 * As a frame's messages do, what the page is told comes when the tap has been seen: what it does then (another address, a page of its own
 * anew) would keep the tap waiting. A page that nobody looks at draws no pictures.
 */
function afterPicture(then: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(then)
  else requestAnimationFrame(() => setTimeout(then))
}

const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw : '')

/** A sheet of its own, which no content policy of the page forbids; browsers without such sheets get an element. */
function withStyles(shadow: ShadowRoot, styles: string): void {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    shadow.adoptedStyleSheets = [sheet]
  } catch {
    const element = document.createElement('style')
    element.textContent = styles
    shadow.append(element)
  }
}

/** The page's theme is the widget's. @returns what ends it. */
function followTheme(holder: HTMLElement): () => void {
  const page = document.documentElement
  const take = () => {
    const { theme } = page.dataset
    if (theme === undefined) delete holder.dataset['theme']
    else holder.dataset['theme'] = theme
  }
  take()
  const observer = new MutationObserver(take)
  observer.observe(page, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

export async function draw({ book, container, options, styles }: Drawing) {
  const [skin, culture] = [textOf(options['integration']), textOf(options['culture']) || 'en']
  const language = languageOf(culture)
  const said = await loadSaid(language)
  answersAt(book)
  openPage((name, payload) => {
    const callback = options[CALLBACKS[name] ?? '']
    if (typeof callback === 'function') afterPicture(() => (callback as (payload: unknown) => void)(payload))
  })
  const basePath = textOf(options['basePath'])
  const begin = (token: string) => beginSession({ bearer: token, basePath })
  begin(textOf(options['token']))
  const known = isSkinName(skin) ? skin : 'altenar'
  usePlace.setState(placeOf(`/${known}/${culture}${textOf(options['route']) || '/'}`))

  const holder = document.createElement('div')
  holder.lang = language
  holder.dataset['skin'] = known
  const shadow = holder.attachShadow({ mode: 'open' })
  withStyles(shadow, styles)
  const root = document.createElement('div')
  shadow.append(root)
  const ends = [followTheme(holder), followRoom(root)]
  container.replaceChildren(holder)
  const react = createRoot(root)
  react.render(<App said={said} />)
  return {
    set: begin,
    goToBetslip,
    remove() {
      for (const end of ends) end()
      react.unmount()
      holder.remove()
    },
  }
}
