/** Texts that the specification calls by a bare name, and shared words. */
import type { names as en } from '../en/names.ts'
import type { Translation } from '../translation.ts'

export const names: Translation<typeof en> = {
  UnknownError: 'Kuna hitilafu upande wetu. Jaribu tena au wasiliana na huduma kwa wateja.',
  InvalidPassword: 'Nenosiri hili haliwezi kutumika. Chagua lingine lenye herufi 6 au zaidi, lisiwe namba yako.',
  Please_enter_numbers_only: 'Tafadhali andika namba pekee.',
  please_fill_the_field: 'Tafadhali jaza sehemu hii.',
  SUCCESS: 'Imefanikiwa',
  Success: 'Imefanikiwa',
  Error: 'Hitilafu',
  Please_try_resend_code_in: 'Unaweza kuomba namba nyingine baada ya',
  You_can_resend_the_code: 'Sasa unaweza kuomba namba nyingine.',
  Verification_code_sent: 'Tumekutumia namba ya uthibitisho kwa SMS.',
  Auth_code_is_not_correct: 'Namba ya uthibitisho si sahihi.',
  twoFactor: {
    activated: 'Uthibitisho wa hatua 2 umewashwa.',
    deactivated: 'Uthibitisho wa hatua 2 umezimwa.',
  },
}
