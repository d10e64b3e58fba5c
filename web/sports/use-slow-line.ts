/** Is the line a slow one, or is its player saving? What not every browser tells; the server's page knows nothing of it. */
import { useSyncExternalStore } from 'react'

interface Line {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

export function isSlow({ effectiveType, saveData }: Line): boolean {
  return saveData === true || /^(?:slow-2g|2g|3g)$/.test(effectiveType ?? '')
}

const never = () => () => undefined

export const useSlowLine = (): boolean =>
  useSyncExternalStore(
    never,
    () => isSlow((navigator as { connection?: Line }).connection ?? {}),
    () => false,
  )
