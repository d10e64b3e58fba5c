/** Amounts on companies' wires: exact, and never through a fraction. */
import { MAX_MINOR } from '@uwanja/contract/wire/amounts'

/** 1050 of "10.50" or "10.5"; null when it is not such an amount. Zero, which closes a round, is one; `least` decides. */
export function minorOf(decimal: string, least: bigint): bigint | null {
  const match = /^(0|[1-9]\d{0,12})(?:\.(\d{1,2}))?$/.exec(decimal)
  if (!match) return null
  const minor = BigInt(match[1]!) * 100n + BigInt((match[2] ?? '').padEnd(2, '0'))
  return minor >= least && minor <= MAX_MINOR ? minor : null
}

/** On wires that speak in minor units: a plain whole number. */
export function wholeMinorOf(raw: string | undefined, least: bigint): bigint | null {
  if (raw === undefined || !/^(0|[1-9][0-9]{0,14})$/.test(raw)) return null
  const minor = BigInt(raw)
  return minor >= least && minor <= MAX_MINOR ? minor : null
}

/** A number of JSON by its shortest text, which for every amount of ours is the one that was sent. */
export const minorOfNumber = (raw: unknown, least: bigint): bigint | null =>
  typeof raw === 'number' ? minorOf(String(raw), least) : null
