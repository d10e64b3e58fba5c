/** Which Tanzanian network a number belongs to, by its first digits; GMM/1 takes it as a hint. */
import type { Channel } from './pay-bill-words.ts'

const PREFIXES: Readonly<Record<Channel, readonly string[]>> = {
  MPESA: ['25574', '25575', '25576', '25579'],
  TIGOPESA: ['25565', '25567', '25571', '25577'],
  AIRTEL: ['25568', '25569', '25578'],
  HALOPESA: ['25561', '25562'],
}

/** Null where the prefix tells nothing (every Nigerian number, and numbers carried to another network). */
export function channelOf(msisdn: string): Channel | null {
  const entry = Object.entries(PREFIXES).find(([, prefixes]) => prefixes.some((prefix) => msisdn.startsWith(prefix)))
  return entry ? (entry[0] as Channel) : null
}
