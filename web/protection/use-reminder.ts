/** When the reminder is due, and when a session of play is over: counted by the server, asked anew when it rings. */
import type { Reply } from '@uwanja/contract/wire/call'
import { everyPage } from '@uwanja/contract/site/every-page'
import { useEffect } from 'react'
import { create } from 'zustand'
import { ask } from '../ask.ts'
import { useLive } from '../live/capabilities.ts'
import { AGAIN_MS, pause } from '../pause.ts'
import { queries, useQuery } from '../queries.ts'
import { send, type Loose } from '../send.ts'
import { serverNow } from '../server-clock.ts'
import { useSession } from '../session/session.ts'
import { readToken } from '../session/stored-user.ts'

export type Play = NonNullable<Loose<Reply<typeof everyPage.getSession>>>
export const PLAY_KEY = 'play'

interface DueNotice {
  readonly token: string
  readonly play: Play
  readonly what: 'reminder' | 'session'
}

/** What is being told now, and which end of a session was put away: a game's window looks at it too. */
const useTold = create<{ readonly told: DueNotice | null; readonly seenEnd: string }>(() => ({
  told: null,
  seenEnd: '',
}))

/** What stands over the page, or null. */
export function useStanding(): DueNotice | null {
  const token = useSession((session) => session.user?.token ?? '')
  const told = useTold((state) => state.told)
  return told !== null && told.token === token && token !== '' ? told : null
}

export const putAway = () =>
  useTold.setState(({ told }) => ({ told: null, seenEnd: told?.what === 'session' ? endOf(told.play) : '' }))

const endOf = (play: Play) => play.sessionAgainAt ?? ''

function dueOf(play: Play): DueNotice['what'] | null {
  if (play.reminderInS === 0) return 'reminder'
  return play.sessionLeftS === 0 && endOf(play) !== useTold.getState().seenEnd ? 'session' : null
}

/** Until something may be due, by what the server said; null: nothing comes. */
function msToNext({ reminderInS, sessionLeftS, sessionAgainAt }: Play): number | null {
  const again = sessionAgainAt ? (Date.parse(sessionAgainAt) - serverNow()) / 1_000 + 1 : null
  const ahead = [reminderInS, sessionLeftS, again].filter((one) => typeof one === 'number' && one > 0)
  return ahead.length === 0 ? null : Math.min(...(ahead as number[])) * 1_000
}

/** @returns whether the server has heard it: until then no stake is taken. */
export async function answerReminder(): Promise<boolean> {
  const outcome = await send(everyPage.answerReminder, {}).catch(() => null)
  if (outcome?.ok !== true) return false
  putAway()
  void queries.invalidateQueries({ queryKey: [PLAY_KEY] })
  return true
}

/**
 * For who goes to take a break: they are not kept by an answer that did not come. It is given again until the server has
 * heard it, because without it no stake is ever taken again; who has logged out meanwhile answers nothing.
 *
 * @param wait Between two tries.
 */
export async function answerOnTheWay(wait: () => Promise<unknown> = pause): Promise<void> {
  const token = readToken()
  putAway()
  for (;;) {
    const outcome = await send(everyPage.answerReminder, {}).catch(() => null)
    if (outcome !== null) break
    await wait()
    if (readToken() !== token) return
  }
  void queries.invalidateQueries({ queryKey: [PLAY_KEY] })
}

export function useReminder(): DueNotice | null {
  const token = useSession((session) => session.user?.token ?? '')
  const isThere = useLive((live) => live.calls?.includes('Protection/GetSession') === true)
  const { data, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery({
    queryKey: [PLAY_KEY, token],
    queryFn: ({ signal }) => ask(everyPage.getSession, {}, signal),
    enabled: token !== '' && isThere,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (!data) return
    const what = dueOf(data)
    if (what !== null) useTold.setState({ told: { token, play: data, what } })
    const nextMs = msToNext(data)
    if (what === 'reminder' || nextMs === null) return
    // Without an answer nothing is told: a figure that is not true would be worse than a late one.
    const waitMs = errorUpdatedAt > dataUpdatedAt ? AGAIN_MS : nextMs - (Date.now() - dataUpdatedAt)
    const timer = setTimeout(() => void refetch(), Math.max(0, waitMs))
    return () => clearTimeout(timer)
  }, [data, dataUpdatedAt, errorUpdatedAt, refetch, token])
  return useStanding()
}
