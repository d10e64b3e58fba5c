/** Asks who is paid when the account has no first name yet (W01). Can be closed: the server decides who may withdraw. */
import { useState } from 'react'
import { asksBeforeWithdrawal } from '../profile/personal-details-rules.ts'
import { PersonalDetailsDialog } from '../profile/PersonalDetailsDialog.tsx'
import { usePersonalInfo } from '../profile/use-personal-info.ts'
import { useTranslations } from '../texts/use-translations.ts'

export function AskDetails() {
  const t = useTranslations('personalDetails')
  // A server that does not answer keeps nobody from the page.
  const { data } = usePersonalInfo()
  const [state, setState] = useState<'open' | 'closed'>('open')
  if (!data || state === 'closed' || !asksBeforeWithdrawal(data)) return null
  return <PersonalDetailsDialog known={data} text={t('textWithdraw')} onClose={() => setState('closed')} />
}
