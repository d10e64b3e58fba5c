/** A button: one primary a screen. While `busyLabel` is set it shows the progress and takes no press. */
import type { ComponentProps } from 'react'
import { buttonLook, type ButtonLook, type ButtonSize } from './looks/button.ts'
import { join } from './looks/join.ts'
import { Spinner } from './Spinner.tsx'

type Props = ComponentProps<'button'> & { look?: ButtonLook; size?: ButtonSize; busyLabel?: string | undefined }

export function Button({ look = 'secondary', size = 'normal', busyLabel, children, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busyLabel !== undefined}
      aria-busy={busyLabel !== undefined}
      className={join(buttonLook(look, size), className)}
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
