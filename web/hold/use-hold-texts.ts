/** A hold's names in the player's words; a name that this site does not know reads as the general one. */
import {
  CASH_STAYS_OPEN,
  HOLD_BLOCKS,
  HOLD_REASONS,
  type HoldBlocks,
  type HoldReason,
} from '@uwanja/contract/site/holds'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'

export function useHoldTexts() {
  const t = useTranslations('hold')
  const dates = useDates()
  return {
    reasonText: (raw: unknown) =>
      t(`reasons.${HOLD_REASONS.includes(raw as HoldReason) ? (raw as HoldReason) : 'other'}`),
    blocksText: ({ reason, blocks }: { readonly reason?: unknown; readonly blocks?: unknown }) => {
      const known = HOLD_BLOCKS.includes(blocks as HoldBlocks) ? (blocks as HoldBlocks) : 'withdrawals'
      return CASH_STAYS_OPEN.includes(reason as HoldReason) ? t(`blocksOpen.${known}`) : t(`blocks.${known}`)
    },
    dayText: (day: string) => dates(day, 'givenDay'),
  }
}
