/** A labelled input with hint, error, prefix and suffix, wired for assistive technology. */
import { useId, type ComponentProps, type ReactNode } from 'react'
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
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const prefixId = `${id}-prefix`
  const invalid = Boolean(error) || input['aria-invalid'] === true
  const isFixed = input.readOnly === true || input.disabled === true
  const described = [prefix && prefixId, hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={join('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={size === 'compact' ? 'text-sm font-medium' : 'font-medium'}>
        {label}
      </label>
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
      {hint && !error && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="text-sm font-medium text-loss">
          {error}
        </p>
      )}
    </div>
  )
}
