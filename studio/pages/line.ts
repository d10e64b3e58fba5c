/**
 * A live line: server-sent events over fetch, because a session travels in a header and EventSource sends none. A
 * dropped or silent line is opened again; the first event is always the whole state, so nothing is missed for good.
 */

export type EventOf<Events> = {
  [N in keyof Events]: { readonly name: N; readonly data: Events[N] }
}[keyof Events]
export type Link = 'connecting' | 'live' | 'lost'

/** The studio ticks once a second; this long without a word means that the line is dead. */
const SILENCE_MS = 5_000
const RETRY_MS = [300, 1_000, 2_000, 4_000] as const

/** Cuts whole frames off the text; the rest waits for more. */
export function takeFrames<Events>(text: string): {
  readonly events: readonly EventOf<Events>[]
  readonly rest: string
} {
  const frames = text.split('\n\n')
  const rest = frames.pop() ?? ''
  const events = frames.flatMap((frame) => {
    const name = /^event: (\w+)$/m.exec(frame)?.[1]
    const data = /^data: (.*)$/m.exec(frame)?.[1]
    return name && data ? [{ name, data: JSON.parse(data) } as EventOf<Events>] : []
  })
  return { events, rest }
}

export interface Ear<Events> {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly onEvent: (event: EventOf<Events>) => void
  readonly onLink: (link: Link) => void
}

/** Reads one line until it ends; throws when it breaks. */
async function readLine<Events>(ear: Ear<Events>, control: AbortController, heard: () => void): Promise<void> {
  const response = await fetch(ear.address, { headers: ear.headers, signal: control.signal, cache: 'no-store' })
  if (!response.ok || !response.body) throw new Error('no line')
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    heard()
    const { events, rest } = takeFrames<Events>(text + decoder.decode(value, { stream: true }))
    text = rest
    for (const event of events) ear.onEvent(event)
  }
}

/** Opens the line and keeps it open. Answers how to hang up. */
export function openLine<Events>(ear: Ear<Events>): () => void {
  let control = new AbortController()
  let isOver = false
  let tries = 0
  let watchdog: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  const watch = () => {
    clearTimeout(watchdog)
    watchdog = setTimeout(() => control.abort(), SILENCE_MS)
  }
  async function run(): Promise<void> {
    clearTimeout(retry)
    control = new AbortController()
    watch()
    try {
      await readLine(ear, control, () => {
        tries = 0
        ear.onLink('live')
        watch()
      })
    } catch {
      // Broken, silent or refused: all the same here.
    }
    clearTimeout(watchdog)
    if (isOver) return
    ear.onLink('lost')
    retry = setTimeout(() => void run(), RETRY_MS[Math.min(tries++, RETRY_MS.length - 1)])
  }
  void run()
  return () => {
    isOver = true
    clearTimeout(watchdog)
    clearTimeout(retry)
    control.abort()
  }
}
