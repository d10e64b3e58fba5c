/** How payments are called and why they ended, as players read it: for whoever answers them. One chunk a language. */
import type { money } from './en/money.ts'
import type { Language } from './language.ts'
import type { Translation } from './translation.ts'

export type PaymentNotes = Translation<(typeof money)['history']['note']>

export async function loadPaymentNotes(language: Language): Promise<PaymentNotes> {
  if (language === 'sw') return (await import('./sw/money.ts')).money.history.note
  if (language === 'zh') return (await import('./zh/money.ts')).money.history.note
  return (await import('./en/money.ts')).money.history.note
}
