/** A hold's names in the player's words; a name that this site does not know reads as the general one. */
import { HOLD_BLOCKS, HOLD_REASONS, type HoldBlocks, type HoldReason } from '@uwanja/contract/holds'
import { useFormatter, useTranslations } from 'use-intl'

export function useHoldTexts() {
  const t = useTranslations('hold')
  const format = useFormatter()
  return {
    reasonText: (raw: unknown) =>
      t(`reasons.${HOLD_REASONS.includes(raw as HoldReason) ? (raw as HoldReason) : 'other'}`),
    blocksText: (raw: unknown) =>
      t(`blocks.${HOLD_BLOCKS.includes(raw as HoldBlocks) ? (raw as HoldBlocks) : 'withdrawals'}`),
    /** A day has no time zone: read and written as the same one. */
    dayText: (day: string) =>
      Number.isNaN(Date.parse(day)) ? day : format.dateTime(new Date(day), { dateStyle: 'long', timeZone: 'UTC' }),
  }
}
