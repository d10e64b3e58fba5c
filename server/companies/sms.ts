/** Messages to phones, through the first company of the table that takes them. */
import { SMS } from '@uwanja/providers/sms'
import type { Wires } from './wires.ts'

/** @returns false when no company took the message (or it is not known whether one did). */
export function openSms(wires: Wires): (msisdn: string, text: string, reference: string) => Promise<boolean> {
  return async (msisdn, text, reference) => {
    for (const plug of SMS) {
      if (await plug.send({ msisdn, text, reference }, wires.sms(plug.company))) return true
    }
    return false
  }
}
