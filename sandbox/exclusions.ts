/**
 * The national exclusion register's book: numbers and documents that are in it, and the sequence of its changes. People and
 * the platform put them in.
 */
import type { FEED_LOSSES } from '@uwanja/contract/world/lists'
import type { ListChange } from '@uwanja/providers/world'
import type { Books } from '@uwanja/runtime/books'
import type { Clock } from '@uwanja/runtime/clock'

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

interface ChangeRow extends ListChange {
  readonly id: string
  readonly run: number
  readonly isLost: boolean
}

/** What can happen to the feed: the newest change falls out of it, or its sequence begins anew. */
export type FeedLoss = (typeof FEED_LOSSES)[number]

export function openExclusions({ books, clock }: { books: Books; clock: Clock }) {
  const rows = books.book<Row>('exclusions')
  const feed = openFeed(books)
  const stands = ({ isIn, until }: Row) => isIn && (until === null || Date.parse(until) > clock.now())
  const write = (change: Omit<ListChange, 'nth'>) => {
    const { subject, until, listed: isIn } = change
    rows.put({ id: subject, subject, until, isIn })
    feed.add(change)
  }
  return {
    find(subject: string): Exclusion | null {
      const row = rows.get(subject)
      return row && stands(row) ? { subject, until: row.until } : null
    },
    put: (subject: string, until: string | null) => write({ subject, until, listed: true }),
    takeOut: (subject: string) => write({ subject, until: null, listed: false }),
    /** Those that stand, the newest last. */
    list: (): Exclusion[] =>
      rows
        .all()
        .filter(stands)
        .map(({ subject, until }) => ({ subject, until })),
    feed: feed.read,
    lose: feed.lose,
  }
}
export type Exclusions = ReturnType<typeof openExclusions>

function openFeed(books: Books) {
  const changes = books.book<ChangeRow>('exclusion-changes')
  const sequence = books.book<{ id: string; run: number }>('exclusion-sequence')
  const run = () => sequence.get('run')?.run ?? 1
  const ofRun = () => changes.all().filter((one) => one.run === run())
  return {
    add(change: Omit<ListChange, 'nth'>): void {
      const nth = ofRun().length + 1
      changes.put({ ...change, id: `${run()}.${nth}`, run: run(), nth, isLost: false })
    },
    read(): { readonly run: number; readonly last: number; readonly changes: readonly ListChange[] } {
      const all = ofRun()
      const shown = all.filter(({ isLost }) => !isLost)
      return {
        run: run(),
        last: all.length,
        changes: shown.map(({ nth, subject, listed, until }) => ({ nth, subject, listed, until })),
      }
    },
    lose(what: FeedLoss): void {
      const newest = ofRun().at(-1)
      if (what === 'reset') sequence.put({ id: 'run', run: run() + 1 })
      else if (newest) changes.put({ ...newest, isLost: true })
    },
  }
}
