/** What a server's status means in a player's words: the keys under `message.` (K07). */
import type { message as en } from '../en/message.ts'
import type { Translation } from '../translation.ts'

export const message: Translation<typeof en> = {
  // Said by the forms themselves.
  please_fill_all_fields: 'Tafadhali jaza sehemu zote.',
  please_fill_the_field: 'Tafadhali jaza sehemu hii.',
  passwords_do_not_match: 'Manenosiri hayafanani.',
  password_more_than_6: 'Nenosiri liwe na zaidi ya herufi 6.',
  password_at_least_6_not_username: 'Nenosiri liwe na angalau herufi 6 na lisifanane na jina lako la mtumiaji.',
  mobile_number_invalid: 'Namba ya simu uliyoandika si sahihi. Jaribu tena au wasiliana na huduma kwa wateja.',
  must_change_password: 'Unatakiwa kuweka nenosiri jipya kabla ya kuingia.',
  password_incorrect: 'Nenosiri si sahihi.',

  // The request itself.
  MALFORMED_REQUEST: 'Hatukuweza kusoma ombi hilo. Hakuna kilichobadilika.',
  VALIDATION_ERROR: 'Kuna kitu hakiko sawa kwenye fomu. Tafadhali kikague.',
  UNAUTHORIZED: 'Umetoka kwenye akaunti. Tafadhali ingia tena.',
  SESSION_NOT_BOUND:
    'Taarifa za kuingia hazijakamilika kwenye kivinjari hiki. Tafadhali toka kisha uingie tena. Hakuna pesa iliyohamishwa.',
  FORBIDDEN: 'Akaunti yako haina ruhusa ya hili.',
  UNKNOWN_CALL: 'Huduma hii haipatikani hapa.',
  REQUEST_TOO_LARGE: 'Umetuma maandishi marefu mno. Tafadhali yafupishe.',
  TOO_MANY_REQUESTS: 'Umejaribu mara nyingi kwa muda mfupi. Subiri dakika moja.',
  GENERAL_ERROR: 'Kuna hitilafu imetokea. Jaribu tena au wasiliana na huduma kwa wateja.',
  NOT_AVAILABLE_YET: 'Huduma hii bado haijaanza.',
  SERVICE_UNAVAILABLE: 'Tuna shughuli nyingi kwa sasa. Jaribu tena baada ya muda mfupi.',

  // Accounts.
  INVALID_USERNAME_OR_PASSWORD: 'Namba ya simu au nenosiri si sahihi.',
  TWO_FACTOR_REQUIRED: 'Andika namba kutoka kwenye programu yako ya uthibitisho.',
  PASSWORD_RESET_REQUIRED: 'Unatakiwa kuweka nenosiri jipya kabla ya kuingia.',
  PASSWORD_CHANGE_REQUIRED: 'Tafadhali badilisha nenosiri lako sasa.',
  TOO_MANY_ATTEMPTS: 'Umejaribu mara nyingi mno. Subiri dakika chache, kisha jaribu tena.',
  MOBILE_ALREADY_EXISTS: 'Namba hii ya simu tayari ina akaunti. Ingia badala ya kujisajili.',
  INCORRECT_PARAMETER_VALUE: 'Nenosiri hili haliwezi kutumika. Chagua refu zaidi au lisilo la kawaida.',
  THERMES_NEEDS_TO_BE_ACCEPTED: 'Tafadhali kubali vigezo na masharti.',
  MOBILE_NUMBER_DOES_NOT_EXIST: 'Hakuna akaunti yenye namba hii ya simu.',
  PASSWORDS_DO_NOT_MATCH: 'Manenosiri hayafanani.',
  SMS_CODE_NOT_SEND: 'SMS haikuweza kutumwa. Tafadhali jaribu tena.',
  PLEASE_TRY_RESEND_CODE_IN_X_SECONDS: 'Namba ya uthibitisho iko njiani. Subiri kabla ya kuomba nyingine.',
  INVALID_VERIFICATION_CODE: 'Namba ya uthibitisho si sahihi au muda wake umeisha. Jaribu tena.',
  COUNTRY_UNKNOWN: 'Hatukuweza kujua uko nchi gani. Tafadhali jaribu tena.',
  BIRTH_DATE_REQUIRED:
    'Akaunti hii haikutumika kwa muda mrefu. Andika tarehe yako ya kuzaliwa kama ilivyo kwenye akaunti.',
  BIRTH_DATE_INCORRECT:
    'Hiyo si tarehe ya kuzaliwa iliyo kwenye akaunti hii. Ikague, au wasiliana na huduma kwa wateja.',
  RECOVERY_NEEDS_SUPPORT:
    'Akaunti hii haikutumika kwa muda mrefu, kwa hiyo SMS pekee haitoshi. Wasiliana na huduma kwa wateja.',

  // Money: what happened, whether money moved, what next.
  PENDING_TRANSACTION_ON_ACCOUNT: 'Kuna muamala wa awali bado unaendelea. Subiri umalizike, au uughairi.',
  NO_PENDING_WITHDRAWAL: 'Hakuna ombi la kutoa pesa la kughairi. Huenda limeshakamilika: angalia miamala yako.',
  WITHDRAWAL_ALREADY_SENT: 'Pesa ziko njiani tayari na haziwezi kughairiwa tena.',

  // Play.
  GAME_NOT_AVAILABLE: 'Mchezo huu haupatikani kwa sasa. Hakuna pesa iliyohamishwa.',
  PLAYER_BLOCKED: 'Akaunti yako haiwezi kucheza kwa sasa. Tafadhali wasiliana na huduma kwa wateja.',
  ACCOUNT_ON_HOLD:
    'Akaunti yako imezuiwa kwa muda. Fungua ukurasa wa Zuio uone tunachohitaji kutoka kwako. Hakuna pesa iliyohamishwa.',

  // The rules by which a player protects himself.
  PLAYER_EXCLUDED:
    'Umejizuia kucheza: huwezi kucheza wala kuweka pesa. Bado unaweza kutoa pesa. Hakuna pesa iliyohamishwa.',
  TIME_OUT_ACTIVE:
    'Uko mapumzikoni: huwezi kucheza wala kuweka pesa hadi yaishe. Bado unaweza kutoa pesa. Hakuna pesa iliyohamishwa.',
  WITHDRAWAL_CANCEL_FORBIDDEN: 'Utoaji huu wa pesa hauwezi kughairiwa. Unaendelea.',
  WRONG_PASSWORD: 'Nenosiri si sahihi. Hakuna kilichobadilika.',
  NUMBER_RESTS: 'Akaunti ya namba hii ilifutwa hivi karibuni. Inaweza kusajiliwa tena baadaye.',
  NUMBER_EXCLUDED: 'Namba hii imezuiwa kucheza, hapa au kwenye rejista ya nchi. Haiwezi kufunguliwa akaunti.',
  REGISTER_NOT_ANSWERING:
    'Rejista ya nchi ya waliojizuia haijibu, na haturuhusiwi kuendelea bila hiyo. Tafadhali jaribu tena baada ya dakika chache. Hakuna pesa iliyohamishwa.',

  // Personal details (W10).
  AGE_AT_LEAST_18: 'Lazima uwe na umri wa miaka 18 au zaidi.',
  BIRTH_DATE_INVALID: 'Chagua siku, mwezi na mwaka wako wa kuzaliwa.',
}
