/** Where visitors are: one country for everybody, and others for single addresses. People set them. */
import type { Books } from '@uwanja/runtime/books'

export interface Countries {
  /** Null: the look-up fails. */
  of(address: string): string | null
  /** @param address Null: everybody who has no country of their own. */
  set(address: string | null, country: string | null): void
  show(): {
    readonly country: string | null
    readonly addresses: readonly { readonly address: string; readonly country: string | null }[]
  }
}

interface CountryRow {
  /** An address, or EVERYBODY. */
  readonly id: string
  readonly country: string | null
}

const EVERYBODY = '*'

/** @param start Everybody's country until somebody says otherwise. */
export function openCountries({ books, start }: { books: Books; start: string }): Countries {
  const rows = books.book<CountryRow>('countries')
  const general = () => {
    const row = rows.get(EVERYBODY)
    return row ? row.country : start
  }
  return {
    of(address) {
      const own = rows.get(address)
      return own ? own.country : general()
    },
    set: (address, country) => rows.put({ id: address ?? EVERYBODY, country }),
    show: () => ({
      country: general(),
      addresses: rows.all().flatMap(({ id, country }) => (id === EVERYBODY ? [] : [{ address: id, country }])),
    }),
  }
}
