/** Why money did not move, and what can be done about it at once: a document to show, a number to confirm. */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLive } from '../live/capabilities.ts'
import { withAllTexts } from '../texts/language.ts'
import { useOwnText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { tapped } from '../missing/late.ts'

// Few need it, and with it comes a form that an amount does without.
const ProvePhoneDialog = tapped(() =>
  withAllTexts(async () => (await import('./ProvePhoneDialog.tsx')).ProvePhoneDialog),
)
const AskNames = tapped(() => withAllTexts(async () => (await import('./AskNames.tsx')).AskNames))

export function Refusal({ status }: { status: string }) {
  const t = useTranslations()
  const ownText = useOwnText()
  const canProve = useLive(({ calls }) => calls?.includes('Security/ProveNumber') ?? false)
  const [proof, setProof] = useState<'open' | 'closed'>('closed')
  return (
    <>
      <Alert tone="danger">
        <p>{ownText(status)}</p>
        {status === 'IDENTITY_REQUIRED' && (
          <Suspense>
            <AskNames />
          </Suspense>
        )}
        {status === 'NUMBER_NOT_VERIFIED' && canProve && (
          <Button className="mt-3" onClick={() => setProof('open')}>
            {t('numberProof.open')}
          </Button>
        )}
      </Alert>
      {/* In the body, because this stands in a form and the dialog holds one of its own. */}
      {proof === 'open' &&
        createPortal(
          <Suspense>
            <ProvePhoneDialog onClose={() => setProof('closed')} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
