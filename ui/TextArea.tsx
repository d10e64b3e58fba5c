/** A labelled field of several lines with hint and error, wired for assistive technology as Field is. */
import { useId, type ComponentProps, type ReactNode } from 'react'
import { join } from './looks/join.ts'

type Props = ComponentProps<'textarea'> & { label: string; hint?: ReactNode; error?: string | undefined }

export function TextArea({ label, hint, error, className, rows = 6, ...area }: Props) {
  const ownId = useId()
  const id = area.id ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = error ? errorId : hint ? hintId : undefined
  return (
    <div className={join('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        className={join(
          'min-h-32 resize-y rounded-xl border bg-surface px-3.5 py-3 text-lg leading-snug placeholder:text-muted placeholder:opacity-80 disabled:border-dashed disabled:bg-raised disabled:text-muted',
          error ? 'border-loss' : 'border-control',
        )}
      />
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
