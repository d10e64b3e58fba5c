/** The networks that the sandbox's Selcom pays out to: who has which numbers, and of whom it tells the name. */
import { SELCOM_CHANNELS, type SelcomChannel } from '@uwanja/contract/site/banking-selcom'

/** What a payout names: one of the specification's channels, Selcom Pesa under its own name, or nobody (`CASHIN`). */
const OWN_NAMES: Readonly<Record<string, SelcomChannel>> = { SPSCASHIN: 'SPCASHIN' }
const AUTOMATIC = 'CASHIN'

/** By the two digits behind 255; a number may have moved to another network, which only `CASHIN` follows. */
const PREFIXES: Readonly<Record<SelcomChannel, readonly string[]>> = {
  VMCASHIN: ['74', '75', '76', '79'],
  AMCASHIN: ['68', '69', '78'],
  TPCASHIN: ['65', '67', '71'],
  EZCASHIN: ['77'],
  HPCASHIN: ['61', '62', '63'],
  TTCASHIN: ['73'],
  SPCASHIN: [],
}

export function isPayoutChannel(code: string): boolean {
  return (SELCOM_CHANNELS as readonly string[]).includes(code) || code === AUTOMATIC || Object.hasOwn(OWN_NAMES, code)
}

/** Does this channel tell whose the number is? "LookUp Avail: No" stands at M-Pesa. Elsewhere a network knows its own. */
export function tellsName(code: string, msisdn: string): boolean {
  if (code === AUTOMATIC || Object.hasOwn(OWN_NAMES, code)) return true
  if (!(SELCOM_CHANNELS as readonly string[]).includes(code) || code === 'VMCASHIN') return false
  return PREFIXES[code as SelcomChannel].includes(msisdn.slice(3, 5))
}
