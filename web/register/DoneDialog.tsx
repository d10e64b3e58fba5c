/** The account is open: on to the login, with the number already typed. */
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { CircleCheck } from 'lucide-react'
import { useNavigator } from '../place.ts'
import { useTranslations } from '../texts/use-translations.ts'

export function DoneDialog({ mobile }: { mobile: string }) {
  const t = useTranslations()
  const { go } = useNavigator()
  const toLogin = () => go('/login', { state: { mobile } })
  return (
    <Dialog title={t('register.doneTitle')} closeLabel={t('shell.close')} onClose={toLogin}>
      <div className="flex flex-col items-center gap-3 text-center">
        <CircleCheck size={48} className="text-win" aria-hidden="true" />
        <p className="text-muted">{t('register.doneText')}</p>
        <Button data-autofocus variant="primary" size="wide" onClick={toLogin}>
          {t('register.doneLogin')}
        </Button>
      </div>
    </Dialog>
  )
}
