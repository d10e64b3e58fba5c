/** Six letters that stand for a slip, as a link and a picture of it. */
import { useState } from 'react'
import { Button } from '@uwanja/ui/Button'
import { QrCode } from '@uwanja/ui/QrCode'
import { fill } from '@uwanja/i18n/fill'
import { useSaid } from '../texts.ts'
import { linkOfCode } from './code-link.ts'
import { useSlipSaid } from './said.ts'

export interface Made {
  readonly code: string
  readonly endsAt: string
}

export function CodeShown({ code, endsAt }: Made) {
  const { t } = useSlipSaid()
  const { locale } = useSaid()
  const [isCopied, setCopied] = useState(false)
  const link = linkOfCode(code)
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(endsAt))
  const copy = () => {
    void navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <div className="flex flex-col gap-3" aria-live="polite">
      <p>
        {t.codeIs}: <strong className="text-xl tracking-widest select-all">{code}</strong>
      </p>
      <p className="text-sm text-muted">{fill(t.codeText, { until })}</p>
      <a href={link} target="_blank" rel="noopener" className="text-sm break-all">
        {link}
      </a>
      <QrCode text={link} title={fill(t.codeQr, { code })} />
      <Button onClick={copy}>{isCopied ? t.copied : t.copy}</Button>
    </div>
  )
}
