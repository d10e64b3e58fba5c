/** A game as the lobbies show it, read from what any server says of it. Pure. */
import type { ListedGame } from '@uwanja/contract/site/game'
import type { Loose } from '../send.ts'

export interface Game {
  readonly id: number
  readonly name: string
  /** The picture's address; empty when the server names none. */
  readonly picture: string
  readonly url: string
  readonly isFavourite: boolean
  readonly badges: readonly Badge[]
  /** Return to player in percent, as its company states it; empty: it does not say. */
  readonly rtp: string
  /** The company's name; empty: unknown. */
  readonly studio: string
  /** It plays with chips too. */
  readonly hasFreePlay: boolean
  /** In major units, as decimal text; empty: unknown. */
  readonly leastStake: string
}
export type Badge = 'drops' | 'tournament'

/** Null for a row that cannot be told from others or opened. */
function readGame(row: Loose<ListedGame>): Game | null {
  const id = Number(row?.id)
  if (!row?.realUrl || !Number.isSafeInteger(id)) return null
  return {
    id,
    name: row.gameName || `#${id}`,
    picture: row.imageName ? `${row.imageBase ?? ''}${row.imageName}` : '',
    url: row.realUrl,
    isFavourite: row.isFav === true,
    rtp: /^\d{2,3}(\.\d{1,2})?$/.test(row.rtp ?? '') ? row.rtp! : '',
    studio: row.slotPageName ?? '',
    hasFreePlay: row.hasFreePlay === true,
    leastStake: /^\d{1,10}\.\d\d$/.test(row.leastStake ?? '') ? row.leastStake! : '',
    badges: [
      ...(row.hasIngameDropsAndWins === true ? (['drops'] as const) : []),
      ...(row.isInActiveTournament === true ? (['tournament'] as const) : []),
    ],
  }
}

export const readGames = (rows: readonly Loose<ListedGame>[] | null): readonly Game[] =>
  (rows ?? []).map(readGame).filter((game) => game !== null)

/** The same lists with another mark on one game. Pages and games without it stay the same objects, so nothing else is drawn anew. */
export function withFavourite<T extends { readonly games: readonly Game[] }>(
  page: T,
  id: number,
  isFavourite: boolean,
): T {
  if (!page.games.some((game) => game.id === id && game.isFavourite !== isFavourite)) return page
  return { ...page, games: page.games.map((game) => (game.id === id ? { ...game, isFavourite } : game)) }
}

export interface Studio {
  readonly id: string
  readonly name: string
}

/** @param raw Rows as any server may say them. */
export const readStudios = (raw: unknown): readonly Studio[] =>
  (Array.isArray(raw) ? raw : []).flatMap((row: { id?: unknown; slotPageName?: unknown } | null) =>
    Number(row?.id) > 0 ? [{ id: String(row?.id), name: String(row?.slotPageName ?? row?.id) }] : [],
  )
