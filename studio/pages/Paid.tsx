/** A payout as it is felt, the same in every game: it sounds once, and a win counts up above its news. */
import { useEffect, useRef, useState } from 'react'
import { sound } from './feel.ts'
import { COUNT_MS, countedMinor, payoutOf } from './payout.ts'
import { prefersCalm, useFrame } from './use-frame.ts'

/** Something of the player's that is decided and was shown. */
export interface Decided {
  /** The same as long as it is the same outcome. */
  readonly id: string
  readonly wonMinor: bigint
  readonly stakeMinor: bigint
}

interface Props {
  readonly decided: Decided | null
  readonly say: (minor: bigint) => string
}

/** Drawn by hand each frame and hidden from screen readers: the news beside it says the whole sum at once. */
function Counted({ wonMinor, say }: Pick<Decided, 'wonMinor'> & Pick<Props, 'say'>) {
  const number = useRef<HTMLSpanElement>(null)
  const fromMs = useRef<number | null>(null)
  useFrame((perfMs) => {
    fromMs.current ??= perfMs
    const sinceMs = prefersCalm() ? COUNT_MS : perfMs - fromMs.current
    const text = `+${say(countedMinor(wonMinor, sinceMs))}`
    if (number.current && number.current.textContent !== text) number.current.textContent = text
  })
  return (
    <p className="counted figures" aria-hidden="true">
      <span ref={number} />
    </p>
  )
}

export function Paid({ decided, say }: Props) {
  const id = decided?.id ?? null
  // What had been decided before this page was opened is neither sounded nor counted.
  const [first] = useState(id)
  const isFresh = decided !== null && id !== first
  const isWon = isFresh && payoutOf(decided.wonMinor, decided.stakeMinor) === 'won'
  useEffect(() => {
    if (isFresh) sound(isWon ? 'win' : 'other')
  }, [id, isFresh, isWon])
  return isWon && <Counted key={id} wonMinor={decided.wonMinor} say={say} />
}
