/** Maneno ya kumbi za michezo kwa wachezaji pekee. */
import type { Translation } from '../translation.ts'
import type { lobbyLater as english } from '../en/lobby-later.ts'

export const lobbyLater = {
  cannotOpen: 'Mchezo huu haufunguki.',
  recent: 'Ulichocheza karibuni',
  emptyFavourites: 'Bado hujachagua unayoipenda',
  emptyFavouritesText: 'Gusa moyo kwenye mchezo, nawe utaukuta hapa.',
} as const satisfies Translation<typeof english>
