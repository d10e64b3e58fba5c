/** The sportsbook that was opened last in this browser: my bets are looked at there. */
import { type BookName, isBookName } from './sports-rules.ts'

const STORED = 'sportsbook'

export function keepBook(book: BookName): void {
  try {
    localStorage.setItem(STORED, book)
  } catch {
    // Without storage my bets are Altenar's.
  }
}

export function lastBook(): BookName {
  try {
    const kept = localStorage.getItem(STORED)
    return isBookName(kept) ? kept : 'altenar'
  } catch {
    return 'altenar'
  }
}
