/** What a status means that no screen of a first visit can get: beside those of message.ts once a later screen is opened. */
import type { messageLater as en } from '../en/message-later.ts'
import type { Translation } from '../translation.ts'

export const messageLater: Translation<typeof en> = {
  INVALID_AMOUNT: 'Andika kiasi kwa tarakimu, kwa mfano 500 au 500.50. Hakuna pesa iliyohamishwa.',
  INSUFFICIENT_AMOUNT: 'Salio lako halitoshi. Hakuna pesa iliyohamishwa.',
  BELOW_MINIMUM_LIMIT: 'Kiasi kiko chini ya kiwango cha chini. Hakuna pesa iliyohamishwa.',
  ABOVE_MAXIMUM_LIMIT: 'Kiasi kimezidi kiwango cha juu. Hakuna pesa iliyohamishwa.',
  DEPOSIT_REJECTED: 'Pesa hazikuwekwa: ombi limekataliwa. Hakuna pesa iliyokatwa.',
  METHOD_NOT_AVAILABLE: 'Njia hii ya malipo haipatikani kwa sasa. Hakuna pesa iliyohamishwa.',
  CARD_PIN_WRONG: 'PIN ya kadi si sahihi. Hakuna pesa iliyohamishwa. Jaribu tena.',
  CARD_CODE_WRONG:
    'Namba ya uthibitisho si sahihi. Hakuna pesa iliyohamishwa. Angalia SMS mpya kabisa na ujaribu tena.',
  BONUS_CODE_UNKNOWN: 'Hakuna bonasi yenye msimbo huu. Uangalie, au uache wazi. Hakuna pesa iliyohamishwa.',
  PROMOTION_USED_UP: 'Promosheni hii imeshatoa yote iliyoweza kutoa. Hakuna pesa iliyohama.',
  BONUS_NOT_AVAILABLE:
    'Bonasi hii ni ya kuweka pesa mara ya kwanza tu, au umeshaipata. Acha msimbo wazi. Hakuna pesa iliyohamishwa.',
  NUMBER_NOT_VERIFIED:
    'Namba yako haijathibitishwa. Ithibitishe kwa SMS, au weka pesa mara moja kutoka namba hiyo. Hakuna pesa iliyohamishwa.',
  IDENTITY_REQUIRED:
    'Kwa kiasi hiki tunahitaji kukufahamu zaidi. Fungua Utambulisho kwenye akaunti yako. Hakuna pesa iliyohamishwa.',
  DEPOSIT_LIMIT_REACHED: 'Kiasi hiki kinazidi kikomo cha kuweka pesa ulichojiwekea. Hakuna pesa iliyohamishwa.',
  PASSWORD_CONFIRMATION_REQUIRED: 'Thibitisha nenosiri lako kwanza.',
  NO_LONGER_OPEN: 'Mwingine amekutangulia: jambo hili limeshafungwa.',
}
