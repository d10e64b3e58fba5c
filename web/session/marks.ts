/** What a page's head knows of a player before any script (index.html): that they may not play now, and that they played before. */

export type Mark = 'resting' | 'recentGames'

export function setMark(mark: Mark): void {
  try {
    localStorage.setItem(mark, '1')
  } catch {
    // Without storage the page begins as for anybody.
  }
}

export function dropMark(mark: Mark): void {
  try {
    localStorage.removeItem(mark)
  } catch {
    // It was never set.
  }
}

/** Of whoever comes next nothing is known. */
export function dropMarks(): void {
  dropMark('resting')
  dropMark('recentGames')
  delete document.documentElement.dataset['recent']
}
