/**
 * How long a line may be held open for nothing. Whoever says nothing, or takes nothing of what they asked for, costs them
 * nothing and us a line and its memory: of those too many are not kept, the oldest goes first. Lines that speak and listen
 * are never counted against an address, because a whole town may share one.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export const LINE_LIMITS = {
  /** Without a byte, before the head of a first request has come. */
  silentMs: 10_000,
  silentMost: 256,
  /** From the question to the last byte of the answer being taken; a page's largest file on the slowest network needs a quarter. */
  answerMs: 120_000,
  /** Of a file that is written while it is read. */
  longAnswerMs: 900_000,
  /** Answers that wait for their readers, together. */
  unreadMost: 512,
  unreadBytes: 64 * 1024 * 1024,
  lookMs: 1_000,
  /** Who comes at once with a thousand others has said something by then. */
  graceMs: 100,
} as const
export type LineLimits = { readonly [K in keyof typeof LINE_LIMITS]: number }

/** How long its answer may take; `stream`: as long as it likes, for it looks after its line itself. */
export type AnswerKind = 'short' | 'long' | 'stream'

interface Silent {
  bytes: number
  heardMs: number
}
interface Answering {
  readonly startedMs: number
  readonly mostMs: number
}

/** @param kindOf By the request's address. */
export function limitLines(
  server: Server,
  kindOf: (url: string) => AnswerKind,
  limits: LineLimits = LINE_LIMITS,
): void {
  const silent = silentLines(limits)
  const answers = answering(limits)
  server.on('connection', silent.opened)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    silent.spoke(request.socket)
    const kind = kindOf(request.url ?? '')
    if (kind !== 'stream') answers.began(response, kind === 'long' ? limits.longAnswerMs : limits.answerMs)
  })
  const looking = setInterval(() => {
    silent.look()
    answers.look()
  }, limits.lookMs)
  looking.unref()
  server.once('close', () => clearInterval(looking))
}

function silentLines({ silentMs, silentMost, graceMs }: LineLimits) {
  /** The oldest first. */
  const lines = new Map<Socket, Silent>()
  let dropping: NodeJS.Timeout | undefined
  const drop = () => {
    dropping = undefined
    for (const socket of lines.keys()) {
      if (lines.size <= silentMost) return
      lines.delete(socket)
      socket.destroy()
    }
  }
  return {
    opened(socket: Socket) {
      lines.set(socket, { bytes: 0, heardMs: performance.now() })
      socket.once('close', () => lines.delete(socket))
      // Many are taken in before the first of them is listened to.
      if (lines.size > silentMost) dropping ??= setTimeout(drop, graceMs).unref()
    },
    spoke: (socket: Socket) => void lines.delete(socket),
    look() {
      const nowMs = performance.now()
      for (const [socket, line] of lines) {
        // Node's parser takes bytes off the line itself, and no event says so.
        if (socket.bytesRead > line.bytes) Object.assign(line, { bytes: socket.bytesRead, heardMs: nowMs })
        else if (nowMs - line.heardMs >= silentMs) socket.destroy()
      }
    },
  }
}

function answering({ unreadMost, unreadBytes }: LineLimits) {
  const answers = new Map<ServerResponse, Answering>()
  return {
    began(response: ServerResponse, mostMs: number) {
      // Most answers are written and taken before this is asked.
      if (response.writableEnded && response.writableLength === 0) return
      answers.set(response, { startedMs: performance.now(), mostMs })
      response.once('close', () => answers.delete(response))
    },
    look() {
      const nowMs = performance.now()
      const unread: ServerResponse[] = []
      let bytes = 0
      for (const [response, { startedMs, mostMs }] of answers) {
        if (nowMs - startedMs > mostMs) response.destroy()
        else if (response.writableLength > 0) {
          unread.push(response)
          bytes += response.writableLength
        }
      }
      for (
        let left = unread.length, at = 0;
        at < unread.length && (left > unreadMost || bytes > unreadBytes);
        at++, left--
      ) {
        bytes -= unread[at]!.writableLength
        unread[at]!.destroy()
      }
    },
  }
}
