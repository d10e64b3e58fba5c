/** How long something took, in the largest unit that says it. */
import type { Language } from '@uwanja/i18n/language'

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** Ninety seconds are two minutes, and ninety minutes an hour and a half. */
export function spanText(language: Language, seconds: number): string {
  const [unit, length] = UNITS.find(([, one]) => seconds >= one * 1.5) ?? (['second', 1] as const)
  const digits = unit === 'minute' || unit === 'second' ? 0 : 1
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(seconds / length)
}
