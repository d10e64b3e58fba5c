/** The player's one bet, and a second beside it for who wants it. */
import { useState } from 'react'
import { StakePanel } from './StakePanel.tsx'
import { stakeIn, type TableState } from './table-state.ts'
import type { StudioTexts } from '@uwanja/i18n/en/studio'

interface Props {
  readonly table: TableState
  readonly secret: string
  readonly isLive: boolean
  readonly texts: StudioTexts
}

export function Bets(props: Props) {
  const { table, texts } = props
  const [wantsSecond, setSecond] = useState(false)
  const second = stakeIn(table.me!, 1)
  const isFlying = second?.state === 'asked' || second?.state === 'live'
  return (
    <>
      <StakePanel {...props} slot={0} />
      {(wantsSecond || isFlying) && <StakePanel {...props} slot={1} />}
      <button type="button" className="more" disabled={isFlying} onClick={() => setSecond(!wantsSecond)}>
        {wantsSecond || isFlying ? texts.dropSecond : texts.addSecond}
      </button>
    </>
  )
}
