/** Parts of the site that come by themselves: a chunk that was not there is asked for again, and the page goes on meanwhile. */
import { lazy, type ComponentType } from 'react'
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
