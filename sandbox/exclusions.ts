/** The national exclusion register's book: numbers and documents that are in it. People and the platform put them in. */
import type { Books } from './books.ts'
import type { Clock } from './clock.ts'

export interface Exclusion {
  /** Digits of a number with its prefix, or of a document. */
  readonly subject: string
  /** ISO text; null: until somebody takes it out. */
  readonly until: string | null
}

interface Row extends Exclusion {
  readonly id: string
  readonly isIn: boolean
}

export function openExclusions({ books, clock }: { books: Books; clock: Clock }) {
  const rows = books.book<Row>('exclusions')
  const stands = ({ isIn, until }: Row) => isIn && (until === null || Date.parse(until) > clock.now())
  return {
    find(subject: string): Exclusion | null {
      const row = rows.get(subject)
      return row && stands(row) ? { subject, until: row.until } : null
    },
    put: (subject: string, until: string | null) => rows.put({ id: subject, subject, until, isIn: true }),
    takeOut: (subject: string) => rows.put({ id: subject, subject, until: null, isIn: false }),
    /** Those that stand, the newest last. */
    list: (): Exclusion[] =>
      rows
        .all()
        .filter(stands)
        .map(({ subject, until }) => ({ subject, until })),
  }
}
export type Exclusions = ReturnType<typeof openExclusions>
