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
  LAUNCH_MS,
  leadsOf,
  HEIGHT_PX,
  safePlace,
  widgetAddress,
} from './sports-rules.ts'

/**
 * For how long the site's scripts leave the line to the frame at most: an answer to the launch needs next to nothing of it, so a silent
 * company keeps nobody waiting; then for the frame's list, which not every frame tells of; then for the frame's own script, without
 * which no tap in it is answered.
 */
const LINE_MS = { launch: 1_500, list: 3_000, script: 4_000 } as const
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
async function launched(path: string, token: string): Promise<EarlyAnswer | 'silent' | null> {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const late = new AbortController()
  setTimeout(() => late.abort(), LAUNCH_MS)
  try {
    const response = await fetch(path, { method: 'POST', headers, credentials: 'same-origin', signal: late.signal })
    const { statusCode, data } = ((await response.json()) ?? {}) as { statusCode?: unknown; data?: EarlyAnswer | null }
    return statusCode === 0 ? (data ?? null) : null
  } catch {
    return late.signal.aborted ? 'silent' : null
  }
}

const answerIn = (said: EarlyAnswer | 'silent' | null): EarlyAnswer | null => (said === 'silent' ? null : said)

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

let line: ReturnType<typeof setTimeout> | undefined

/** From now on for so long. */
function giveLine(forMs: number): void {
  clearTimeout(line)
  line = setTimeout(letScriptsCome, forMs)
}

function listen(early: EarlyBook, origin: string): void {
  const hear = (event: MessageEvent<unknown>): void => {
    if (event.origin !== origin || event.source === null || event.source !== early.frame?.contentWindow) return
    const { data } = event
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'listShown')
      return giveLine(LINE_MS.script)
    // Whatever else it says, its script says.
    letScriptsCome()
    early.heard.push(event)
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
  early.answer = answerIn(await early.launched)
  const address = early.answer && addressOf(early.answer, early.culture)
  await parsed()
  if (!address || early.isOver) return letScriptsCome()
  const frame = newFrame(address)
  frame.title = document.title
  listen(early, new URL(address).origin)
  // Its script is there: while it starts, the line is free.
  frame.addEventListener('load', letScriptsCome, { once: true })
  giveLine(LINE_MS.list)
  stand(early, frame)
}

function begin(): void {
  const at = bookAt(location.pathname)
  const token = readToken()
  const { dataset } = document.documentElement
  if (!('early' in dataset) || at === null || token === '') return letScriptsCome()
  // Said to index.html: from here on we let the scripts come.
  delete dataset['early']
  giveLine(LINE_MS.launch)
  const query = new URLSearchParams(location.search)
  const culture = frameLanguage(at.languageCode, query.get('lang'), languageHere(query))
  const early: EarlyBook = {
    book: at.book,
    culture,
    token,
    launched: launched(launchPath(at.book, culture), token),
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
  void early.launched.then((said) => (early.answer = answerIn(said)))
}

begin()
