/** Months as addresses write them, and what play came to. Pure. */

/** `2026-11` of the device's day, or the one that an address names; what is no month is this one. */
export function monthOf(rawSearch: string, now: Date): string {
  const named = new URLSearchParams(rawSearch).get('month') ?? ''
  const today = monthText(now.getFullYear(), now.getMonth())
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(named) && named <= today ? named : today
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
