/** A deposit that the player brings to a company which this site does not know: its own words, and the name to give (M26). */
import { Alert } from '@uwanja/ui/Alert'
import { CopyText } from '../payment/CopyText.tsx'
import type { ShownMethod } from '../payment/method-rules.ts'
import { useSession } from '../session/session.ts'
import { useTranslations } from '../texts/use-translations.ts'

export function AnyBrought({ method }: { method: ShownMethod<string> }) {
  const t = useTranslations('mobile')
  const userName = useSession((session) => session.user?.user.userName ?? '')
  return (
    <div className="flex flex-col gap-4">
      <p>{method.own?.help}</p>
      <CopyText label={t('reference')} text={userName} />
      <Alert tone="info">{t('comes')}</Alert>
    </div>
  )
}
