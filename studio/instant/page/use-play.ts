/** What a game's page knows and can do: the state, bets and moves, one at a time. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePause } from '../../pages/use-pause.ts'
import { askState, freshText, sendMove, sendOpen } from './calls.ts'
import type { PlayAnswer, PlayRound, PlayState, PlayWhy } from '@uwanja/contract/studio/play'

export type Problem = PlayWhy | 'network'

export interface PlayTable {
  /** Null: not loaded yet, or nobody to play for. */
  readonly state: PlayState | null
  readonly problem: Problem | null
  readonly isSending: boolean
  /** What is mixed into the luck of the next round. */
  readonly words: string
  setWords(words: string): void
  /** Null: it did not come to a round, and `problem` says why. */
  open(stake: string, selection: unknown, freeSpins?: string): Promise<PlayRound | null>
  move(move: unknown): Promise<PlayRound | null>
}

const NOTHING = () => undefined

/** While something is open at the wallet, how often to look whether it was answered. */
const LOOK_MS = 4_000

export function usePlay(secret: string): PlayTable {
  const [state, setState] = useState<PlayState | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isSending, setSending] = useState(false)
  const [words, setWords] = useState(freshText)
  const busy = useRef(false)

  const take = useCallback((answer: Awaited<ReturnType<typeof askState>>) => {
    if (answer === 'network') return setProblem('network')
    if (!('game' in answer)) return setProblem('no-session')
    setState(answer)
    setProblem((before) => (before === 'network' ? null : before))
  }, [])
  useEffect(() => {
    let isStale = secret === ''
    if (!isStale) void askState(secret).then((answer) => !isStale && take(answer))
    return () => {
      isStale = true
    }
  }, [secret, take])

  const isUnsure = problem === 'network' || (state?.me.waiting ?? 0) > 0 || state?.round?.settled === false
  useEffect(() => {
    if (!isUnsure || secret === '') return
    const look = () => void askState(secret).then((answer) => !busy.current && take(answer))
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [isUnsure, secret, take])

  // A deposit over the game may be why it paused.
  usePause(NOTHING, () => {
    if (secret !== '') void askState(secret).then((answer) => !busy.current && take(answer))
  })

  async function send(ask: () => Promise<PlayAnswer | 'network'>): Promise<PlayRound | null> {
    if (busy.current) return null
    busy.current = true
    setSending(true)
    setProblem(null)
    const answer = await ask()
    busy.current = false
    setSending(false)
    if (answer === 'network') {
      setProblem('network')
      return null
    }
    const { me, round } = answer
    setState((before) => before && { ...before, me: me ?? before.me, round: round ?? before.round })
    if (!answer.ok) setProblem(answer.why)
    return answer.ok ? answer.round : null
  }
  return {
    state,
    problem,
    isSending,
    words,
    setWords,
    open(stake, selection, freeSpins) {
      if (!state) return Promise.resolve(null)
      const { commitment } = state.me
      const request = { id: freshText(), stake, wish: selection, commitment, words: words || freshText(), freeSpins }
      return send(() => sendOpen(secret, request))
    },
    move(move) {
      const round = state?.round
      if (!round) return Promise.resolve(null)
      return send(() => sendMove(secret, { id: round.id, step: round.step, move }))
    },
  }
}
