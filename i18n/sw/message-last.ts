/** Maana ya hali zinazotokea tu kwenye kurasa zinazosubiri maneno yote. */
import type { Translation } from '../translation.ts'
import type { messageLast as english } from '../en/message-last.ts'

export const messageLast: Translation<typeof english> = {
  PUSH_NOT_AVAILABLE: 'Hatuwezi kukiarifu kivinjari hiki: huduma yake ya arifa hatuitambui. Hakuna kilichobadilishwa.',
  EVENT_NOT_FOUND: 'Mechi hii haijulikani, au ilikuwa zamani.',
  BET_NOT_FOUND: 'Dau hili halijulikani hapa.',
  SLIP_ALREADY_USED: 'Karatasi hii ilishatumika na chaguo nyingine. Fungua madau yako, kisha tengeneza karatasi mpya.',
  OFFER_ENDED: 'Ofa hii imeisha. Hakuna dau lililowekwa.',
  CODE_NOT_FOUND: 'Hakuna mkeka wenye herufi hizi, au mechi zake zimekwisha.',
  CASH_OUT_NOT_AVAILABLE: 'Dau hili haliwezi kulipwa mapema kwa sasa.',
  QUOTE_ENDED: 'Ofa hii imeisha. Omba nyingine.',
  STAKE_BACK_NOT_AVAILABLE: 'Pesa ya dau hili haiwezi kurudishwa tena.',
  PLAY_LIMIT_REACHED: 'Kikomo ulichoweka, au cha mchezo huu, hakiruhusu dau hili. Hakuna pesa iliyohamishwa.',
  REMINDER_UNANSWERED: 'Tafadhali jibu kwanza kikumbusho cha uchezaji wako. Hakuna pesa iliyohamishwa.',
  RACE_NOT_FOUND: 'Hatuzipati mbio hizi.',
  RACE_STILL_COUNTS: 'Hadi saa 24 baada ya mwisho wa mbio, kinachofutwa bado huhesabiwa.',
  JACKPOT_NOT_FOUND: 'Hakuna jackpot kama hiyo, au si ya sarafu yako. Hakuna pesa iliyohamishwa.',
  JACKPOT_CLOSED: 'Mauzo ya jackpot hii yamekwisha. Hakuna pesa iliyohamishwa.',
  JACKPOT_SLIP_INCOMPLETE: 'Mechi nyingine bado hazina chaguo. Hakuna pesa iliyohamishwa.',
  JACKPOT_SLIP_WRONG: 'Mkeka huu haulingani na jackpot. Tafadhali chagua upya. Hakuna pesa iliyohamishwa.',
  JACKPOT_TICKETS_USED_UP:
    'Una tiketi nyingi za jackpot hii kadiri mchezaji mmoja anavyoruhusiwa. Hakuna pesa iliyohamishwa.',
  RESULTS_MISSING: 'Mechi nyingine zinazohesabiwa bado hazina matokeo.',
  RESULTS_CHANGED: 'Matokeo yamebadilika wakati huo. Hakuna kilichochukuliwa: yaangalie tena.',
  JACKPOT_ROLLED_ON: 'Raundi ya baadaye imechukua kilichobaki cha hii, kwa hiyo inabaki kama ilivyo.',
  SPORTSBOOK_NOT_AVAILABLE: 'Ubashiri wa michezo haupatikani kwa sasa. Hakuna pesa iliyohamishwa.',
  SECOND_PERSON_REQUIRED: 'Mtu mwingine lazima aidhinishe hili.',
  COMPANY_DOES_NOT_ANSWER: 'Kampuni haijajibu kwa namna ya kuaminika. Hakuna kilichobadilishwa; jaribu tena baadaye.',
  NOT_FOUND: 'Hiki hakipo.',
  MAIL_NOT_SENT:
    'Ujumbe wako haukuweza kutumwa kwa sasa. Hakuna kilichopotea; tafadhali jaribu tena baada ya dakika chache.',
  ERASURE_NOT_POSSIBLE: 'Kuna kitu bado kinashikilia akaunti hii, hivyo haiwezi kufutwa sasa. Hakuna kilichobadilika.',
  OLD_PASSWORD_INCORRECT: 'Nenosiri la zamani si sahihi.',
  TWO_FACTOR_IS_ON: 'Uthibitisho wa hatua 2 tayari umewashwa.',
  NAME_TOO_SHORT: 'Andika angalau herufi 2.',
  NAME_TOO_LONG: 'Jina hili ni refu mno. Tafadhali lifupishe.',
  NAME_LETTERS_ONLY: 'Tumia herufi pekee.',
  CHANGE_NEEDS_SUPPORT: 'Tarehe nyingine ilishaandikwa. Tuonyeshe kitambulisho kwanza: iandikie Huduma kwa wateja.',
  NOTHING_TO_CONFIRM: 'Hakuna cha kuthibitisha tena. Hakuna kilichobadilika.',
  TIME_TO_THINK: 'Saa 24 za kufikiria bado hazijaisha. Hakuna kilichobadilika.',
  DOCUMENT_NUMBER_INVALID: 'Namba hii haijakamilika. Iandike kama ilivyo kwenye kitambulisho.',
  DOCUMENT_ALREADY_USED:
    'Kitambulisho hiki kimeshatumika kwenye akaunti nyingine. Tafadhali wasiliana na huduma kwa wateja.',
  PICTURE_NOT_READABLE: 'Hii si picha tunayoweza kuisoma, au ni kubwa mno. Hakuna kilichohifadhiwa.',
  DOCUMENT_REQUIRED: 'Tuonyeshe kitambulisho kwanza: iandikie Huduma kwa wateja.',
  ACCOUNT_NAME_CHANGED:
    'Jina la akaunti hii limebadilika tangu ulipoliona. Liangalie na uthibitishe tena. Hakuna pesa iliyohamishwa.',
  ACCOUNT_NOT_FOUND: 'Hatukupata akaunti yenye namba hii katika benki hii. Angalia tena. Hakuna pesa iliyohamishwa.',
}
