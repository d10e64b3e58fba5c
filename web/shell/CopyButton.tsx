/** Copies a text, or passes it on, and says for three seconds that it was done: on the button to see, beside it to hear. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { Button } from '@uwanja/ui/Button'
import { useEffect, useState, type ComponentProps } from 'react'
import { logFailure } from '../log.ts'

/** Younger than browsers that players have, and absent where the page is not secure. */
type Device = { share?: Navigator['share'] }

interface Props extends Pick<ComponentProps<typeof Button>, 'size' | 'className'> {
  readonly text: string
  readonly label: string
  /** What stands on it for three seconds. */
  readonly done: string
  /** `share`: the device's own way of passing a text on; where it has none, the text is copied. */
  readonly by?: 'copy' | 'share'
}

export function CopyButton({ text, label, done, by = 'copy', size, className }: Props) {
  const [doneAt, setDoneAt] = useState<number | null>(null)
  useEffect(() => {
    if (doneAt === null) return
    const timer = setTimeout(() => setDoneAt(null), CONSTANTS.copyConfirmationMs)
    return () => clearTimeout(timer)
  }, [doneAt])

  async function act(): Promise<void> {
    try {
      const device: Device = navigator
      if (by === 'share' && device.share) return await navigator.share({ text })
      await navigator.clipboard.writeText(text)
      setDoneAt(Date.now())
    } catch (error) {
      // It can be selected by hand (K05: a copy failure is logged only); who closes the device's sheet has not failed.
      logFailure('copying failed', error)
    }
  }

  return (
    <>
      <Button size={size ?? 'normal'} className={className} onClick={() => void act()}>
        {doneAt === null ? label : done}
      </Button>
      {/* What stands inside a button is its name, and a change of it is not read out. */}
      <span role="status" className="sr-only">
        {doneAt !== null && done}
      </span>
    </>
  )
}
