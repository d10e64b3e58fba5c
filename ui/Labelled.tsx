/** What stands around a control that a person fills in: its label, and below it the hint or what is wrong. */
import type { ReactNode } from 'react'
import { errorId, hintId } from './described-by.ts'
import { join } from './looks/join.ts'

type Props = {
  /** Of the control. */
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  size?: 'normal' | 'compact'
  className?: string | undefined
  children: ReactNode
}

export function Labelled({ id, label, hint, error, size = 'normal', className, children }: Props) {
  return (
    <div className={join('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={size === 'compact' ? 'text-sm font-medium' : 'font-medium'}>
        {label}
      </label>
      {children}
      {hint && !error && (
        <p id={hintId(id)} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(id)} className="text-sm font-medium text-loss">
          {error}
        </p>
      )}
    </div>
  )
}
