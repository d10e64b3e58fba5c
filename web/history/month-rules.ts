/** Months as addresses write them, and what play came to. Pure. */

/** `2026-11` of today, 2026-11-26, or the one that an address names; what is no month, or has not begun, is this one. */
export function monthOf(rawSearch: string, today: string): string {
  const named = new URLSearchParams(rawSearch).get('month') ?? ''
  const month = today.slice(0, 'yyyy-mm'.length)
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(named) && named <= month ? named : month
}

const monthText = (year: number, month: number): string => {
  const first = new Date(Date.UTC(year, month, 1))
  return first.toISOString().slice(0, 'yyyy-mm'.length)
}

export function monthBeside(month: string, by: 1 | -1): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return monthText(year, number - 1 + by)
}

/** Money that came is said with a plus, money that play cost with a minus, as a history does. */
export function signed(net: number, text: string): string {
  return net > 0 ? `+${text}` : net < 0 ? `−${text.replace('-', '')}` : text
}
