/** Keeps own-rules.ts at what the server said last, for whoever is logged in. Once, from session/follow.ts. */
import { QueryObserver } from '@tanstack/react-query'
import { useLive } from '../live/capabilities.ts'
import { queries } from '../queries.ts'
import { serverNow } from '../server-clock.ts'
import { dropMark, setMark } from '../session/marks.ts'
import { useSession } from '../session/session.ts'
import { restrictionOf, useOwnRules, type Rules } from './own-rules.ts'
import { RULES_CALL, rulesQuery } from './use-rules.ts'

/** Longer than this no timer of a browser waits. */
const LONGEST_WAIT_MS = 2 ** 31 - 1
/** The server says when a promise is over; asked a moment later, so that it has seen the end. */
const AFTER_MS = 1_000

let current: { readonly token: string; stop: () => void } | null = null
let timer: ReturnType<typeof setTimeout> | undefined

function tell(rules: Rules | null): void {
  useOwnRules.setState({ rules })
  clearTimeout(timer)
  const restriction = restrictionOf(rules)
  if (rules !== null) (restriction ? setMark : dropMark)('resting')
  if (!restriction) return
  const waitMs = Date.parse(restriction.until) - serverNow() + AFTER_MS
  // What is over and still stands is a person's to end.
  if (waitMs > 0 && waitMs < LONGEST_WAIT_MS) timer = setTimeout(() => void reread(), waitMs)
}

const reread = () => queries.invalidateQueries({ queryKey: rulesQuery('').queryKey.slice(0, 1) })

function follow(token: string): void {
  if ((current?.token ?? '') === token) return
  current?.stop()
  current = null
  tell(null)
  if (token === '') return
  const observer = new QueryObserver(queries, rulesQuery(token))
  const stop = observer.subscribe(({ data }) => tell(data ?? null))
  current = { token, stop }
  tell(observer.getCurrentResult().data ?? null)
}

export function followRules(): void {
  const look = () => {
    const isThere = useLive.getState().calls?.includes(RULES_CALL) === true
    follow(isThere ? (useSession.getState().user?.token ?? '') : '')
  }
  useSession.subscribe(look)
  useLive.subscribe(look)
  look()
}
