/** The responsible-gambling notice: stays until the box is ticked and Continue pressed (L04). */
import { Button } from '@uwanja/ui/Button'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { Dialog } from '@uwanja/ui/Dialog'
import { useState } from 'react'
import { jurisdiction } from '../jurisdiction.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { acceptNotice } from './notice.ts'

const POINTS = ['afford', 'losses', 'limits'] as const

export function ResponsibleDialog() {
  const t = useTranslations('responsible')
  const [isAdult, setAdult] = useState(false)
  const help = [jurisdiction.help.name, jurisdiction.help.contact].filter(Boolean).join(', ')
  return (
    <Dialog title={t('title')} onClose={null}>
      <p>{t('lead')}</p>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {POINTS.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('help', { name: help })}</p>
      {/* Beside this page, so that nobody loses where they were. */}
      <a
        href="/ResponsibleGaming"
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center self-start text-link underline underline-offset-4"
      >
        {t('more')}
      </a>
      <Checkbox
        data-autofocus
        label={t('adult')}
        checked={isAdult}
        onChange={({ target }) => setAdult(target.checked)}
        className="border-t border-line pt-3"
      />
      <Button variant="primary" size="wide" disabled={!isAdult} onClick={acceptNotice}>
        {t('continue')}
      </Button>
    </Dialog>
  )
}
