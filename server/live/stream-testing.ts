/** A page's stream, as tests read it. */
import { expect, vi } from 'vitest'
import { LIVE_PATH } from '@uwanja/contract/site/live'

interface Received {
  readonly id: string
  readonly event: string
  readonly data: Record<string, unknown>
}

const open: AbortController[] = []

/** Ends every stream that a test has opened. */
export const closeStreams = () => open.splice(0).forEach((control) => control.abort())

/** Reads a stream as the site does: by fetch, with the bearer in a header. */
export async function listen(url: string, token: string, lastId?: string) {
  const control = new AbortController()
  open.push(control)
  const answer = await fetch(url + LIVE_PATH, {
    signal: control.signal,
    headers: { authorization: `Bearer ${token}`, ...(lastId ? { 'last-event-id': lastId } : {}) },
  })
  const heard: Received[] = []
  let hasEnded = false
  const reading = async () => {
    let text = ''
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const blocks = text.split('\n\n')
      text = blocks.pop()!
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
        if (field('event'))
          heard.push({
            id: field('id')!,
            event: field('event')!,
            data: JSON.parse(field('data')!) as Record<string, unknown>,
          })
      }
    }
  }
  if (answer.status === 200)
    void reading()
      .catch(() => {})
      .finally(() => (hasEnded = true))
  const until = (event: string, data: object) =>
    vi.waitFor(
      () =>
        expect(heard).toContainEqual(
          expect.objectContaining({ event, data: expect.objectContaining(data) as unknown }),
        ),
      10_000,
    )
  return { answer, heard, until, hasEnded: () => hasEnded, stop: () => control.abort() }
}
