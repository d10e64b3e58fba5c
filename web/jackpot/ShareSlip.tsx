/** Six letters for the picks of this slip, to be told or sent to others. */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { CopyButton } from '../shell/CopyButton.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import type { Picks } from './slip-rules.ts'
import { addressOf, useSharing } from './use-shared-slip.ts'

export function ShareSlip({ jackpotId, picks }: { jackpotId: number; picks: Picks }) {
  const t = useTranslations('jackpot')
  const { share, isBusy, shared } = useSharing(jackpotId, picks)
  return (
    <>
      {/* What is new is announced by the region it comes into. */}
      <div aria-live="polite" className="empty:hidden">
        {shared && 'code' in shared && <Letters code={shared.code} />}
        {shared && 'refused' in shared && <Alert tone="danger">{shared.refused}</Alert>}
      </div>
      {!(shared && 'code' in shared) && (
        <Button
          disabled={Object.keys(picks).length === 0}
          busyLabel={isBusy ? t('placing') : undefined}
          onClick={() => void share()}
        >
          {t('share')}
        </Button>
      )}
    </>
  )
}

function Letters({ code }: { code: string }) {
  const t = useTranslations('jackpot')
  return (
    <div className="flex flex-col gap-2 rounded-xl border border-dashed border-control bg-raised p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <span className="block text-sm text-muted">{t('code')}</span>
          <strong className="font-mono text-xl tracking-widest select-all">{code}</strong>
        </p>
        <CopyButton text={new URL(addressOf(code), location.href).href} label={t('copyLink')} done={t('copied')} />
      </div>
      <p className="text-sm text-muted">{t('codeText')}</p>
    </div>
  )
}
