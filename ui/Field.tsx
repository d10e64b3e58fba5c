/** A labelled input with hint, error, prefix and suffix, wired for assistive technology. */
import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedBy } from './described-by.ts'
import { Labelled } from './Labelled.tsx'
import { join } from './looks/join.ts'

type FieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'size'> & {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Shown inside the box before the text, for example +234 (0). Read out with the label. */
  prefix?: string
  /** Shown inside the box after the text: a unit, or a button. */
  suffix?: ReactNode
  /** `compact`: for filters, as high as a Select. */
  size?: 'normal' | 'compact'
}

export function Field({ label, hint, error, prefix, suffix, size = 'normal', className, ...input }: FieldProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  const prefixId = `${id}-prefix`
  const invalid = Boolean(error) || input['aria-invalid'] === true
  const isFixed = input.readOnly === true || input.disabled === true
  const described = [prefix && prefixId, describedBy(id, { hint, error })].filter(Boolean).join(' ')
  return (
    <Labelled id={id} label={label} hint={hint} error={error} size={size} className={className}>
      <div
        className={join(
          'flex items-stretch overflow-hidden rounded-xl border has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-focus',
          size === 'compact' ? 'min-h-11.5' : 'min-h-13',
          invalid ? 'border-loss' : 'border-control',
          isFixed ? 'border-dashed bg-raised' : 'bg-surface',
        )}
      >
        {prefix && (
          <span id={prefixId} className="flex items-center border-r border-line px-3 whitespace-nowrap text-muted">
            {prefix}
          </span>
        )}
        <input
          {...input}
          id={id}
          aria-invalid={invalid || undefined}
          aria-describedby={described || undefined}
          className={join(
            'min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted placeholder:opacity-80 disabled:text-muted',
            size === 'compact' ? 'px-3' : 'px-3.5 text-lg',
          )}
        />
        {suffix && <span className="flex items-center pr-1 text-muted">{suffix}</span>}
      </div>
    </Labelled>
  )
}
