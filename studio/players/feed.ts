/** Live lines to pages: server-sent events, told to everybody or to one player. */
import type { ServerResponse } from 'node:http'

export interface Feed<Events extends object> {
  /** False: no room for another line. */
  add(response: ServerResponse, playerId: string | null): boolean
  publish<N extends keyof Events & string>(name: N, data: Events[N]): void
  publishTo<N extends keyof Events & string>(playerId: string, name: N, data: () => Events[N]): void
  tell<N extends keyof Events & string>(response: ServerResponse, name: N, data: Events[N]): void
  isWatched(): boolean
  close(): void
}

const MOST_LINES = 2_000
/** A reader so far behind is gone or stuck; it connects again and starts from a whole state. */
const MOST_BEHIND_BYTES = 262_144

const frame = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

export function openFeed<Events extends object>(): Feed<Events> {
  const lines = new Map<ServerResponse, string | null>()

  function send(response: ServerResponse, text: string): void {
    if (response.writableLength > MOST_BEHIND_BYTES) response.destroy()
    else response.write(text)
  }
  return {
    add(response, playerId) {
      if (lines.size >= MOST_LINES) return false
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        // Proxies that collect answers would hold the crash back.
        'x-accel-buffering': 'no',
      })
      lines.set(response, playerId)
      response.on('close', () => lines.delete(response))
      response.on('error', () => lines.delete(response))
      return true
    },
    publish(name, data) {
      const text = frame(name, data)
      for (const response of lines.keys()) send(response, text)
    },
    publishTo(playerId, name, data) {
      let text: string | undefined
      for (const [response, whose] of lines) {
        if (whose === playerId) send(response, (text ??= frame(name, data())))
      }
    },
    tell: (response, name, data) => send(response, frame(name, data)),
    isWatched: () => lines.size > 0,
    close() {
      for (const response of lines.keys()) response.end()
      lines.clear()
    },
  }
}
