/** Moments as replies carry them. */

/** For ever is further than a date of JavaScript's can say. */
const FOR_EVER = '9999-12-31T00:00:00.000Z'

export const isoOf = (at: Date | null | undefined): string | null =>
  !at ? null : Number.isFinite(at.getTime()) ? at.toISOString() : FOR_EVER
