/** A tick box with its sentence; the whole line is the target. */
import { useId, type ComponentProps, type ReactNode } from 'react'
import { join } from './looks/join.ts'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string | undefined }

export function Checkbox({ label, error, className, ...input }: Props) {
  const ownId = useId()
  const id = input.id ?? ownId
  const invalid = Boolean(error) || input['aria-invalid'] === true
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-muted">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={invalid || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={join('tick size-6 shrink-0', invalid && 'outline-2 outline-loss')}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-loss">
          {error}
        </p>
      )}
    </div>
  )
}
