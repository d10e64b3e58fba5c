/** Slips that are shared by six letters: ours alone, and a round says whether it has them, to visitors too. */
import { jackpot } from '@uwanja/contract/site/jackpot'
import { useState } from 'react'
import { ask } from '../ask.ts'
import { useQuery } from '../queries.ts'
import { send } from '../send.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { PATHS } from './paths.ts'
import type { Picks } from './slip-rules.ts'

/** Where the letters open their slip. */
export const addressOf = (code: string): string => `${PATHS.list}?code=${encodeURIComponent(code)}`

export type Shared =
  | { readonly picks: Picks; readonly code: string }
  | { readonly picks: Picks; readonly refused: string }

/** The letters of these picks; others have others, so they are asked for anew. */
export function useSharing(jackpotId: number, picks: Picks) {
  const statusText = useStatusText()
  const [isBusy, setBusy] = useState(false)
  const [shared, setShared] = useState<Shared | null>(null)
  async function share(): Promise<void> {
    setBusy(true)
    try {
      const chosen = Object.entries(picks).map(([eventId, pick]) => ({ eventId: Number(eventId), pick }))
      const outcome = await send(jackpot.shareSlip, { jackpotId, picks: chosen })
      const code = outcome.ok ? (outcome.data?.code ?? '') : ''
      const refused = statusText(`message.${outcome.ok ? '' : outcome.status}`)
      setShared(code === '' ? { picks, refused } : { picks, code })
    } finally {
      setBusy(false)
    }
  }
  return { share, isBusy, shared: shared?.picks === picks ? shared : null }
}

export const useSharedSlip = (code: string) =>
  useQuery({
    queryKey: ['jackpot-code', code],
    queryFn: ({ signal }) => ask(jackpot.getSharedSlip, { code }, signal),
    // It may have ended since.
    staleTime: 0,
    retry: false,
  })
