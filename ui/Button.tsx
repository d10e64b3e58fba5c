/** A button: one primary a screen. While `busyLabel` is set it shows the progress and takes no press. */
import type { ComponentProps } from 'react'
import { buttonVariant, type ButtonVariant, type ButtonSize } from './looks/button.ts'
import { join } from './looks/join.ts'
import { Spinner } from './Spinner.tsx'

type Props = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize; busyLabel?: string | undefined }

export function Button({ variant = 'secondary', size = 'normal', busyLabel, children, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busyLabel !== undefined}
      aria-busy={busyLabel !== undefined}
      className={join(buttonVariant(variant, size), className)}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <>
          <Spinner /> {busyLabel}
        </>
      )}
    </button>
  )
}
