/** The companies' keys as they hold now: what operators set, else what the environment says. In memory, in clear, and nowhere else. */
import type { Sql } from '@uwanja/money/sql'
import type { Settings } from '../../settings/env.ts'
import type { Sealing } from '../../sealing/sealing.ts'
import { keyRows } from './store.ts'

type Names = Readonly<Record<string, string>>

export interface CompanyKeys {
  /** A company's settings by their names without the company, keys that operators set before the environment's. */
  of(company: string): Names
  /** Set by an operator and not to be opened: the master key is another one. It counts as none until it is set again. */
  isBroken(company: string, name: string): boolean
  seal(company: string, name: string, value: string): Buffer
  /** Null: it cannot be opened. */
  open(company: string, name: string, sealed: Uint8Array): string | null
  /** What operators set is read anew: at the start, and when one of the processes changed it. */
  refresh(db: Sql): Promise<void>
}

/** Bound to its place: a sealed key that is copied to another row opens for nobody. */
const ownerOf = (company: string, name: string) => `company-key ${company} ${name}`

export function openCompanyKeys(settings: Pick<Settings, 'company'>, sealing: Sealing): CompanyKeys {
  let set: ReadonlyMap<string, Names> = new Map()
  // Asked for each callback, and put together of all settings each time otherwise.
  const merged = new Map<string, Names>()
  let broken: ReadonlySet<string> = new Set()
  const open = (company: string, name: string, sealed: Uint8Array): string | null => {
    try {
      return sealing.open(sealed, ownerOf(company, name)).toString('utf8')
    } catch {
      return null
    }
  }
  return {
    of(company) {
      const known = merged.get(company) ?? Object.freeze({ ...settings.company(company), ...set.get(company) })
      merged.set(company, known)
      return known
    },
    isBroken: (company, name) => broken.has(ownerOf(company, name)),
    seal: (company, name, value) => sealing.seal(Buffer.from(value, 'utf8'), ownerOf(company, name)),
    open,
    async refresh(db) {
      const found = new Map<string, Record<string, string>>()
      const unopened = new Set<string>()
      for (const { company, name, state, sealed } of await keyRows(db)) {
        if (state !== 'standing') continue
        const value = open(company, name, sealed)
        if (value === null) unopened.add(ownerOf(company, name))
        // Never the environment's instead: that may be a key that was taken out of use because somebody stole it.
        found.set(company, { ...found.get(company), [name]: value ?? '' })
      }
      ;[set, broken] = [found, unopened]
      merged.clear()
    },
  }
}
