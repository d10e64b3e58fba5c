/** How days and moments of the server are written, and where a line may break in them: before the time, nowhere else. */

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const
const MONTH_DAY = { day: 'numeric', month: 'short' } as const

const FORMS = {
  /** 22 Nov 2026, 10:14 */
  moment: { ...MONTH_DAY, year: 'numeric', ...CLOCK },
  /** 22 Nov, 10:14:07: the steps of one payment. */
  step: { ...MONTH_DAY, ...CLOCK, second: '2-digit' },
  /** 10:14 */
  clock: CLOCK,
  /** 22 Nov 2026 */
  day: { dateStyle: 'medium' },
  /** 22 November 2026 */
  longDay: { dateStyle: 'long' },
  /** November 2026, of its first day. */
  givenMonth: { month: 'long', year: 'numeric', timeZone: 'UTC' },
  /** What is a day and no moment has no time zone: it is written as it was given. */
  givenDay: { dateStyle: 'long', timeZone: 'UTC' },
} satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

export type DateForm = keyof typeof FORMS

/** Chinese may be broken between any two signs, so word joiners hold a day together there; elsewhere its spaces do. */
export const unbroken = (text: string) =>
  text
    .replace(/ (?!\d{1,2}:)/g, '\u00a0')
    .replace(/[年月]/g, '\u2060$&\u2060')
    .replace(/日/g, '\u2060日')

/** @param raw A server's text, or Unix milliseconds. What is no moment is shown as it came. */
export function dateText(
  raw: string | number | null | undefined,
  form: DateForm,
  write: (at: number, options: Intl.DateTimeFormatOptions) => string,
): string {
  const at = typeof raw === 'number' ? raw : Date.parse(raw ?? '')
  return Number.isFinite(at) ? unbroken(write(at, FORMS[form])) : String(raw ?? '')
}
