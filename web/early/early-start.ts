/**
 * In the head of the pages that frame a company's (built by itself, put there by the server): the launch is asked and its frame
 * opened while the site's scripts have not come yet, and these wait for the frame, so that it has the line to itself. The site
 * takes over what was begun (early.ts) or begins anew; nothing depends on it.
 */
import { LANGUAGES, STORAGE, type Language } from '@uwanja/contract/wire/constants'
import { gameHere } from '../game/early-game.ts'
import { LAUNCH_MS } from '../game/game-rules.ts'
import { readToken } from '../session/stored-user.ts'
import { bookHere } from '../sports/early-book.ts'
import { dropEarly, type EarlyFrame, type EarlyOutcome, holdEarly } from './early.ts'
import { newFrame } from './frame-element.ts'
import type { EarlyPage } from './early-page.ts'

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
  const wanted = [query.get('lang'), chosen, document.documentElement.lang]
  return wanted.flatMap((one) => LANGUAGES.find((language) => language === one) ?? [])[0] ?? 'en'
}

/** As web/send.ts asks it. */
async function launched({ path }: EarlyPage, token: string): Promise<EarlyOutcome> {
  const late = new AbortController()
  setTimeout(() => late.abort(), LAUNCH_MS)
  try {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    const response = await fetch(path, { method: 'POST', headers, credentials: 'same-origin', signal: late.signal })
    const { statusCode, status, data } = ((await response.json()) ?? {}) as Record<string, unknown>
    if (Number(statusCode ?? NaN) !== 0) return { came: 'refusal', status: typeof status === 'string' ? status : '' }
    return { came: 'data', data: (data ?? null) as Readonly<Record<string, unknown>> | null }
  } catch (error) {
    return late.signal.aborted ? { came: 'silence' } : { came: 'nothing', error }
  }
}

const parsed = (): Promise<unknown> =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : Promise.resolve()

let line: ReturnType<typeof setTimeout> | undefined

/** From now on for so long. */
function giveLine(forMs: number): void {
  clearTimeout(line)
  line = setTimeout(letScriptsCome, forMs)
}

function listen(early: EarlyFrame, origin: string): void {
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

async function open(early: EarlyFrame, page: EarlyPage): Promise<void> {
  const outcome = await early.launched
  early.outcome = outcome
  const answer = outcome.came === 'data' ? (outcome.data ?? {}) : null
  const address = answer && page.addressOf(answer)
  await parsed()
  if (!answer || !address || early.isOver) return letScriptsCome()
  const frame = newFrame(address, page.allow)
  frame.title = document.title
  listen(early, new URL(address).origin)
  // Its script is there: while it starts, the line is free.
  frame.addEventListener(
    'load',
    () => {
      early.hasLoaded = true
      letScriptsCome()
    },
    { once: true },
  )
  giveLine(LINE_MS.list)
  early.frame = frame
  early.place = page.stand(frame, answer)
  document.body.append(early.place)
}

function begin(): void {
  const query = new URLSearchParams(location.search)
  const token = readToken()
  const language = languageHere(query)
  const page = bookHere(query, language) ?? gameHere(query, language)
  const { dataset } = document.documentElement
  if (!('early' in dataset) || page === null) return letScriptsCome()
  // The site says what a visitor has to do.
  if (page.whose === 'player' && token === '') return letScriptsCome()
  // Said to index.html: from here on we let the scripts come.
  delete dataset['early']
  giveLine(LINE_MS.launch)
  const early: EarlyFrame = {
    path: page.path,
    token,
    launched: launched(page, token),
    outcome: null,
    place: null,
    frame: null,
    hasLoaded: false,
    heard: [],
    isOver: false,
    stop: () => undefined,
  }
  holdEarly(early)
  dropWhenSiteStands()
  // A browser that cannot move a frame that lives would load it twice.
  if ('moveBefore' in Element.prototype) return void open(early, page)
  letScriptsCome()
  void early.launched.then((outcome) => (early.outcome = outcome))
}

begin()
