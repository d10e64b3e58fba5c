/** A hold's names in the player's words; a name that this site does not know reads as the general one. */
import { HOLD_BLOCKS, HOLD_REASONS, type HoldBlocks, type HoldReason } from '@uwanja/contract/holds'
import { useTranslations } from 'use-intl'
import { useDates } from '../texts/use-dates.ts'

export function useHoldTexts() {
  const t = useTranslations('hold')
  const dates = useDates()
  return {
    reasonText: (raw: unknown) =>
      t(`reasons.${HOLD_REASONS.includes(raw as HoldReason) ? (raw as HoldReason) : 'other'}`),
    blocksText: (raw: unknown) =>
      t(`blocks.${HOLD_BLOCKS.includes(raw as HoldBlocks) ? (raw as HoldBlocks) : 'withdrawals'}`),
    dayText: (day: string) => dates(day, 'givenDay'),
  }
}
