/**
 * Goes from screen to screen: the page that is shown stays until the next one's chunk is there, and the last tap wins.
 * react-router's own data router does this and much more, which is a seventh of what a first visit would download.
 */
import {
  createPath,
  parsePath,
  UNSAFE_createBrowserHistory,
  type Location,
  type Navigator,
  type To,
} from 'react-router'
import type { ComponentType } from 'react'
import type { Language } from '@uwanja/i18n/language'
import { create } from 'zustand'
import { logFailure } from './log.ts'
import { firstPage, pageOf } from './page-of.ts'
import type { Screen } from './routes.tsx'
import { screenAt } from './screen-at.ts'
import { noteScroll } from './scroll-places.ts'
import { readToken } from './session/stored-user.ts'
import { wantAllTexts } from './texts/language.ts'

export interface Shown {
  readonly location: Location
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

/** A page is on its way. */
export const useOpening = create<{ isOpening: boolean }>(() => ({ isOpening: false }))

const isClosed = (screen: Screen) => screen.needs === 'token' && readToken() === ''

/**
 * After a release the files of an open page may be gone. Where there is a line the page that was asked for is loaded whole, and
 * without one the page that stands says what broke: a browser's own page without a connection has no way back.
 */
const isServed = (path: string) =>
  fetch(path, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

/** A chunk that is not there breaks where it would have been shown, and the page for that says what to do. */
function broken(error: unknown): ComponentType {
  return function Broken() {
    throw error
  }
}

/** A page and the texts that it says; both are fetched at once. */
async function withTexts<P>(screen: Screen, page: Promise<P>): Promise<P> {
  const [fetched] = await Promise.all([page, screen.says === 'first' ? null : wantAllTexts()])
  return fetched
}

/**
 * The router gives no key to the entry that a page was loaded with; without one, the place that one such page was scrolled
 * to would be the next one's too.
 */
function nameFirstEntry(): void {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: String(Math.random()).slice(2, 10) }, '')
}

/** Begins with the page of the browser's address, or with the login where that needs one. */
export async function openNavigation(language: Language): Promise<Navigation> {
  nameFirstEntry()
  const history = UNSAFE_createBrowserHistory()
  if (isClosed(screenAt(history.location.pathname))) history.replace('/login')
  const screen = screenAt(history.location.pathname)
  const Page = await withTexts(screen, firstPage(screen, language)).catch((error: unknown) => {
    logFailure('the first page was not there', error)
    return broken(error)
  })
  let shown: Shown = { location: history.location, screen, Page }
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
    const Page = await withTexts(screen, pageOf(screen)).catch(async (error: unknown) =>
      (await isServed(path)) ? null : broken(error),
    )
    if (turn !== latest) return
    if (Page === null) return load()
    useOpening.setState({ isOpening: false })
    noteScroll(shown.location.key)
    enter()
    shown = { location: history.location, screen, Page }
    tell(shown)
  }

  async function go(how: 'push' | 'replace', to: To, state?: unknown): Promise<void> {
    const path = (typeof to === 'string' ? parsePath(to) : to).pathname ?? shown.location.pathname
    const target: To = isClosed(screenAt(path)) ? '/login' : to
    const load = () => location[how === 'push' ? 'assign' : 'replace'](history.createHref(target))
    if (target !== to) await show('/login', () => history[how](target), load)
    else await show(path, () => history[how](to, state), load)
  }

  history.listen(({ location: { pathname } }) => {
    if (isClosed(screenAt(pathname))) void go('replace', '/login')
    else
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
    open: (path) => go('push', path),
    navigator: {
      createHref: history.createHref,
      go: history.go,
      push: (to, state) => void go('push', to, state),
      replace: (to, state) => void go('replace', to, state),
    },
  }
}

const nowhere = () => {
  throw new Error('a page that is rendered for its HTML goes nowhere')
}

/** For pages that are rendered without a browser: links have their addresses, and that is all. */
export const standingStill: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: nowhere,
  push: nowhere,
  replace: nowhere,
}
