/** How games stand on their shelves, and how high a full shelf is: known from the width alone. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'

/** Columns by the window's width: 3, 5, 6. Stands on what holds the shelves, and makes it the measure of their width. */
export const SHELVES =
  '@container flex flex-col gap-(--gap) [--across:3] [--gap:0.5rem] [--name:2.25rem] sm:[--gap:0.75rem] sm:[--name:2.75rem] md:[--across:5] xl:[--across:6]'
export const TILES = 'grid grid-cols-[repeat(var(--across),minmax(0,1fr))] gap-(--gap)'

const COLUMN = '(100cqw - (var(--across) - 1) * var(--gap)) / var(--across)'
/** A tile is a picture of 40 by 21 above two lines of text (GameTile.tsx). */
const ROW = `(${COLUMN} * 0.525 + var(--name) + var(--gap))`
export const FULL_SHELF_HEIGHT = `calc(${CONSTANTS.gamesPerPage} / var(--across) * ${ROW} - var(--gap))`
