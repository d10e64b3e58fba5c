/** Asks before a device, or all others, are logged out, and does it. */
import { security } from '@uwanja/contract/site/security'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { toasts } from '@uwanja/ui/toasts'
import { useState } from 'react'
import { send } from '../send.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { useDeviceName, type Device } from './use-device-name.ts'

type Props = { chosen: Device | 'others'; onDone: () => void; onClose: () => void }

export function RevokeDialog({ chosen, onDone, onClose }: Props) {
  const t = useTranslations()
  const statusText = useStatusText()
  const nameOf = useDeviceName()
  const [state, setState] = useState<'asking' | 'working'>('asking')
  const [refusal, setRefusal] = useState<string | null>(null)

  async function revoke(): Promise<void> {
    setState('working')
    setRefusal(null)
    const sent =
      chosen === 'others' ? send(security.revokeOtherDevices, {}) : send(security.revokeDevice, { id: chosen.id ?? '' })
    const outcome = await sent.catch(() => null)
    if (outcome?.ok) {
      toasts.show('success', chosen === 'others' ? t('devices.othersRevoked') : t('devices.revoked'))
      return onDone()
    }
    setRefusal(outcome ? statusText(outcome.status) : t('devices.lost'))
    setState('asking')
  }

  return (
    <Dialog
      title={chosen === 'others' ? t('devices.revokeOthers') : t('devices.revokeTitle')}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      <p>{chosen === 'others' ? t('devices.revokeOthersText') : t('devices.revokeText', { device: nameOf(chosen) })}</p>
      {refusal !== null && <Alert tone="danger">{refusal}</Alert>}
      <div className="grid grid-cols-2 gap-2">
        <Button data-autofocus size="large" onClick={onClose}>
          {t('devices.cancel')}
        </Button>
        <Button
          variant="danger"
          size="large"
          busyLabel={state === 'working' ? t('devices.working') : undefined}
          onClick={() => void revoke()}
        >
          {t('devices.revokeConfirm')}
        </Button>
      </div>
    </Dialog>
  )
}
