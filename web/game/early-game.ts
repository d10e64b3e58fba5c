/** A game's page as the script in its head opens it (early/early-start.ts). */
import type { Language } from '@uwanja/contract/wire/constants'
import type { EarlyPage } from '../early/early-page.ts'
import { ALLOW, gameAddress, launchAt, taxOf } from './game-rules.ts'
import { launchRequest } from './launch-request.ts'

function line(className: string): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  return element
}

/** Where GameStage.tsx will have it, below the room of its bar and of its line about tax: nothing moves under the thumb. */
function stand(frame: HTMLIFrameElement, answer: Readonly<Record<string, unknown>>): HTMLElement {
  const place = line('night fixed inset-0 flex h-dvh flex-col bg-ground')
  place.append(line('min-h-12 border-b border-line'))
  if (taxOf(answer) !== null) {
    const tax = line('border-b border-line px-3 py-1 text-xs')
    tax.textContent = '\u00a0'
    place.append(tax)
  }
  frame.className = 'min-h-0 w-full flex-1 border-0'
  place.append(frame)
  return place
}

/** Null: the address is no game's. */
export function gameHere(query: URLSearchParams, language: Language): EarlyPage | null {
  const at = launchAt(location.pathname)
  if (at === null) return null
  const { path, freeplay } = launchRequest({ ...at, query, language })
  return {
    path,
    whose: freeplay === '1' ? 'anyone' : 'player',
    allow: ALLOW,
    addressOf: ({ url }) => gameAddress(url),
    stand,
  }
}
