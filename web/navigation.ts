/**
 * Goes from screen to screen: the page that is shown stays until the next one's chunk is there, and the last tap wins. The
 * router's links, redirects and parameters stand upon it (Standing.tsx).
 */
import type { ComponentType } from 'react'
import type { Language } from '@uwanja/i18n/language'
import { useOpening, type Navigator, type SiteLocation } from './place.ts'
import { noteConnection } from './connection.ts'
import { logFailure } from './log.ts'
import { firstPage, pageOf } from './page-of.ts'
import { AGAIN_MS } from './pause.ts'
import { screenAt } from './screen-at.ts'
import type { Screen } from './screens.ts'
import { newKey, noteScroll } from './scroll-places.ts'
import { readToken } from './session/stored-user.ts'
import { forgetWanted, noteWanted } from './session/wanted.ts'
import { wantTexts } from './texts/language.ts'

export interface Shown {
  readonly location: SiteLocation
  readonly screen: Screen
  readonly Page: ComponentType
}

export interface Navigation {
  readonly navigator: Navigator
  readonly shown: () => Shown
  /** Told of every page from now on, and at once when it is another one already. @returns what ends it. */
  readonly follow: (tell: (shown: Shown) => void) => () => void
  /** Shows a path of ours. Done when its page is there or another one was asked for meanwhile. */
  readonly open: (path: string) => Promise<void>
}

const isClosed = (screen: Screen) => screen.needs === 'token' && readToken() === ''

/**
 * After a release the files of an open page may be gone. Where there is a line the page that was asked for is loaded whole.
 * Without one the page that stands goes on standing, the frame says so, and it is tried again (R65): a browser's own page without
 * a connection has no way back.
 */
const isServed = (path: string) =>
  fetch(path, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

/** The browser says that there is a line again, or a moment has passed: it often does not know. */
const lineOrMoment = () =>
  new Promise<unknown>((resolve) => {
    addEventListener('online', resolve, { once: true })
    setTimeout(resolve, AGAIN_MS / 10)
  })

/** A chunk that is not there breaks where it would have been shown, and the page for that says what to do. */
function broken(error: unknown): ComponentType {
  return function Broken() {
    throw error
  }
}

/** A page and the texts that it says; both are fetched at once. */
async function withTexts<P>(screen: Screen, page: Promise<P>): Promise<P> {
  const [fetched] = await Promise.all([page, wantTexts(screen.says ?? 'all')])
  return fetched
}

/**
 * Tried until it is there, however often the line drops meanwhile.
 *
 * @returns null once another page is wanted; `served`: these files are gone, and the server has the page.
 */
async function pageWithLine(path: string, isWanted: () => boolean, wait: () => Promise<unknown>) {
  const screen = screenAt(path)
  for (let tries = 0; ; tries++) {
    const Page = await withTexts(screen, pageOf(screen)).catch(() => null)
    if (Page !== null && tries > 0) noteConnection('reached')
    if (Page !== null) return isWanted() ? Page : null
    if (await isServed(path)) return isWanted() ? 'served' : null
    if (!isWanted()) return null
    noteConnection('lost')
    await wait()
    if (!isWanted()) return null
  }
}

/** What an entry of the browser's history holds. */
interface Entry {
  readonly key: string
  readonly state: unknown
}

/** An entry that an address was typed into has no name yet; without one its scrolled place would be another page's too. */
function entry(): Entry {
  const held = history.state as Partial<Entry> | null
  if (typeof held?.key === 'string') return { key: held.key, state: held.state ?? null }
  const named: Entry = { key: newKey(), state: null }
  history.replaceState(named, '')
  return named
}

function shownAddress(): SiteLocation {
  const { pathname, search, hash } = location
  return { pathname, search, hash, ...entry() }
}

/** @throws for what is no address of ours: the history takes none, and a page must not lead away by itself. */
function ours(to: string): URL {
  const address = new URL(to, location.href)
  if (address.origin !== location.origin) throw new Error(`the site does not lead to ${address.origin}`)
  return address
}

const pathnameOf = (to: string) => ours(to).pathname

function toLoginWhereClosed(): void {
  if (!isClosed(screenAt(location.pathname))) return
  noteWanted(location.href)
  history.replaceState(null, '', '/login')
}

/** A visitor who looks at something else no longer waits for what they were about to open. */
function forgetWhereElse({ name }: Screen): void {
  if (readToken() === '' && name !== 'login' && name !== 'register') forgetWanted()
}

/** Begins with the page of the browser's address, or with the login where that needs one. */
export async function openNavigation(language: Language, wait = lineOrMoment): Promise<Navigation> {
  toLoginWhereClosed()
  const screen = screenAt(location.pathname)
  const Page = await withTexts(screen, firstPage(screen, language)).catch((error: unknown) => {
    logFailure('the first page was not there', error)
    return broken(error)
  })
  let shown: Shown = { location: shownAddress(), screen, Page }
  let tell: (shown: Shown) => void = () => undefined
  let latest = 0

  /**
   * @param enter Makes the path the browser's address, which it is already when a person goes back.
   * @param load Has the browser load it whole.
   */
  async function show(path: string, enter: () => void, load: () => void): Promise<void> {
    const turn = ++latest
    const screen = screenAt(path)
    useOpening.setState({ isOpening: true })
    const Page = await pageWithLine(path, () => turn === latest, wait)
    if (Page === null) return
    if (Page === 'served') return load()
    useOpening.setState({ isOpening: false })
    noteScroll(shown.location.key)
    enter()
    forgetWhereElse(screen)
    shown = { location: shownAddress(), screen, Page }
    tell(shown)
  }

  function go(to: string, { replace = false, state = null }: Parameters<Navigator['go']>[1] = {}): Promise<void> {
    const isOpen = !isClosed(screenAt(pathnameOf(to)))
    if (!isOpen) noteWanted(to)
    const { href, pathname } = ours(isOpen ? to : '/login')
    const held: Entry = { key: newKey(), state: isOpen ? state : null }
    // As a browser does it: the address that is shown already is no second step of the way back.
    const replaces = () => replace || href === location.href
    return show(
      pathname,
      () => history[replaces() ? 'replaceState' : 'pushState'](held, '', href),
      () => location[replaces() ? 'replace' : 'assign'](href),
    )
  }

  addEventListener('popstate', () => {
    const { pathname } = location
    if (isClosed(screenAt(pathname))) return void go('/login', { replace: true })
    void show(
      pathname,
      () => undefined,
      () => location.reload(),
    )
  })

  return {
    shown: () => shown,
    follow: (follower) => {
      tell = follower
      tell(shown)
      return () => (tell = () => undefined)
    },
    open: (path) => go(path),
    navigator: {
      go: (to, how) => void go(to, how),
      // A failure here is only a lost head start: opening the screen asks again and reports.
      preload: (to) => void pageOf(screenAt(pathnameOf(to))).catch(() => undefined),
    },
  }
}
