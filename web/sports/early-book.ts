/** A sportsbook's page as the script in its head opens it (early/early-start.ts). */
import type { Language } from '@uwanja/contract/wire/constants'
import type { EarlyPage } from '../early/early-page.ts'
import { jurisdiction } from '../jurisdiction.ts'
import { themeHere } from './site-theme.ts'
import {
  ALLOW,
  bookAt,
  frameAddress,
  frameLanguage,
  HEIGHT_PX,
  launchPath,
  leadsOf,
  safePlace,
  widgetAddress,
} from './sports-rules.ts'

/** Over the place that the server's page, which is hidden from a player, keeps for it. */
function stand(frame: HTMLIFrameElement): HTMLElement {
  const kept = document.querySelector('[data-frame-place]')?.getBoundingClientRect()
  const place = document.createElement('div')
  const { style } = place
  style.position = 'absolute'
  style.top = `${(kept?.top ?? 0) + window.scrollY}px`
  style.left = `${kept?.left ?? 0}px`
  style.width = kept ? `${kept.width}px` : '100%'
  frame.style.cssText = `width:100%;height:${HEIGHT_PX}px;border:0`
  place.append(frame)
  return place
}

/** Null: the address is no sportsbook's. */
export function bookHere(query: URLSearchParams, language: Language): EarlyPage | null {
  const at = bookAt(location.pathname)
  if (at === null) return null
  const culture = frameLanguage(at.languageCode, query.get('lang'), language)
  return {
    path: launchPath(at.book, culture),
    whose: 'player',
    allow: ALLOW,
    addressOf({ iFramebaseUrl: base, currentSession: session, basePath, url }) {
      const { frames, widget } = jurisdiction.sports
      if (leadsOf(base, frames) === null || widgetAddress(url, widget) !== null) return null
      const place = safePlace(query.get('at'))
      return frameAddress({
        base,
        session,
        basePath: basePath || location.pathname,
        culture,
        theme: themeHere(),
        place,
      })
    },
    stand,
  }
}
