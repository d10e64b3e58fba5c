/** Asks what is on now. Null when nobody answers: what stands goes on standing. */
import { home, type HomeNow } from '@uwanja/contract/site/home'
import { ask } from '../ask.ts'
import { isMobile } from '../game/is-mobile.ts'

export const askNow = (signal: AbortSignal): Promise<HomeNow | null> =>
  ask(home.getNow, { forMobile: isMobile() }, signal).then(
    (now) => (Array.isArray(now?.matches) ? (now as HomeNow) : null),
    () => null,
  )
