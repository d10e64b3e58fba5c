/** Recover a forgotten password in four steps (A11). */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { CircleCheck } from 'lucide-react'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { CodeStep } from './CodeStep.tsx'
import { PhoneStep } from './PhoneStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { useRecovery } from './use-recovery.ts'

/** `mobile`: what was typed on the login page already. */
export function RecoveryDialog({ mobile, onClose }: { mobile: string; onClose: () => void }) {
  const t = useTranslations()
  const statusText = useStatusText()
  const { memory, back, takeNumber, resend, takeCode, takePasswords } = useRecovery(mobile)
  const { step, problem } = memory
  // After success the page reloads, so that the login starts clean (A11).
  const close = () => (step === 4 ? location.reload() : onClose())

  return (
    <Dialog title={t('recovery.title')} closeLabel={t('shell.close')} onClose={close}>
      {step < 4 && (
        <div>
          <p className="text-sm text-muted">{t('recovery.step', { step: String(step), count: '3' })}</p>
          <div className="mt-2 grid grid-cols-3 gap-1.5" aria-hidden="true">
            {[1, 2, 3].map((one) => (
              <span key={one} className={`h-1.5 rounded-full ${one <= step ? 'bg-primary' : 'bg-raised'}`} />
            ))}
          </div>
        </div>
      )}
      {problem !== null && <Alert tone="danger">{statusText(problem)}</Alert>}
      {step === 1 && <PhoneStep mobile={memory.mobile} onNext={takeNumber} />}
      {step === 2 && <CodeStep memory={memory} onBack={back} onNext={takeCode} onResend={resend} />}
      {step === 3 && <PasswordStep birthDate={memory.birthDate} onBack={back} onSubmit={takePasswords} />}
      {step === 4 && (
        <div role="status" className="flex flex-col items-center gap-3 text-center">
          <CircleCheck size={48} className="text-win" aria-hidden="true" />
          <p className="text-lg font-semibold">{t('recovery.doneTitle')}</p>
          <p className="text-muted">{t('recovery.doneText')}</p>
          <Button variant="primary" size="wide" onClick={close}>
            {t('recovery.close')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
