/** The proof's light, asked again and again. */
import { office } from '@uwanja/contract/operators/office'
import { useOfficeQuery } from '../ask.ts'

const LIGHT_POLL_MS = 15_000

export type Light = 'green' | 'red' | 'late' | 'unknown'

export function useLight() {
  const { data, isError } = useOfficeQuery(office.light, {}, LIGHT_POLL_MS)
  const light: Light | null = isError
    ? 'unknown'
    : data === undefined
      ? null
      : data.isGreen
        ? 'green'
        : data.findings > 0
          ? 'red'
          : 'late'
  return { light, data }
}
