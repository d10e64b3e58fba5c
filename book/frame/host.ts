/**
 * The page around us: the eleven messages to it (and goToDeposit, betCashedOut, which hosts of ours know), and from it goToBetslip and (from hosts of ours) setTheme.
 * Around a frame only an origin that the book lets frame it is spoken to or heard, and only the window that holds us; never `*`.
 * A page into which the widget draws us is spoken to by its callbacks.
 */
import { create } from 'zustand'
import { SKINS, type SkinName } from './skins.ts'

/** What each message carries. */
export interface Messages {
  setIFrameHeight: { readonly height: number }
  showOverlay: undefined
  hideOverlay: undefined
  goToRegister: undefined
  goToLogin: undefined
  goToDeposit: undefined
  betPlaced: { readonly betId: string }
  betCashedOut: { readonly betId: string }
  locationChanged: {
    readonly pathname: string
    readonly search: string
    readonly hash: string
    readonly offset: number
  }
  scrollTop: undefined
  updateBetslipSelectionsCount: { readonly count: number }
  betslipInitialized: { readonly count: number }
  betslipDestroyed: undefined
}
type Name = keyof Messages

interface Around {
  /** Origins whose pages may frame us, as the book says. */
  readonly allowed: readonly string[]
  /** Of the pages around us, the nearest first; browsers that do not tell leave it out. */
  readonly ancestors?: readonly string[]
  readonly referrer: string
  readonly basePath: string
}

function originOf(raw: string): string | null {
  try {
    const { protocol, origin } = new URL(raw)
    return protocol === 'https:' || protocol === 'http:' ? origin : null
  } catch {
    return null
  }
}

/**
 * The origin of the page around us. What the browser says of it counts before what an address says, and an origin that may not
 * frame us is nobody. Where nothing says it and one page alone may frame us, it is that one: the content policy sees to it.
 */
export function hostOrigin({ allowed, ancestors, referrer, basePath }: Around): string | null {
  const isAllowed = (one: string | null | undefined): one is string => typeof one === 'string' && allowed.includes(one)
  if (ancestors?.length) return isAllowed(ancestors[0]) ? ancestors[0] : null
  const said = [originOf(referrer), originOf(basePath)].find(isAllowed)
  return said ?? (allowed.length === 1 ? allowed[0]! : null)
}

export const nameWith = (prefix: string, name: Name): string => `${prefix}${name}`

/** Is it the one message that hosts send? With the host's own prefix and without. */
export function isGoToBetslip(raw: unknown): boolean {
  const type: unknown = typeof raw === 'object' && raw !== null ? (raw as { type?: unknown }).type : raw
  return type === 'goToBetslip' || type === 'GMCMS:goToBetslip'
}

/** What a host of ours says of its colours: chosen there, or as the device has them. null: it says something else. */
export function themeIn(raw: unknown): 'light' | 'dark' | 'system' | null {
  const { type, payload } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>
  if (type !== 'setTheme' && type !== 'GMCMS:setTheme') return null
  const theme = typeof payload === 'object' && payload !== null ? (payload as { theme?: unknown }).theme : null
  return theme === 'light' || theme === 'dark' || theme === 'system' ? theme : null
}

type OnMessage = <const N extends Name>(name: N, payload: Messages[N]) => void

interface Host {
  /** null: nobody frames us, or nobody whom we speak to. */
  readonly origin: string | null
  readonly prefix: string
  /** null: we are a page of our own, in a frame or not. */
  readonly hear: OnMessage | null
}
const useHostState = create<Host>(() => ({ origin: null, prefix: '', hear: null }))

export const isWidget = (): boolean => useHostState.getState().hear !== null

/** Another page holds us: it has the address, the steps of Back and a button for the betslip. */
export const isHeld = (): boolean => isWidget() || window.parent !== window

/** Drawn into a page of this very window. */
export function openPage(hear: OnMessage): void {
  useHostState.setState({ origin: window.location.origin, prefix: '', hear })
}

export function openHost(skin: SkinName, around: Around): void {
  useHostState.setState({ origin: isHeld() ? hostOrigin(around) : null, prefix: SKINS[skin].prefix })
}

export function tell<const N extends Name>(
  name: N,
  ...payload: Messages[N] extends undefined ? [] : [Messages[N]]
): void {
  const { origin, prefix, hear } = useHostState.getState()
  if (hear !== null) return hear(name, payload[0] as Messages[N])
  if (origin === null) return
  window.parent.postMessage({ type: nameWith(prefix, name), ...(payload[0] ? { payload: payload[0] } : {}) }, origin)
}

const wanting = new Set<() => void>()

/** The page that the widget draws us into opens the betslip. */
export const goToBetslip = (): void => wanting.forEach((heard) => heard())

/** Of the right origin, and of the window that holds us. */
function isOfHost({ origin: from, source }: MessageEvent): boolean {
  const { origin } = useHostState.getState()
  return origin !== null && !isWidget() && from === origin && source === window.parent
}

/** @returns what ends it. */
export function onGoToBetslip(heard: () => void): () => void {
  wanting.add(heard)
  const hear = (event: MessageEvent) => {
    if (isOfHost(event) && isGoToBetslip(event.data)) heard()
  }
  window.addEventListener('message', hear)
  return () => {
    wanting.delete(heard)
    window.removeEventListener('message', hear)
  }
}

/** The host's colours are ours while it holds us. It says them when we have come, and when its player chooses others. */
export function followHostTheme(): void {
  window.addEventListener('message', (event) => {
    const theme = isOfHost(event) ? themeIn(event.data) : null
    if (theme === null) return
    const { dataset } = document.documentElement
    dataset['hostTheme'] = ''
    if (theme === 'system') delete dataset['theme']
    else dataset['theme'] = theme
  })
}

/** The page around us, for links that people share or that lead to the host's own pages; null: nobody is around us. */
export function hostPage(path: string): URL | null {
  const { origin } = useHostState.getState()
  if (origin === null) return null
  const page = new URL(path, origin)
  return page.origin === origin ? page : new URL(origin)
}
