/** A labelled field of several lines with hint and error, wired for assistive technology as Field is. */
import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedBy } from './described-by.ts'
import { Labelled } from './Labelled.tsx'
import { join } from './looks/join.ts'

/** As high as so many lines, also in browsers that let it grow with its words. */
const LEAST = { 2: 'min-h-19', 3: 'min-h-25', 4: 'min-h-31', 5: 'min-h-38' } as const

type Props = ComponentProps<'textarea'> & {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Before anything is written. */
  rows?: keyof typeof LEAST
}

export function TextArea({ label, hint, error, className, rows = 5, ...area }: Props) {
  const ownId = useId()
  const id = area.id ?? ownId
  return (
    <Labelled id={id} label={label} hint={hint} error={error} className={className}>
      <textarea
        {...area}
        id={id}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={join(
          'field-sizing-content max-h-[50dvh] resize-y rounded-xl border bg-surface px-3.5 py-3 text-lg leading-snug placeholder:text-muted placeholder:opacity-80 disabled:border-dashed disabled:bg-raised disabled:text-muted',
          LEAST[rows],
          error ? 'border-loss' : 'border-control',
        )}
      />
    </Labelled>
  )
}
