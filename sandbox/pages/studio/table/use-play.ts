/** A single-player table for React: the round that is on, what was before, and bets and moves that count once. */
import { useEffect, useState } from 'react'
import type { PlayAnswer, PlayRound, PlayState, PlayWhy } from '../play/shapes.ts'
import { loadHistory, loadState, randomName, sendMove, sendOpen } from './calls.ts'

export type Problem = PlayWhy | 'network'

export interface Play {
  readonly state: PlayState | null
  readonly link: 'connecting' | 'live' | 'lost' | 'gone'
  readonly history: readonly PlayRound[]
  readonly isBusy: boolean
  readonly problem: Problem | null
  /** True when this page opened the round that is shown: its outcome may be played to the player. */
  readonly isFresh: boolean
  open(stake: string, wish: unknown): void
  move(move: unknown): void
}

const RETRY_MS = 3_000

export function usePlay(secret: string): Play {
  const [state, setState] = useState<PlayState | null>(null)
  const [link, setLink] = useState<Play['link']>('connecting')
  const [history, setHistory] = useState<readonly PlayRound[]>([])
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isFresh, setFresh] = useState(false)
  const [reload, setReload] = useState(0)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    void loadState(secret).then((loaded) => {
      if (isOver) return
      setLink(loaded === 'gone' ? 'gone' : loaded === 'network' ? 'lost' : 'live')
      if (loaded === 'network') timer = setTimeout(() => setReload((count) => count + 1), RETRY_MS)
      if (typeof loaded !== 'string') {
        setState(loaded)
        void loadHistory(secret).then(setHistory)
      }
    })
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [secret, reload])

  function heard(answer: PlayAnswer | 'network'): void {
    setBusy(false)
    if (answer === 'network') {
      setProblem('network')
      setLink('lost')
      return setReload((count) => count + 1)
    }
    const { me, round } = answer
    setProblem(answer.ok ? null : answer.why)
    setFresh(answer.ok)
    setState((before) => before && { ...before, me: me ?? before.me, round: round ?? before.round })
    if (round) setHistory((before) => [round, ...before.filter(({ id }) => id !== round.id)].slice(0, 30))
    // Another window has used the seed: the next bet needs the new commitment.
    if (!answer.ok && answer.why === 'new-seed') setReload((count) => count + 1)
  }
  async function ask(call: () => Promise<PlayAnswer | 'network'>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    heard(await call())
  }
  return {
    ...{ state, link, history, isBusy, problem, isFresh },
    open(stake, wish) {
      if (!state) return
      const { commitment } = state.me
      void ask(() => sendOpen(secret, { id: randomName(), stake, wish, commitment, words: randomName() }))
    },
    move(move) {
      const round = state?.round
      if (round) void ask(() => sendMove(secret, { id: round.id, step: round.step, move }))
    },
  }
}
