/** What a server's status means in a player's words: the keys under `message.` (specification A5, A8, B8). */
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
  PASSWORD_CONFIRMATION_REQUIRED: 'Thibitisha nenosiri lako kwanza.',
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
  OLD_PASSWORD_INCORRECT: 'Nenosiri la zamani si sahihi.',
  COUNTRY_UNKNOWN: 'Hatukuweza kujua uko nchi gani. Tafadhali jaribu tena.',
  TWO_FACTOR_IS_ON: 'Uthibitisho wa hatua 2 tayari umewashwa.',
  BIRTH_DATE_REQUIRED:
    'Akaunti hii haikutumika kwa muda mrefu. Andika tarehe yako ya kuzaliwa kama ilivyo kwenye akaunti.',
  BIRTH_DATE_INCORRECT:
    'Hiyo si tarehe ya kuzaliwa iliyo kwenye akaunti hii. Ikague, au wasiliana na huduma kwa wateja.',
  RECOVERY_NEEDS_SUPPORT:
    'Akaunti hii haikutumika kwa muda mrefu, kwa hiyo SMS pekee haitoshi. Wasiliana na huduma kwa wateja.',

  // Money: what happened, whether money moved, what next.
  INVALID_AMOUNT: 'Andika kiasi kwa tarakimu, kwa mfano 500 au 500.50. Hakuna pesa iliyohamishwa.',
  INSUFFICIENT_AMOUNT: 'Salio lako halitoshi. Hakuna pesa iliyohamishwa.',
  BELOW_MINIMUM_LIMIT: 'Kiasi kiko chini ya kiwango cha chini. Hakuna pesa iliyohamishwa.',
  ABOVE_MAXIMUM_LIMIT: 'Kiasi kimezidi kiwango cha juu. Hakuna pesa iliyohamishwa.',
  PENDING_TRANSACTION_ON_ACCOUNT: 'Kuna muamala wa awali bado unaendelea. Subiri umalizike, au uughairi.',
  DEPOSIT_REJECTED: 'Pesa hazikuwekwa: ombi limekataliwa. Hakuna pesa iliyokatwa.',
  METHOD_NOT_AVAILABLE: 'Njia hii ya malipo haipatikani kwa sasa. Hakuna pesa iliyohamishwa.',
  NO_PENDING_WITHDRAWAL: 'Hakuna ombi la kutoa pesa la kughairi. Huenda limeshakamilika: angalia miamala yako.',
  WITHDRAWAL_ALREADY_SENT: 'Pesa ziko njiani tayari na haziwezi kughairiwa tena.',
  EVENT_NOT_FOUND: 'Mechi hii haijulikani, au ilikuwa zamani.',
  ACCOUNT_NOT_FOUND: 'Hatukupata akaunti yenye namba hii katika benki hii. Angalia tena. Hakuna pesa iliyohamishwa.',
  ACCOUNT_NAME_CHANGED:
    'Jina la akaunti hii limebadilika tangu ulipoliona. Liangalie na uthibitishe tena. Hakuna pesa iliyohamishwa.',
  CARD_PIN_WRONG: 'PIN ya kadi si sahihi. Hakuna pesa iliyohamishwa. Jaribu tena.',
  CARD_CODE_WRONG:
    'Namba ya uthibitisho si sahihi. Hakuna pesa iliyohamishwa. Angalia SMS mpya kabisa na ujaribu tena.',
  BONUS_CODE_UNKNOWN: 'Hakuna bonasi yenye msimbo huu. Uangalie, au uache wazi. Hakuna pesa iliyohamishwa.',
  BONUS_NOT_AVAILABLE:
    'Bonasi hii ni ya kuweka pesa mara ya kwanza tu, au umeshaipata. Acha msimbo wazi. Hakuna pesa iliyohamishwa.',
  NUMBER_NOT_VERIFIED:
    'Namba yako haijathibitishwa. Ithibitishe kwa SMS, au weka pesa mara moja kutoka namba hiyo. Hakuna pesa iliyohamishwa.',

  // Play.
  GAME_NOT_AVAILABLE: 'Mchezo huu haupatikani kwa sasa. Hakuna pesa iliyohamishwa.',
  PLAYER_BLOCKED: 'Akaunti yako haiwezi kucheza kwa sasa. Tafadhali wasiliana na huduma kwa wateja.',
  ACCOUNT_ON_HOLD:
    'Akaunti yako imezuiwa kwa muda. Fungua ukurasa wa Zuio uone tunachohitaji kutoka kwako. Hakuna pesa iliyohamishwa.',

  // Who a player is.
  IDENTITY_REQUIRED:
    'Kwa kiasi hiki tunahitaji kukufahamu zaidi. Fungua Utambulisho kwenye akaunti yako. Hakuna pesa iliyohamishwa.',
  DOCUMENT_ALREADY_USED:
    'Kitambulisho hiki kimeshatumika kwenye akaunti nyingine. Tafadhali wasiliana na huduma kwa wateja.',
  DOCUMENT_REQUIRED: 'Tuonyeshe kitambulisho kwanza: iandikie Huduma kwa wateja.',
  DOCUMENT_NUMBER_INVALID: 'Namba hii haijakamilika. Iandike kama ilivyo kwenye kitambulisho.',

  // The office.
  NOT_FOUND: 'Hiki hakipo.',
  MAIL_NOT_SENT:
    'Ujumbe wako haukuweza kutumwa kwa sasa. Hakuna kilichopotea; tafadhali jaribu tena baada ya dakika chache.',
  COMPANY_DOES_NOT_ANSWER: 'Kampuni haijajibu kwa namna ya kuaminika. Hakuna kilichobadilishwa; jaribu tena baadaye.',
  NO_LONGER_OPEN: 'Mwingine amekutangulia: jambo hili limeshafungwa.',
  SECOND_PERSON_REQUIRED: 'Mtu mwingine lazima aidhinishe hili.',

  // The rules by which a player protects himself.
  PLAYER_EXCLUDED:
    'Umejizuia kucheza: huwezi kucheza wala kuweka pesa. Bado unaweza kutoa pesa. Hakuna pesa iliyohamishwa.',
  TIME_OUT_ACTIVE:
    'Uko mapumzikoni: huwezi kucheza wala kuweka pesa hadi yaishe. Bado unaweza kutoa pesa. Hakuna pesa iliyohamishwa.',
  DEPOSIT_LIMIT_REACHED: 'Kiasi hiki kinazidi kikomo cha kuweka pesa ulichojiwekea. Hakuna pesa iliyohamishwa.',
  WITHDRAWAL_CANCEL_FORBIDDEN: 'Uliweka kwamba utoaji wa pesa usiweze kughairiwa. Huu unaendelea.',
  NOTHING_TO_CONFIRM: 'Hakuna cha kuthibitisha tena. Hakuna kilichobadilika.',
  TIME_TO_THINK: 'Saa 24 za kufikiria bado hazijaisha. Hakuna kilichobadilika.',
  WRONG_PASSWORD: 'Nenosiri si sahihi. Hakuna kilichobadilika.',
  ERASURE_NOT_POSSIBLE: 'Kuna kitu bado kinashikilia akaunti hii, hivyo haiwezi kufutwa sasa. Hakuna kilichobadilika.',
  NUMBER_RESTS: 'Akaunti ya namba hii ilifutwa hivi karibuni. Inaweza kusajiliwa tena baadaye.',
  NUMBER_EXCLUDED: 'Namba hii imezuiwa kucheza, hapa au kwenye rejista ya nchi. Haiwezi kufunguliwa akaunti.',
  REGISTER_NOT_ANSWERING:
    'Rejista ya nchi ya waliojizuia haijibu, na haturuhusiwi kuendelea bila hiyo. Tafadhali jaribu tena baada ya dakika chache. Hakuna pesa iliyohamishwa.',

  // Personal details (specification B5).
  NAME_TOO_SHORT: 'Andika angalau herufi 2.',
  NAME_TOO_LONG: 'Jina hili ni refu mno. Tafadhali lifupishe.',
  NAME_LETTERS_ONLY: 'Tumia herufi pekee.',
  AGE_AT_LEAST_18: 'Lazima uwe na umri wa miaka 18 au zaidi.',
  CHANGE_NEEDS_SUPPORT: 'Tarehe nyingine ilishaandikwa. Tuonyeshe kitambulisho kwanza: iandikie Huduma kwa wateja.',
  BIRTH_DATE_INVALID: 'Chagua siku, mwezi na mwaka wako wa kuzaliwa.',
}
