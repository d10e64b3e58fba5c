/** How the slip's column looks, whatever stands in it. */
export const COLUMN = 'flex w-80 shrink-0 flex-col gap-4 self-start rounded-2xl border border-line bg-surface p-4'
