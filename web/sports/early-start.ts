/**
 * In the head of a sportsbook's page (built by itself, put there by the server): a player's launch is asked and its frame opened
 * while the site's scripts have not come yet, and these wait for the frame's first list, so that odds have the line to themselves.
 * The site takes over what was begun (early.ts) or begins anew; nothing depends on it.
 */
import { LANGUAGES, STORAGE, type Language } from '@uwanja/contract/wire/constants'
import { jurisdiction } from '../jurisdiction.ts'
import { readToken } from '../session/stored-user.ts'
import { dropEarly, type EarlyAnswer, type EarlyBook, holdEarly } from './early.ts'
import { newFrame } from './frame-element.ts'
import { themeHere } from './site-theme.ts'
import {
  bookAt,
  frameAddress,
  frameLanguage,
  launchPath,
  leadsOf,
  HEIGHT_PX,
  safePlace,
  widgetAddress,
} from './sports-rules.ts'

/** The site's scripts wait no longer for a frame whose list does not come, or that is not ours and does not say so. */
const LINE_MS = 3_000

/** index.html has held the scripts back. */
const letScriptsCome = (): void => void dispatchEvent(new Event('early'))

function languageHere(query: URLSearchParams): Language {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem(STORAGE.language)
  } catch {
    // Closed to us: as if nobody had chosen.
  }
  const wanted = [query.get('lang'), chosen]
  return wanted.flatMap((one) => LANGUAGES.find((language) => language === one) ?? [])[0] ?? 'en'
}

/** As web/send.ts asks it. */
async function launched(path: string, token: string): Promise<EarlyAnswer | null> {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const response = await fetch(path, { method: 'POST', headers, credentials: 'same-origin' })
  const { statusCode, data } = ((await response.json()) ?? {}) as { statusCode?: unknown; data?: EarlyAnswer | null }
  return statusCode === 0 ? (data ?? null) : null
}

/** The address that the site would frame; null: the site shows something else. */
function addressOf({ iFramebaseUrl: base, currentSession: session, basePath, url }: EarlyAnswer, culture: string) {
  const { frames, widget } = jurisdiction.sports
  if (leadsOf(base, frames) === null || widgetAddress(url, widget) !== null) return null
  const place = safePlace(new URLSearchParams(location.search).get('at'))
  return frameAddress({ base, session, basePath: basePath || location.pathname, culture, theme: themeHere(), place })
}

const parsed = (): Promise<unknown> =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : Promise.resolve()

/** Over the place that the server's page, which is hidden from a player, keeps for it. */
function stand(early: EarlyBook, frame: HTMLIFrameElement): void {
  const kept = document.querySelector('[data-frame-place]')?.getBoundingClientRect()
  const place = document.createElement('div')
  const { style } = place
  style.position = 'absolute'
  style.top = `${(kept?.top ?? 0) + window.scrollY}px`
  style.left = `${kept?.left ?? 0}px`
  style.width = kept ? `${kept.width}px` : '100%'
  frame.style.cssText = `width:100%;height:${HEIGHT_PX}px;border:0`
  place.append(frame)
  early.place = place
  early.frame = frame
  document.body.append(place)
}

function listen(early: EarlyBook, origin: string): void {
  const hear = (event: MessageEvent<unknown>): void => {
    if (event.origin !== origin || event.source === null || event.source !== early.frame?.contentWindow) return
    const { data } = event
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'listShown') letScriptsCome()
    else early.heard.push(event)
  }
  window.addEventListener('message', hear)
  early.stop = () => window.removeEventListener('message', hear)
}

/** The mark of index.html goes when the site's first page stands (web/replay-input.ts): what that has not taken is dropped. */
function dropWhenSiteStands(): void {
  const page = document.documentElement
  const observer = new MutationObserver(() => {
    if ('shell' in page.dataset) return
    observer.disconnect()
    dropEarly()
  })
  observer.observe(page, { attributes: true, attributeFilter: ['data-shell'] })
}

async function open(early: EarlyBook): Promise<void> {
  early.answer = await early.launched
  const address = early.answer && addressOf(early.answer, early.culture)
  await parsed()
  if (!address || early.isOver) return letScriptsCome()
  const frame = newFrame(address)
  frame.title = document.title
  listen(early, new URL(address).origin)
  frame.addEventListener('load', letScriptsCome, { once: true })
  setTimeout(letScriptsCome, LINE_MS)
  stand(early, frame)
}

function begin(): void {
  const at = bookAt(location.pathname)
  const token = readToken()
  const { dataset } = document.documentElement
  if (!('early' in dataset) || at === null || token === '') return letScriptsCome()
  const query = new URLSearchParams(location.search)
  const culture = frameLanguage(at.languageCode, query.get('lang'), languageHere(query))
  const early: EarlyBook = {
    book: at.book,
    culture,
    token,
    // The site asks once more, and tells what is wrong.
    launched: launched(launchPath(at.book, culture), token).catch(() => null),
    answer: null,
    place: null,
    frame: null,
    heard: [],
    isOver: false,
    stop: () => undefined,
  }
  holdEarly(early)
  dropWhenSiteStands()
  // A browser that cannot move a frame that lives would load it twice.
  if ('moveBefore' in Element.prototype) return void open(early)
  letScriptsCome()
  void early.launched.then((answer) => (early.answer = answer))
}

begin()
