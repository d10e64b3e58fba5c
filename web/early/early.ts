/**
 * The frame that the page's head has opened (early-start.ts) while the site's scripts were on their way, as the site takes it
 * over: what came of the launch, the frame itself, and what it has said. Each is taken once.
 */

/** What came of a launch, as a stranger's server may answer it. */
export type EarlyOutcome =
  | { readonly came: 'data'; readonly data: Readonly<Record<string, unknown>> | null }
  | { readonly came: 'refusal'; readonly status: string }
  | { readonly came: 'nothing'; readonly error: unknown }
  /** It was waited for long enough. */
  | { readonly came: 'silence' }

export interface EarlyFrame {
  /** Of the launch, with its query: what was asked, and for whom. */
  readonly path: string
  readonly token: string
  readonly launched: Promise<EarlyOutcome>
  /** Once it is there. */
  outcome: EarlyOutcome | null
  /** Where the frame stands until the site has its place. */
  place: HTMLElement | null
  frame: HTMLIFrameElement | null
  hasLoaded: boolean
  readonly heard: MessageEvent[]
  /** Nothing is opened any more: the site does it. */
  isOver: boolean
  /** Ends the listening. */
  stop(): void
}

type Held = { early?: EarlyFrame }
/** Where the server renders there is none. */
const held = (): EarlyFrame | undefined => (typeof window === 'undefined' ? undefined : (window as Held).early)

export const holdEarly = (early: EarlyFrame): void => void ((window as Held).early = early)

/** A launch that is the same one: asked at this path, with its values, for this player. */
export interface Asked {
  readonly path: string
  readonly token: string
}

const isOf = (early: EarlyFrame, { path, token }: Asked): boolean => early.path === path && early.token === token

/** Its frame may go on when the browser can move one that lives. */
type Moves = { moveBefore?: (node: Node, child: Node | null) => void }

/** @returns undefined: there is none, or not yet. */
export function earlyData<T>(asked: Asked): T | undefined {
  const early = held()
  if (early?.outcome?.came !== 'data' || !isOf(early, asked)) return undefined
  const { data } = early.outcome
  early.outcome = null
  // Its address opens once: who has the answer opens it, unless the frame stands already.
  if (!early.frame) early.isOver = true
  // As whoever asked for it narrows it: each field may be missing.
  return data as T
}

/** Of a launch that is still on its way, or has come and opened nothing; null: there is none. */
export async function awaitedOutcome(asked: Asked): Promise<EarlyOutcome | null> {
  const early = held()
  if (!early || early.frame || !isOf(early, asked)) return null
  early.isOver = true
  delete (window as Held).early
  early.stop()
  return early.launched
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

/** What an adopted frame has done until now. The one who asks hears it from here on. Null: it was not opened early. */
export function takeAdopted(frame: Element | null): Pick<EarlyFrame, 'heard' | 'hasLoaded'> | null {
  const early = held()
  if (!early?.frame || early.frame !== frame) return null
  early.stop()
  delete (window as Held).early
  early.place?.remove()
  return early
}

/** Once the first page stands: what it did not take is nobody's. */
export function dropEarly(): void {
  const early = held()
  if (!early) return
  early.isOver = true
  early.place?.remove()
}
