/** The nine limits with what is used of each; each is changed in a dialog of its own. */
import { LIMIT_KINDS, LIMIT_WINDOWS, type LimitKind, type LimitWindow } from '@uwanja/contract/site/limits'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { useState } from 'react'
import { moneyText } from '../money-text.ts'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { limitName, usedShare } from './limit-rules.ts'
import { LimitDialog } from './LimitDialog.tsx'
import type { Limit } from './use-rules.ts'
import { PendingChange } from './PendingChange.tsx'

type Limits = readonly (Limit | null | undefined)[]

export function LimitsCard(props: { limits: Limits; currency: string; reviewedAt: string | null }) {
  const { limits, currency, reviewedAt } = props
  const t = useTranslations('ownRules.limits')
  const offer = useTranslations('ownRules.offer')
  const dates = useDates()
  return (
    <Card aria-labelledby="limits-title" className="flex flex-col gap-5">
      <h3 id="limits-title" className="text-lg font-semibold">
        {t('title')}
      </h3>
      {LIMIT_KINDS.map((kind) => (
        <section key={kind} aria-labelledby={`limits-${kind}`}>
          <h4 id={`limits-${kind}`} className="font-semibold">
            {t(kind)}
          </h4>
          <p className="text-sm text-muted">{t(`${kind}Text`)}</p>
          <ul className="mt-2 divide-y divide-line">
            {LIMIT_WINDOWS.map((window) => (
              <Row
                key={window}
                kind={kind}
                window={window}
                limit={limits.find((one) => one?.name === limitName(kind, window)) ?? null}
                currency={currency}
              />
            ))}
          </ul>
        </section>
      ))}
      {reviewedAt !== null && (
        <p className="text-sm text-muted">{offer('seen', { moment: dates(reviewedAt, 'moment') })}</p>
      )}
    </Card>
  )
}

type RowProps = { kind: LimitKind; window: LimitWindow; limit: Limit | null; currency: string }

function Row({ kind, window, limit, currency }: RowProps) {
  const t = useTranslations('ownRules.limits')
  const dates = useDates()
  const [dialog, setDialog] = useState<'open' | 'closed'>('closed')
  const amount = limit?.amount ?? null
  const used = Math.max(0, limit?.used ?? 0)
  const words = { kind: t(kind), window: t(window) }
  const wished = limit?.pending?.amount ?? null
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-medium first-letter:uppercase">{t(window)}</p>
          <p className="text-sm tabular-nums">
            {amount === null ? (
              <>
                {t('none')}{' '}
                {used > 0 && (
                  <span className="inline-block text-muted">· {t('usedOnly', { used: moneyText(used) })}</span>
                )}
              </>
            ) : (
              <>
                {t('used', { used: moneyText(used), limit: moneyText(amount) })} {currency}
              </>
            )}
          </p>
        </div>
        <Button
          aria-label={amount === null ? t('setOf', words) : t('changeOf', words)}
          onClick={() => setDialog('open')}
        >
          {amount === null ? t('set') : t('change')}
        </Button>
      </div>
      {amount !== null && <Bar share={usedShare(used, amount)} />}
      {amount !== null && limit?.endsAt && (
        <p className="text-sm text-muted">{t('again', { moment: dates(limit.endsAt, 'moment') })}</p>
      )}
      {amount !== null && limit?.endsAt === null && <p className="text-sm text-muted">{t(`sliding.${window}`)}</p>}
      {limit?.pending && limit.name && (
        <PendingChange
          rule={limit.name}
          words={wished === null ? t('wishNone') : t('wish', { amount: `${moneyText(wished)} ${currency}` })}
          pending={limit.pending}
        />
      )}
      {dialog === 'open' && (
        <LimitDialog
          title={amount === null ? t('setOf', words) : t('changeOf', words)}
          name={limitName(kind, window)}
          amount={amount}
          currency={currency}
          onClose={() => setDialog('closed')}
        />
      )}
    </li>
  )
}

/** The words beside it say the same, so it is for the eye alone. */
function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 2" preserveAspectRatio="none" className="h-2 w-full rounded-full" aria-hidden="true">
      <rect width="100" height="2" className="fill-raised" />
      <rect width={share * 100} height="2" className={share >= 1 ? 'fill-loss' : 'fill-win'} />
    </svg>
  )
}
