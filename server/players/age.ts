/** Who says that they are too young, in whatever form: the same answer of the form means the same everywhere. */
import { Refused } from '../runtime/refuse.ts'

export const isUnderAge = (error: unknown): boolean =>
  error instanceof Refused && JSON.stringify(error.data ?? null).includes('AGE_AT_LEAST_18')
