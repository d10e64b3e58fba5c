/** How a deposit works, in three steps. */
import { useTranslations } from '../texts/use-translations.ts'

export function Steps() {
  const t = useTranslations('home')
  const steps = [
    [t('step1Title'), t('step1Text')],
    [t('step2Title'), t('step2Text')],
    [t('step3Title'), t('step3Text')],
  ] as const
  return (
    <ol className="grid gap-3 md:grid-cols-3">
      {steps.map(([title, text], at) => (
        <li key={title} className="flex gap-4 rounded-2xl border border-line bg-surface p-5 md:flex-col">
          <span
            aria-hidden="true"
            className="flex size-11 shrink-0 items-center justify-center rounded-full bg-turf text-lg font-bold text-chalk"
          >
            {at + 1}
          </span>
          <div>
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
