/** Sets up 2-step verification: the QR code and the key, then the first code of the app (U02). */
import { user } from '@uwanja/contract/site/user'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { useState } from 'react'
import { RefusedError } from '../ask.ts'
import { Failed } from '../Failed.tsx'
import { CopyText } from '../payment/CopyText.tsx'
import { useQuery } from '../queries.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { CodeEntry } from './CodeEntry.tsx'
import { sendConfirmed } from './confirm-password.ts'
import { QrCode } from '@uwanja/ui/QrCode'
import { qrSource, type QrSource } from './second-factor-rules.ts'

export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations()
  const [step, setStep] = useState<'key' | 'code'>('key')
  return (
    <Dialog
      title={step === 'key' ? t('twoStep.setUpTitle') : t('twoStep.codeTitle')}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      {step === 'key' ? (
        <KeyStep onNext={() => setStep('code')} />
      ) : (
        <CodeEntry text={t('twoStep.codeText')} done="twoFactor.activated" onBack={() => setStep('key')} />
      )}
    </Dialog>
  )
}

function KeyStep({ onNext }: { onNext: () => void }) {
  const t = useTranslations()
  const query = useQuery({
    queryKey: ['authenticator-key'],
    queryFn: async () => {
      const outcome = await sendConfirmed(user.getGoogleAuth, {})
      if (!outcome.ok) throw new RefusedError(outcome.status)
      return outcome.data ?? null
    },
    // A secret is not kept for later.
    staleTime: 0,
    gcTime: 0,
  })
  if (query.error) return <Failed query={query} text={t('twoStep.failed')} />
  return (
    <>
      <p className="text-muted">{t('twoStep.scan')}</p>
      {query.isPending ? (
        <Skeleton className="mx-auto aspect-square w-48 sm:w-56" />
      ) : (
        <Scannable source={qrSource(query.data?.qrUrl)} />
      )}
      {query.isPending ? (
        <Skeleton className="h-21" />
      ) : (
        <CopyText look="key" label={t('twoStep.orType')} name={t('twoStep.key')} text={query.data?.manualCode ?? ''} />
      )}
      <p className="text-sm text-muted">{t('twoStep.keep')}</p>
      <Button variant="primary" size="wide" disabled={query.isPending} onClick={onNext}>
        {t('form.next')}
      </Button>
    </>
  )
}

function Scannable({ source }: { source: QrSource }) {
  const t = useTranslations('twoStep')
  if (source.kind === 'none') return null
  return (
    <div className="flex flex-col items-center gap-2">
      {source.kind === 'picture' ? (
        <img src={source.src} alt={t('qr')} className="w-full max-w-48 rounded-xl sm:max-w-56" />
      ) : (
        <>
          <QrCode text={source.text} title={t('qr')} />
          {/* Nobody scans a phone with itself. */}
          <a
            href={source.text}
            className="inline-flex min-h-11 items-center text-sm font-medium text-link underline underline-offset-4 sm:hidden"
          >
            {t('openApp')}
          </a>
        </>
      )}
    </div>
  )
}
