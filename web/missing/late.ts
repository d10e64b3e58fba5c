/** Parts of the site that come with a page or with a tap: a chunk that was not there is asked for again, and the page keeps what was typed. */
import { lazy, type ComponentType } from 'react'
import { noteConnection } from '../connection.ts'
import { logFailure } from '../log.ts'
import { pause } from '../pause.ts'

/** @param wait Between two tries. Never rejects: nobody asked for the part, so nobody is told that it broke. */
export async function untilThere<Part>(load: () => Promise<Part>, wait: () => Promise<unknown> = pause): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      logFailure('a part of the site was not there', error)
      await wait()
    }
  }
}

/** As React's lazy, for what no tap waits for; the fallback around it stands until it is there. */
export const late = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilThere(load) }))

const SOON_MS = 2_000
/** Ten seconds: what a phone's line is away in a lift. After that the part may be gone with a release, and a page that breaks says so. */
const TRIES = 6

const soon = () => new Promise<unknown>((resolve) => setTimeout(resolve, SOON_MS))

/**
 * Somebody waits: the page says that there is no line, and it is soon asked again.
 *
 * @param wait Between two tries; the last try's error is thrown.
 */
export async function soonThere<Part>(load: () => Promise<Part>, wait: () => Promise<unknown> = soon): Promise<Part> {
  for (let left = TRIES; ; left--) {
    try {
      const part = await load()
      if (left < TRIES) noteConnection('reached')
      return part
    } catch (error) {
      if (left === 1) throw error
      noteConnection('lost')
      await wait()
    }
  }
}

/** As React's lazy, for what a tap waits for. */
export const tapped = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await soonThere(load) }))
