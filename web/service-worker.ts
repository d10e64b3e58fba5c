/**
 * The service worker: the second visit begins with what the browser kept of the first. It keeps pages of visitors and hashed
 * files, nothing else: no call, no answer to one, no address with values in it. Built to /sw.js by tools/finish-site.mjs.
 *
 * One cache a release. A page is kept only by the worker of its own release, so a kept page always finds its own files; a
 * page of a newer release is shown as the server sends it, and makes the browser look for the newer worker.
 */
import type { PushShown } from '@uwanja/contract/site/push'
import type { Language } from '@uwanja/i18n/language'
import { offlinePage } from './offline-page.ts'
import { renewSubscription, type SubscriptionChange } from './push/renew.ts'

/** What the build knows of this release (tools/finish-site.mjs). */
declare const SITE_FILES: { readonly version: string; readonly kept: readonly string[] }

/** The worker's side of the browser, as far as it is used here: the compiler's library knows the page's side only. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface PushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null
}
interface NotificationEvent extends WorkerEvent {
  readonly notification: Notification
}
interface Page {
  readonly url: string
  focus(): Promise<unknown>
  navigate(path: string): Promise<unknown>
}
interface Worker {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { readonly type: 'window' }): Promise<readonly Page[]>
    openWindow(path: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', run: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', run: (event: FetchEvent) => void): void
  addEventListener(type: 'push', run: (event: PushEvent) => void): void
  addEventListener(type: 'pushsubscriptionchange', run: (event: WorkerEvent & SubscriptionChange) => void): void
  addEventListener(type: 'notificationclick', run: (event: NotificationEvent) => void): void
  addEventListener(type: 'message', run: (event: WorkerEvent & { readonly data: unknown }) => void): void
}
declare const self: Worker & typeof globalThis

/** What a page tells (web/keep-site.ts). */
export interface WorkerMessage {
  readonly files: readonly string[]
  readonly path: string
  readonly language: Language
}

const PREFIX = 'site-'
const CACHE = PREFIX + SITE_FILES.version
/** No address of the site: only the cache knows it. */
const LANGUAGE_KEY = '/kept-language'

const isFile = (path: string) => path.startsWith('/assets/')
const isCall = (path: string) => /^\/(api|callbacks|lite)(\/|$)/i.test(path)

/** A page of this release that the server knows as one of its table; never what it sent after a redirect. */
function isOurs(answer: Response): boolean {
  return answer.ok && !answer.redirected && answer.headers.get('x-site-version') === SITE_FILES.version
}

async function keepPage(path: string, answer: Response): Promise<void> {
  await (await caches.open(CACHE)).put(path, answer)
}

/** Asks the server for a page behind the player's back: keeps it, or learns that there is a newer release. */
async function renew(path: string, asking: Promise<Response>): Promise<void> {
  const answer = await asking.catch(() => null)
  if (answer === null) return
  if (isOurs(answer)) return keepPage(path, answer.clone())
  if (answer.headers.has('x-site-version')) await self.registration.update()
}

/** What a page shows first is of an earlier visit anyway, and asked for anew by the page: it is read again when it is this old. */
const OLD_MS = 6 * 3_600_000
const NOT_MODIFIED = 304

/** Asks whether what was kept is still the page but for what is on now (`x-site-shell`): most visits cost no more. */
async function renewKept(path: string, kept: Response): Promise<void> {
  const shell = kept.headers.get('x-site-shell') ?? ''
  const asking = fetch(path, { headers: { 'if-none-match': `W/"${shell}"` } })
  const answer = await asking.catch(() => null)
  if (answer?.status !== NOT_MODIFIED) return renew(path, asking)
  const [then, now] = [kept, answer].map(({ headers }) => Date.parse(headers.get('date') ?? ''))
  // Of an age that nobody knows it is old.
  if (!(now! - then! < OLD_MS)) await renew(path, fetch(path))
}

async function languageKept(): Promise<Language> {
  const kept = await (await caches.open(CACHE)).match(LANGUAGE_KEY)
  return ((await kept?.text()) ?? 'en') as Language
}

async function openPage(event: FetchEvent, path: string, hasValues: boolean): Promise<Response> {
  const kept = hasValues ? undefined : await (await caches.open(CACHE)).match(path)
  if (kept) {
    event.waitUntil(renewKept(path, kept))
    return kept
  }
  const asking = fetch(event.request)
  if (!hasValues)
    event.waitUntil(
      renew(
        path,
        asking.then((answer) => answer.clone()),
      ),
    )
  try {
    return await asking
  } catch {
    const html = offlinePage(await languageKept())
    return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
  }
}

async function openFile(request: Request): Promise<Response> {
  // In any cache: a page of the release before may still be open.
  const kept = await caches.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(request.url, answer.clone())
  return answer
}

self.addEventListener('install', (event) => {
  const fill = async () => {
    await (await caches.open(CACHE)).addAll([...SITE_FILES.kept])
    await self.skipWaiting()
  }
  event.waitUntil(fill())
})

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    // Names come in the order in which they were made. The one before ours may have pages open; older ones have none.
    const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname, search } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin || isCall(pathname)) return
  if (isFile(pathname)) event.respondWith(openFile(event.request))
  else if (mode === 'navigate') event.respondWith(openPage(event, pathname, search !== ''))
})

/** In another language the kept pages would be taken away again by each page itself: they are read anew. */
async function keepLanguage(cache: Cache, language: Language): Promise<void> {
  if ((await languageKept()) === language) return
  const pages = (await cache.keys()).filter(({ url }) => !isFile(new URL(url).pathname))
  await Promise.all(pages.map((page) => cache.delete(page)))
  await cache.put(LANGUAGE_KEY, new Response(language))
}

/** The first visit began before there was a worker: its files come from the browser's own store, not from the net again. */
self.addEventListener('message', (event) => {
  const { files, path, language } = event.data as WorkerMessage
  const keep = async () => {
    const cache = await caches.open(CACHE)
    await keepLanguage(cache, language)
    const missing = await Promise.all(files.map(async (file) => ((await cache.match(file)) ? [] : [file])))
    await cache.addAll(missing.flat())
    if (!(await cache.match(path))) await renew(path, fetch(path))
  }
  event.waitUntil(keep())
})

/** A path of the site and nothing else: what arrives may be anything. */
const ownPath = (raw: unknown): string => (typeof raw === 'string' && /^\/(?![/\\])/.test(raw) ? raw : '/')

/** What the server has sealed for this browser (contract/site/push.ts). Browsers want something shown for each push. */
self.addEventListener('push', (event) => {
  let told: Partial<PushShown> = {}
  try {
    told = event.data?.json() as PushShown
  } catch {
    // No words of ours: the name alone is shown.
  }
  const { title = 'Uwanja', body = '', tag = '', path, lang = '' } = told
  const shown = { body, tag, lang, icon: '/icon-192.png', data: ownPath(path) }
  event.waitUntil(self.registration.showNotification(title, shown))
})

/** A page that stands open comes to the front and goes there, a game never: it would be lost. Else a new one. */
async function openPath(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' })
  const page = pages.find(({ url }) => !/^\/game\//i.test(new URL(url).pathname))
  if (!page) return void (await self.clients.openWindow(path))
  await page.focus().catch(() => undefined)
  await page.navigate(path)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPath(ownPath(event.notification.data)))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event, self))
})
