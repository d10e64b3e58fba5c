/** Where the site stands, and the ways from there: what links, frames and pages know of the navigation. */
import { createContext, useContext } from 'react'
import { create } from 'zustand'

/** The browser's address in parts, and what its entry in the history holds. */
export interface SiteLocation {
  readonly pathname: string
  /** With its `?`, or empty. */
  readonly search: string
  /** With its `#`, or empty. */
  readonly hash: string
  /** What the page that led here handed over. */
  readonly state: unknown
  /** The entry's own name: two visits of one address differ. */
  readonly key: string
}

export interface Navigator {
  /** To an address of ours: whole, or a `?` or `#` of the one that is shown. Throws for one of another site. */
  readonly go: (to: string, how?: { readonly replace?: boolean; readonly state?: unknown }) => void
  /** Fetches a screen's chunk when a finger or a pointer comes near its link. */
  readonly preload: (to: string) => void
}

interface Here {
  readonly location: SiteLocation
  readonly navigator: Navigator
}

const nowhere = () => {
  throw new Error('a page that is rendered for its HTML goes nowhere')
}

/** For pages that are rendered without a browser: links have their addresses, and that is all. */
export const standingStill: Navigator = { go: nowhere, preload: nowhere }

export const locationOf = (pathname: string): SiteLocation => ({ pathname, search: '', hash: '', state: null, key: '' })

export const HereContext = createContext<Here>({ location: locationOf('/'), navigator: standingStill })

export const useHere = (): SiteLocation => useContext(HereContext).location
export const useNavigator = (): Navigator => useContext(HereContext).navigator

/** A page is on its way. */
export const useOpening = create<{ isOpening: boolean }>(() => ({ isOpening: false }))
