/** Switches 2-step verification off, with a code (U11). */
import { Dialog } from '@uwanja/ui/Dialog'
import { useTranslations } from '../texts/use-translations.ts'
import { CodeEntry } from './CodeEntry.tsx'

export function SwitchOffDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations()
  return (
    <Dialog title={t('twoStep.offTitle')} closeLabel={t('shell.close')} onClose={onClose}>
      <CodeEntry text={t('twoStep.offText')} done="twoFactor.deactivated" onBack={onClose} />
    </Dialog>
  )
}
