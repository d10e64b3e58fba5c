/** 大厅中仅对玩家显示的文字。 */
import type { Translation } from '../translation.ts'
import type { lobbyLater as english } from '../en/lobby-later.ts'

export const lobbyLater = {
  cannotOpen: '这个游戏无法打开。',
  recent: '最近玩过',
  emptyFavourites: '还没有收藏',
  emptyFavouritesText: '点一下游戏上的心形，就能在这里找到它。',
} as const satisfies Translation<typeof english>
