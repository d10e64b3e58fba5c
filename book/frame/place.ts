/**
 * Where the frame stands. The page around it keeps the place in its own address (locationChanged), and with it the steps of Back:
 * within a frame the history is only replaced, else Back would have to be pressed twice. A widget has no address of its own.
 */
import { createStore } from 'zustand/vanilla'
import { readAddress } from './address.ts'
import { hostPage, isHeld, isWidget, tell } from './host.ts'
import type { SkinName } from './skins.ts'
import { useSession } from './session.ts'
import { hookOf } from './store-hook.ts'

export interface Place {
  readonly skin: SkinName
  readonly culture: string
  /** Below the language, from `/` on. */
  readonly pathname: string
  /** With its `?`, or empty. */
  readonly search: string
}

const store = createStore<Place>(() => ({ skin: 'altenar', culture: 'en', pathname: '/', search: '' }))
const usePart = hookOf(store)

/** The place, or the part of it that is selected. */
function usePlaceOf(): Place
function usePlaceOf<Part>(select: (place: Place) => Part): Part
function usePlaceOf<Part>(select?: (place: Place) => Part): Place | Part {
  return usePart<Place | Part>((place) => (select ? select(place) : place))
}
export const usePlace = Object.assign(usePlaceOf, store)

/** @param href Of a page of the frame: a path with its query. */
export function placeOf(href: string): Place {
  const { pathname, search } = new URL(href, 'http://frame.invalid')
  const { skin, culture, pathname: below } = readAddress(pathname)
  return { skin, culture, pathname: below, search }
}

/** The whole path of a place below the language. */
export const pathTo = ({ skin, culture }: Pick<Place, 'skin' | 'culture'>, place: string): string =>
  `/${skin}/${culture}${place}`

/** Where a link leads for who opens it elsewhere: a widget's are the pages of whoever drew it. */
export function hrefTo(here: Pick<Place, 'skin' | 'culture'>, place: string): string {
  const page = isWidget() ? hostPage(useSession.getState().basePath) : null
  if (page === null) return pathTo(here, place)
  page.searchParams.set('at', place)
  return page.href
}

interface Way {
  readonly isSamePage: boolean
}
/** Where we are going, until its page stands; null: we stand. */
let underWay: Way | null = null

/** A link that was tapped before the script had it has loaded this page: the page around us knows nothing of that. */
export function cameByOwnLink(): void {
  if (isHeld()) underWay = { isSamePage: false }
}

/** @param place Below the language, with its query: `/event/17`. */
export function go(place: string, { isSamePage }: Way = { isSamePage: false }): void {
  const here = usePlace.getState()
  const path = pathTo(here, place)
  if (!isWidget()) {
    if (isSamePage || isHeld()) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
  }
  const { pathname, search } = placeOf(path)
  underWay = { isSamePage: isSamePage && underWay?.isSamePage !== false }
  usePlace.setState({ pathname, search })
}

/** The page of the place stands: only now does the page around us follow, which has work of its own, and the top is the new page's. */
export function arrived({ pathname, search }: Place): void {
  if (underWay === null) return
  const { isSamePage } = underWay
  underWay = null
  tell('locationChanged', { pathname, search, hash: '', offset: 0 })
  if (isSamePage) return
  tell('scrollTop')
  if (!isWidget()) window.scrollTo(0, 0)
}

export function followHistory(): void {
  window.addEventListener('popstate', () => usePlace.setState(placeOf(location.pathname + location.search)))
}
