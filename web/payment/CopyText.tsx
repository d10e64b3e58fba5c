/** A text to copy (an account number, a code, a key), with a button that says for three seconds that it was done. */
import { join } from '@uwanja/ui/looks/join'
import { CopyButton } from '../shell/CopyButton.tsx'
import { useTranslations } from '../texts/use-translations.ts'

/** A key ends its lines between its groups. */
const LOOKS = {
  number: 'text-lg break-all tabular-nums',
  key: 'font-mono text-sm tracking-wide wrap-anywhere',
} as const

type Props = {
  label: string
  text: string
  /** `key`: long, and read letter by letter; `name` is what it is called where the label is a sentence. */
  look?: 'number' | 'key'
  name?: string
}

export function CopyText({ label, text, look = 'number', name = label }: Props) {
  const t = useTranslations('money')
  return (
    <div className="flex flex-col gap-1">
      <span className="text-sm text-muted">{label}</span>
      <div className="flex items-center gap-2 rounded-xl border border-dashed border-control bg-raised p-2 pl-3.5">
        <strong aria-label={name} className={join('min-w-0 flex-1 select-all', LOOKS[look])}>
          {text}
        </strong>
        <CopyButton className="shrink-0" text={text} label={t('copy')} done={t('copied')} />
      </div>
    </div>
  )
}
