/** What a network pays for money of another country: the rates that the sandbox was given, in both directions. */
import { decimalText, parseAmount } from '@uwanja/contract/wire/amounts'
import type { World } from '@uwanja/providers/world'

const SCALE = 1_000_000n

/** @param rates "NGN/TZS=1.62, …" */
export function openChange(rates: string): World['change'] {
  const table = new Map<string, { from: bigint; to: bigint }>()
  for (const [, from = '', to = '', rate = ''] of rates.matchAll(/([A-Z]{3})\/([A-Z]{3})=(\d+(?:\.\d{1,6})?)/g)) {
    const millionths = BigInt(Math.round(Number(rate) * Number(SCALE)))
    if (millionths === 0n) continue
    table.set(`${from}/${to}`, { from: SCALE, to: millionths })
    table.set(`${to}/${from}`, { from: millionths, to: SCALE })
  }
  return (amount, from, to) => {
    if (from === to) return amount
    const rate = table.get(`${from}/${to}`)
    const minor = parseAmount(amount, 'NGN')?.minor ?? 0n
    const changed = rate ? (minor * rate.to) / rate.from : 0n
    return changed > 0n ? decimalText(changed) : null
  }
}
