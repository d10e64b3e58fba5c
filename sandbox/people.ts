/** Who of the platform's players exists, as it or a script says it: the first page names them. No company here asks for it. */
import type { Books } from '@uwanja/runtime/books'

interface PersonRow {
  /** The number. */
  readonly id: string
  readonly name: string
}

export function openPeople({ books }: { books: Books }) {
  const rows = books.book<PersonRow>('people')
  return {
    name: (msisdn: string, name: string) => rows.put({ id: msisdn, name }),
    nameOf: (msisdn: string): string | null => rows.get(msisdn)?.name ?? null,
    numbers: () => rows.all().map(({ id }) => id),
  }
}
export type People = ReturnType<typeof openPeople>
