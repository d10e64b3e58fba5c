/** An amount with its currency, and quick amounts within thumb's reach. Knows figures, not rules. */
import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'suffix' | 'prefix'> & {
  currency: string
  quick?: readonly { value: string; text: string }[]
  quickLabel?: string
  onQuick?: (value: string) => void
}

export function AmountField({ currency, quick = [], quickLabel, onQuick, ...field }: Props) {
  return (
    <div className="flex flex-col gap-3">
      <Field
        {...field}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="send"
        placeholder={field.placeholder ?? '0.00'}
        suffix={<span className="px-2.5 font-medium">{currency}</span>}
      />
      {quick.length > 0 && onQuick && (
        <div role="group" aria-label={quickLabel} className="grid grid-cols-4 gap-2">
          {quick.map(({ value, text }) => (
            <button
              key={value}
              type="button"
              onClick={() => onQuick(value)}
              className="min-h-11 rounded-lg border border-line bg-raised px-1 text-sm font-semibold tabular-nums hover:border-control active:scale-[0.97] active:border-control active:bg-line"
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
