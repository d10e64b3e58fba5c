/**
 * What operators set (payment methods, companies' keys) is heard from the bus and kept in memory. News may be lost when a
 * process dies between its commit and the telling, so it is also read anew now and then: a method that is off, or a key that
 * was taken out of use, must not go on in another process until its next start.
 */
import type { Db, Sql } from '@uwanja/money/sql'
import { every, type Repeated } from '../runtime/every.ts'

interface Remembered {
  refresh(db: Sql): Promise<void>
}

const EVERY_MS = 15_000

export function followSettings(
  db: Db,
  { methods, companyKeys }: { readonly methods: Remembered; readonly companyKeys: Remembered },
  onFault: (error: unknown) => void,
  ms = EVERY_MS,
): Repeated {
  return every(
    ms,
    async () => {
      await methods.refresh(db)
      await companyKeys.refresh(db)
    },
    onFault,
  )
}
