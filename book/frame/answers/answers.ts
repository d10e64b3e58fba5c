/** What the book answered, by what it was asked: a page shows what is known at once, and asks again when that is old. */
import type { Call, RawInput, Reply } from '@uwanja/contract/wire/call'
import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'
import { send } from '../send.ts'
import { hookOf } from '../store-hook.ts'

export interface Answer<T = unknown> {
  /** loading: nothing is known yet. failed: no answer came; what was known before stands beside it. */
  readonly state: 'loading' | 'there' | 'failed' | 'refused'
  readonly data: T | null
  readonly atMs: number
}
const LOADING: Answer = { state: 'loading', data: null, atMs: 0 }

export const answers = createStore<Readonly<Record<string, Answer>>>(() => ({}))
const useAnswers = hookOf(answers)

export const answerKey = ({ path }: Pick<Call, 'path'>, values: object): string => `${path} ${JSON.stringify(values)}`

/** What each answer leads to: matches in it are everybody's (events.ts). It is told when it was asked for, by `performance.now()`. */
type OnAnswer = (data: unknown, askedAtMs: number) => void

const asking = new Map<string, Promise<void>>()

/** Asks now; whoever asks the same meanwhile waits for the same. */
export function askNow<C extends Call>(call: C, values: RawInput<C>, hear?: OnAnswer): Promise<void> {
  const key = answerKey(call, values as object)
  const under = asking.get(key)
  if (under) return under
  const known = answers.getState()[key]
  const askedAtMs = performance.now()
  const note = (answer: Answer) => answers.setState({ [key]: answer })
  const asked = send(call, values)
    .then(
      (outcome) => {
        if (outcome.ok) hear?.(outcome.data, askedAtMs)
        note({ state: outcome.ok ? 'there' : 'refused', data: outcome.ok ? outcome.data : null, atMs: Date.now() })
      },
      () => note({ state: 'failed', data: known?.data ?? null, atMs: known?.atMs ?? 0 }),
    )
    .finally(() => asking.delete(key))
  asking.set(key, asked)
  return asked
}

interface AnswerOptions<T> {
  /** Older than this it is asked again while it is looked at; for how long can depend on what was said. */
  readonly freshMs: number | ((data: T | null) => number)
  readonly hear?: OnAnswer
  /** Nothing is asked yet: somebody is still typing. */
  readonly isIdle?: boolean
}

export function useAnswer<C extends Call>(call: C, values: RawInput<C>, asked: AnswerOptions<Reply<C>>) {
  const { hear, isIdle = false } = asked
  const key = answerKey(call, values as object)
  const answer = useAnswers((all) => all[key] ?? LOADING) as Answer<Reply<C>>
  const freshMs = typeof asked.freshMs === 'number' ? asked.freshMs : asked.freshMs(answer.data)
  useEffect(() => {
    if (isIdle) return
    const ask = () => {
      if (document.visibilityState === 'hidden') return
      if (Date.now() - (answers.getState()[key]?.atMs ?? 0) >= freshMs) void askNow(call, values, hear)
    }
    ask()
    const timer = setInterval(ask, Math.min(freshMs, 5_000))
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
    // The key says what call and values are; `hear` is the page's own and always the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, freshMs, isIdle])
  return { ...answer, again: () => void askNow(call, values, hear) }
}
