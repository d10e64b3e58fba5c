/** A row's words in the chosen language, for the table and for the cards. */
import { moneyText } from '../money-text.ts'
import { useDates } from '../texts/use-dates.ts'
import { useNoteText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { ACTIVITIES, signOf, statusName, statusTone } from './history-rules.ts'
import type { Row } from './use-history.ts'

export function useRowWords() {
  const t = useTranslations('history')
  const dates = useDates()
  const tax = useTranslations('tax')
  const noteText = useNoteText()
  return (row: Row) => {
    const status = statusName(row.status)
    const activity = ACTIVITIES.find((one) => one === row.type)
    return {
      date: dates(row.transactionStartDate, 'moment'),
      type: activity ? t(activity) : (row.type ?? ''),
      amount: `${signOf(row.type, status, row.currentbalance)}${moneyText(row.amount)} ${row.transCurrency ?? ''}`,
      balance:
        typeof row.currentbalance === 'number' ? `${moneyText(row.currentbalance)} ${row.userCurrency ?? ''}` : '–',
      comment: [
        row.game || noteText(row.customerNote),
        row.tax ? tax('ofWhich', { amount: moneyText(row.tax), currency: row.transCurrency ?? '' }) : '',
      ]
        .filter(Boolean)
        .join(' · '),
      status: status ? t(`statuses.${status}`) : String(row.status ?? ''),
      tone: statusTone(status),
    }
  }
}

export const TONE_LOOKS = {
  win: 'bg-win-ground text-win',
  wait: 'bg-raised text-muted',
  loss: 'bg-loss-ground text-loss',
} as const
