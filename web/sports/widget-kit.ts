/**
 * The widget kit of AltenarNew: a script of the bookmaker that draws the sportsbook into our own page. Its callbacks are the
 * frame's messages by other names, and are read by the same reader.
 */
import { type FrameMessage, readMessage } from './frame-messages.ts'

/** What the script puts on the window. */
export interface WidgetKit {
  init(options: Readonly<Record<string, unknown>>): unknown
  set?(options: { readonly token: string }): unknown
  /** Where it draws later, a promise: it rejects where the sportsbook did not come. */
  addSportsBook(options: { readonly container: HTMLElement }): unknown
  remove?(): unknown
  goToBetslip?(): unknown
}

/** The kit's callbacks, each with the message that means the same. */
export const CALLBACKS = {
  onSignIn: 'goToLogin',
  onRegister: 'goToRegister',
  onDeposit: 'goToDeposit',
  onBetPlaced: 'betPlaced',
  onBetCashedOut: 'betCashedOut',
  onRouteChange: 'locationChanged',
  onScrollTop: 'scrollTop',
  onInitialised: 'betslipInitialized',
  onSelectionsCount: 'updateBetslipSelectionsCount',
  onDestroyed: 'betslipDestroyed',
} as const

export interface WidgetSession {
  readonly token: string
  readonly lang: string
  readonly skinId: string
  readonly lite: boolean
}

interface Wanted extends WidgetSession {
  readonly basePath: string
  /** Where it begins: a place of its own. */
  readonly route: string
}

/** All that the kit is told when it starts. */
export function optionsOf(wanted: Wanted, hear: (message: FrameMessage) => void): Readonly<Record<string, unknown>> {
  const calls = Object.entries(CALLBACKS).map(([name, type]) => [
    name,
    (payload?: unknown) => {
      const read = readMessage({ type, payload })
      if (read) hear(read.message)
    },
  ])
  // The kit's own words for skin and language, beside those of the session.
  const { lang: culture, skinId: integration } = wanted
  return { ...wanted, culture, integration, ...(Object.fromEntries(calls) as object) }
}

const GLOBAL = 'AltenarNew'

const isKit = (raw: unknown): raw is WidgetKit =>
  typeof raw === 'object' &&
  raw !== null &&
  typeof (raw as WidgetKit).init === 'function' &&
  typeof (raw as WidgetKit).addSportsBook === 'function'

function kitHere(): WidgetKit | null {
  const raw = (window as unknown as Record<string, unknown>)[GLOBAL]
  return isKit(raw) ? raw : null
}

const scripts = new Map<string, Promise<WidgetKit>>()

/** Runs the script once a page, however often the sportsbook is opened. Rejects where it did not come or is no kit. */
export function loadKit(url: string): Promise<WidgetKit> {
  const known = scripts.get(url)
  if (known) return known
  const loading = new Promise<WidgetKit>((resolve, reject) => {
    const script = document.createElement('script')
    const failed = (why: string) => {
      scripts.delete(url)
      script.remove()
      reject(new Error(why))
    }
    script.src = url
    script.async = true
    script.referrerPolicy = 'no-referrer'
    script.onerror = () => failed('the widget did not load')
    script.onload = () => {
      const kit = kitHere()
      if (kit) resolve(kit)
      else failed('the widget is no kit')
    }
    document.head.append(script)
  })
  scripts.set(url, loading)
  return loading
}
