/** The rules say no: thrown, so that the transaction rolls back; `wire/to-wire.ts` turns it into the answer. */
import type { RefusalCode } from '@uwanja/contract/wire/errors'

export class Refused extends Error {
  readonly code: RefusalCode
  /** Goes to the caller as `data`; never a secret. */
  readonly data: unknown
  constructor(code: RefusalCode, data: unknown = null) {
    super(code)
    this.code = code
    this.data = data
  }
}

export function refuse(code: RefusalCode, data: unknown = null): never {
  throw new Refused(code, data)
}
