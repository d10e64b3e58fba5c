/** The two second factors of a log-in, each with its state and its button (U02, U03). */
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Suspense, useState } from 'react'
import type { PersonalInfo } from '../profile/use-personal-info.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { tapped } from '../missing/late.ts'

// Fetched when somebody opens one: the page itself needs neither the QR code nor the forms.
const SetUpDialog = tapped(async () => (await import('./SetUpDialog.tsx')).SetUpDialog)
const SwitchOffDialog = tapped(async () => (await import('./SwitchOffDialog.tsx')).SwitchOffDialog)
const SmsSecurityDialog = tapped(async () => (await import('./SmsSecurityDialog.tsx')).SmsSecurityDialog)

export function LoginProtection({ info }: { info: PersonalInfo }) {
  const t = useTranslations('protection')
  const [open, setOpen] = useState<'nothing' | 'twoStep' | 'sms'>('nothing')
  const close = () => setOpen('nothing')
  const hasApp = info.twoFactorEnabled === true
  const hasSms = info.smsTwoFactorEnabled === true
  return (
    <>
      <Card aria-labelledby="protection" className="flex flex-col">
        <h2 id="protection" className="text-lg font-bold">
          {t('title')}
        </h2>
        <Factor
          name={t('twoStep')}
          text={t('twoStepText')}
          isOn={hasApp}
          action={hasApp ? t('deactivateTwoStep') : t('activateTwoStep')}
          onAct={() => setOpen('twoStep')}
        />
        <Factor
          name={t('sms')}
          text={hasApp && hasSms ? t('appGoesFirst') : t('smsText')}
          isOn={hasSms}
          action={hasSms ? t('deactivateSms') : t('activateSms')}
          onAct={() => setOpen('sms')}
        />
      </Card>
      <Suspense fallback={null}>
        {open === 'twoStep' && (hasApp ? <SwitchOffDialog onClose={close} /> : <SetUpDialog onClose={close} />)}
        {open === 'sms' && <SmsSecurityDialog turnsOn={!hasSms} userName={info.userName ?? ''} onClose={close} />}
      </Suspense>
    </>
  )
}

type FactorProps = {
  name: string
  text: string
  isOn: boolean
  /** The button's whole name: the word on it, and what it is about. */
  action: string
  onAct: () => void
}

function Factor({ name, text, isOn, action, onAct }: FactorProps) {
  const t = useTranslations()
  const look = isOn ? 'bg-win-ground text-win' : 'bg-raised text-muted'
  return (
    <div className="flex flex-col gap-3 border-b border-line py-4 last:border-0 last:pb-0 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          <span className={`rounded-full px-2.5 py-0.5 text-xs font-semibold ${look}`}>
            {t(isOn ? 'protection.on' : 'protection.off')}
          </span>
        </h3>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <Button className="shrink-0 sm:w-36" aria-label={action} onClick={onAct}>
        {isOn ? t('smsSecurity.deactivate') : t('smsSecurity.activate')}
      </Button>
    </div>
  )
}
