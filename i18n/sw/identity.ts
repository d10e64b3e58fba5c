/** Mchezaji ni nani: ukurasa anaposema na kuthibitishwa. */
import type { identity as en } from '../en/identity.ts'
import type { Translation } from '../translation.ts'

export const identity: Translation<typeof en> = {
  identity: {
    title: 'Utambulisho',
    lead: 'Kadiri unavyohamisha pesa nyingi, ndivyo sheria inavyotaka tukufahamu zaidi. Tunakuambia kinachokosekana kabla hakijakukwamisha.',
    failed: 'Tumeshindwa kuangalia. Tafadhali jaribu tena.',
    open: 'Utambulisho',
    steps: 'Kiasi ambacho akaunti yako inaweza kuhamisha',
    each: 'Hadi {amount} {currency} kuweka, na kiasi hicho hicho kutoa',
    onlyIn: 'Kuweka hadi {amount} {currency}, bila kutoa: lazima tujue tunamlipa nani',
    nothing: 'Bado huwezi kuweka wala kutoa pesa',
    noLimit: 'Kiasi chochote, ndani ya vikomo vingine',
    here: 'Uko hapa',
    moved: 'Hadi sasa: umeweka {deposited} {currency}, umetoa {withdrawn} {currency}.',
    tiers: {
      number: 'Namba yako',
      names: 'Majina yako na tarehe ya kuzaliwa',
      document: 'Kitambulisho kilichothibitishwa',
    },
    form: 'Thibitisha kitambulisho',
    formText: 'Andika kila kitu kama kilivyo kwenye kitambulisho.',
    document: 'Kitambulisho',
    documents: {
      NIN: 'NIN (namba ya taifa)',
      BVN: 'BVN (namba ya benki)',
      NIDA: 'Namba ya NIDA',
    },
    number: 'Namba',
    numberHint: 'Tarakimu {digits}. Tunaihifadhi kwa usiri na kuonyesha mwisho wake tu.',
    send: 'Thibitisha',
    working: 'Inathibitisha …',
    results: {
      match: 'Imethibitishwa. Akaunti yako iko wazi kwa kiasi chochote.',
      mismatch:
        'Rejista haitambui namba hii kwa jina na tarehe hii ya kuzaliwa. Angalia kila sehemu kisha ujaribu tena.',
      unavailable:
        'Rejista haijibu kwa sasa. Majina yako yamehifadhiwa, na hakuna kingine kilichobadilika. Tafadhali jaribu tena baadaye.',
    },
    lost: 'Mtandao ulikatika, na hatujui kama imethibitishwa. Tafadhali jaribu tena.',
    checked: '{document} inayoishia na {last4} ilithibitishwa {moment}.',
    changed: 'Majina yako au tarehe yako ya kuzaliwa imebadilika tangu hapo. Tafadhali thibitisha kitambulisho tena.',
    askAge:
      'Umeandika tarehe ya kuzaliwa iliyo chini ya miaka 18. Tafadhali tuonyeshe kitambulisho chenye tarehe yako ya kuzaliwa.',
    askSourceOfMoney:
      'Kabla ya pesa kutoka, tafadhali tuambie pesa unazochezea zinatoka wapi, na utuonyeshe kitu kinachothibitisha: hati ya mshahara, taarifa ya benki yako, au barua ya mwajiri wako.',
    askSamePerson:
      'Mtu mwenye majina yako na tarehe yako ya kuzaliwa amezuiwa kucheza. Tafadhali tuonyeshe kitambulisho, tuone kwamba wewe ni mtu mwingine. Wakati huo unaweza kutoa pesa.',
    askSecondAccount:
      'Kitambulisho hiki ni cha akaunti yako nyingine, na mtu mmoja ana akaunti moja. Hii imefungwa kwa kuweka pesa na kucheza. Pesa zilizomo zinakwenda kwa nambari yako zenyewe; unaweza pia kuzitoa.',
  },
}
