/** Has the browser keep the site for the next visit (service-worker.ts), once this visit has what it needs. */
import { useLanguage } from './texts/language.ts'
import type { WorkerMessage } from './service-worker.ts'

/** The worker's address; null where the server wants none. */
const address = () => document.querySelector('meta[name="uwanja-worker"]')?.getAttribute('content') ?? null

function told(): WorkerMessage {
  const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name))
  const files = loaded.filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'))
  return {
    files: [...new Set(files.map((url) => url.pathname))],
    path: location.pathname,
    language: useLanguage.getState().language,
  }
}

async function register(worker: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(worker)
  const ready = await navigator.serviceWorker.ready
  const tell = () => (ready.active ?? registration.active)?.postMessage(told())
  tell()
  useLanguage.subscribe(tell)
}

async function unregister(): Promise<void> {
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister()
}

/** Only built sites, and only where browsers allow it. Nothing of the page depends on it, so nothing is said when it fails. */
export function keepSite(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = () => {
    const worker = address()
    void (worker === null ? unregister() : register(worker)).catch(() => undefined)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
