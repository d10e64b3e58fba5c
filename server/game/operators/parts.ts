/** What the operators' side of games is given. */
import type { BookParts } from '../../books/parts.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Taken } from '../../catalogue/listing.ts'

export interface GameParts extends BookParts {
  readonly catalogue: Catalogue
  /** Asks a game company for its list now; throws when it could not be asked or believed. */
  takeGameList(company: string): Promise<Taken>
}
