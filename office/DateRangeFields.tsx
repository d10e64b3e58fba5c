/** The first and the last day of what a page shows. */
import { Field } from '@uwanja/ui/Field'
import type { DateRange } from './use-days.ts'
import { useSpeech } from './speech.ts'

export function DateRangeFields({ from, to, change }: DateRange) {
  const { texts } = useSpeech()
  // A field that was emptied half way through typing is not yet a day to ask about.
  const choose = (part: Readonly<Record<string, string>>) => {
    if (!Object.values(part).includes('')) change(part)
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2 sm:self-start">
      <Field
        size="compact"
        label={texts.reports.from}
        type="date"
        required
        max={to}
        value={from}
        onChange={({ target }) => choose({ from: target.value })}
      />
      <Field
        size="compact"
        label={texts.reports.to}
        type="date"
        required
        min={from}
        value={to}
        onChange={({ target }) => choose({ to: target.value })}
      />
    </div>
  )
}
