/** Asks before SMS security is switched, does it, says Success and loads the page anew (U03). */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { user } from '@uwanja/contract/site/user'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { useEffect, useState } from 'react'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { sendConfirmed } from './confirm-password.ts'

type Props = { turnsOn: boolean; userName: string; onClose: () => void }
type State = 'asking' | 'working' | 'done' | 'lost' | { readonly refused: string }

export function SmsSecurityDialog({ turnsOn, userName, onClose }: Props) {
  const t = useTranslations()
  const statusText = useStatusText()
  const [state, setState] = useState<State>('asking')

  useEffect(() => {
    if (state !== 'done') return
    const timer = setTimeout(() => window.location.reload(), CONSTANTS.reloadAfterSecurityChangeMs)
    return () => clearTimeout(timer)
  }, [state])

  async function change(): Promise<void> {
    setState('working')
    const outcome = await sendConfirmed(user.updateSmsTwoFactor, {}).catch(() => null)
    if (outcome?.ok) return setState('done')
    setState(outcome ? { refused: outcome.status } : 'lost')
  }

  return (
    <Dialog
      title={turnsOn ? t('smsSecurity.onTitle') : t('smsSecurity.offTitle')}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      {state === 'done' ? (
        <Alert tone="success">{t('Success')}</Alert>
      ) : (
        <>
          <p>{turnsOn ? t('smsSecurity.onText', { number: userName }) : t('smsSecurity.offText')}</p>
          {state === 'lost' && <Alert tone="danger">{t('protection.lost')}</Alert>}
          {typeof state !== 'string' && (
            <Alert tone="danger">
              <p className="font-semibold">{t('Error')}</p>
              <p>{statusText(state.refused)}</p>
            </Alert>
          )}
          <div className="grid grid-cols-2 gap-3">
            <Button data-autofocus size="large" onClick={onClose}>
              {t('smsSecurity.cancel')}
            </Button>
            {/* After a lost answer a second press might undo the first: the page is loaded anew instead. */}
            <Button
              variant={turnsOn ? 'primary' : 'danger'}
              size="large"
              disabled={state === 'lost'}
              busyLabel={state === 'working' ? t('form.sending') : undefined}
              onClick={() => void change()}
            >
              {turnsOn ? t('smsSecurity.activate') : t('smsSecurity.deactivate')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
