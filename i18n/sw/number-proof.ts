/** Confirming the player's own number before money goes out to it. */
import type { numberProof as en } from '../en/number-proof.ts'
import type { Translation } from '../translation.ts'

export const numberProof: Translation<typeof en> = {
  numberProof: {
    open: 'Thibitisha namba yangu',
    title: 'Thibitisha namba yako',
    text: 'Tunakutumia pesa tukishajua kuwa namba hii ni yako. Tutatuma namba ya uthibitisho kwa SMS kwenda +{number}.',
    sendCode: 'Tuma namba ya uthibitisho',
    confirm: 'Thibitisha',
    done: 'Namba yako imethibitishwa. Sasa unaweza kutoa pesa.',
  },
}
