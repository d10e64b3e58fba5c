/** What the operators' side of games is given. */
import type { BookDeps } from '../../books/deps.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Taken } from '../../catalogue/listing.ts'

export interface GameDeps extends BookDeps {
  readonly catalogue: Catalogue
  /** Asks a game company for its list now; throws when it could not be asked or believed. */
  takeGameList(company: string): Promise<Taken>
}
