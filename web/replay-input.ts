/**
 * What a person does on the server's page before the site has taken it over: nothing of it is lost. A form's own defaults
 * would wipe what was typed, and a tap on a button would go nowhere (index.html remembers it).
 */

/** True until the server's page is the site's own, and where the server makes it; index.html has set the mark. */
export const isTakingOver = (): boolean =>
  typeof document === 'undefined' || document.documentElement.dataset['shell'] === 'server'

type Entry = HTMLInputElement | HTMLSelectElement

const isEntry = (raw: unknown): raw is Entry => raw instanceof HTMLInputElement || raw instanceof HTMLSelectElement
const isTicked = (entry: HTMLInputElement) => entry.type === 'checkbox' || entry.type === 'radio'

function isTouched(entry: Entry): boolean {
  if (entry instanceof HTMLSelectElement) return [...entry.options].some((one) => one.selected !== one.defaultSelected)
  return isTicked(entry) ? entry.checked !== entry.defaultChecked : entry.value !== entry.defaultValue
}

/**
 * React hears only of values that were set past its own watch on the element, as a person's are, and that are another than it saw
 * last: what stood there when it took the element over is emptied first, within its sight.
 */
function enter(entry: Entry, value: string): void {
  if (entry instanceof HTMLInputElement) entry.value = ''
  const kind = entry instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(entry, value)
  entry.dispatchEvent(new Event(kind === HTMLInputElement ? 'input' : 'change', { bubbles: true }))
}

/**
 * Begins to remember. @returns what gives everything back, once the page answers; then the marks of index.html go. It gives in a turn of
 * its own: what a person does may be what ends the taking over, in the middle of its events, and the rest of them would find what was
 * given and not yet shown.
 */
export function replayInput(root: HTMLElement): () => void {
  const entered = new Map<Entry, string | boolean>()
  const note = (entry: Entry) =>
    entered.set(entry, entry instanceof HTMLInputElement && isTicked(entry) ? entry.checked : entry.value)
  const hear = ({ target }: Event) => isEntry(target) && note(target)
  for (const entry of root.querySelectorAll<Entry>('input, select')) if (isTouched(entry)) note(entry)
  root.addEventListener('input', hear, { capture: true })
  function give(): void {
    root.removeEventListener('input', hear, { capture: true })
    for (const [entry, value] of entered) {
      if (!entry.isConnected) continue
      if (typeof value === 'string') enter(entry, value)
      else if ('checked' in entry && entry.checked !== value) entry.click()
    }
    const { tapped } = window as { tapped?: HTMLElement | null }
    if (tapped?.isConnected) tapped.click()
  }
  return () => {
    delete document.documentElement.dataset['shell']
    setTimeout(give)
  }
}
