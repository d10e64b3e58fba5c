/** What a player has been given to play with: free bets and free spins, which come with one download. */
import { FreeBets } from './FreeBets.tsx'
import { FreeSpins } from './FreeSpins.tsx'
import type { FreeBet, FreeSpins as Given } from './use-bonuses.ts'

interface Props {
  readonly bets: readonly FreeBet[]
  readonly spins: readonly Given[]
}

export function Gifts({ bets, spins }: Props) {
  return (
    <>
      {spins.length > 0 && <FreeSpins spins={spins} />}
      {bets.length > 0 && <FreeBets bets={bets} />}
    </>
  )
}
