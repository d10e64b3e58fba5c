/**
 * The sportsbook that the page's head has opened (early-start.ts) while the site's scripts were on their way, as the site takes it
 * over: the launch's answer, the frame itself, and what it has said. Each is taken once.
 */
import type { Launched } from '@uwanja/contract/site/sports'
import type { BookName } from './sports-rules.ts'

/** As a stranger's server may answer it. */
export type EarlyAnswer = { readonly [K in keyof Launched]?: Launched[K] | null }

export interface EarlyBook {
  readonly book: BookName
  readonly culture: string
  readonly token: string
  /** Null: it failed, or was no launch, and the site asks once more, to tell what is wrong. `silent`: it was waited for long enough. */
  readonly launched: Promise<EarlyAnswer | 'silent' | null>
  /** Once it is there. */
  answer: EarlyAnswer | null
  /** Where the frame stands until the site has its place. */
  place: HTMLElement | null
  frame: HTMLIFrameElement | null
  readonly heard: MessageEvent[]
  /** Nothing is opened any more: the site does it. */
  isOver: boolean
  /** Ends the listening. */
  stop(): void
}

type Held = { earlyBook?: EarlyBook }
/** Where the server renders there is none. */
const held = (): EarlyBook | undefined => (typeof window === 'undefined' ? undefined : (window as Held).earlyBook)

export const holdEarly = (early: EarlyBook): void => void ((window as Held).earlyBook = early)

const isOf = (early: EarlyBook, book: BookName, culture: string, token: string): boolean =>
  early.book === book && early.culture === culture && early.token === token

/** Its frame may go on when the browser can move one that lives. */
type Moves = { moveBefore?: (node: Node, child: Node | null) => void }

/** @returns undefined: there is none, or not yet. */
export function earlyAnswer(book: BookName, culture: string, token: string): EarlyAnswer | undefined {
  const early = held()
  if (!early?.answer || !isOf(early, book, culture, token)) return undefined
  const { answer } = early
  early.answer = null
  return answer
}

/** Of a launch that is still on its way; null: there is none. Throws where it was not answered. */
export async function awaitedLaunch(book: BookName, culture: string, token: string): Promise<EarlyAnswer | null> {
  const early = held()
  if (!early || early.frame || !isOf(early, book, culture, token)) return null
  early.isOver = true
  delete (window as Held).earlyBook
  early.stop()
  const said = await early.launched
  if (said === 'silent') throw new Error('the launch was not answered')
  return said
}

/** Puts the frame that lives at this address where it belongs; null: there is none, or this browser cannot move it. */
export function adoptFrame(address: string, into: HTMLElement): HTMLIFrameElement | null {
  const frame = held()?.frame
  if (!frame?.isConnected || frame.src !== address) return null
  const { moveBefore } = into as Moves
  if (!moveBefore) return null
  moveBefore.call(into, frame, null)
  return frame
}

/** What the adopted frame has said until now. The one who asks hears it from here on. */
export function takeHeard(frame: Element | null): readonly MessageEvent[] {
  const early = held()
  if (!early?.frame || early.frame !== frame) return []
  early.stop()
  delete (window as Held).earlyBook
  early.place?.remove()
  return early.heard
}

/** Once the first page stands: what it did not take is nobody's. */
export function dropEarly(): void {
  const early = held()
  if (!early) return
  early.isOver = true
  early.place?.remove()
}
