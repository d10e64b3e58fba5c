/** One payment's own page. */
import type { life as en, paymentState as state } from '../en/life.ts'
import type { Translation } from '../translation.ts'

export const life: Translation<typeof en> = {
  life: {
    title: 'Muamala wako',
    deposit: 'Kuweka pesa',
    withdraw: 'Kutoa pesa',
    destination: 'Namba au akaunti',
    reference: 'Kumbukumbu namba',
    timeline: 'Yaliyotokea hadi sasa',
    next: 'Kinachofuata',
    nextText: {
      approve:
        'Tunasubiri kampuni ithibitishe. Ikithibitisha tu, pesa zitaingia kwenye salio lako: huhitaji kubaki kwenye ukurasa huu.',
      sent: 'Kampuni inazilipa. Isipoweza, kiasi chote kitarudi kwenye salio lako.',
      requested: 'Zitatumwa hivi karibuni. Kabla ya hapo unaweza kughairi kwenye ukurasa wa Toa pesa.',
      over: 'Hakuna. Muamala huu umekamilika.',
    },
    states: {
      requested: 'Imeombwa',
      approved: 'Imekubaliwa',
      sent: 'Imetumwa kwa kampuni',
      paid: 'Imelipwa',
      failed: 'Haikulipwa',
      returned: 'Imerudi kwenye salio lako',
      cancelled: 'Imeghairiwa',
      rejected: 'Imekataliwa',
    },
    missing: 'Hatuujui muamala huu',
    missingText: 'Si wako, au anwani haijakamilika.',
    toHistory: 'Fungua miamala',
  },
  parcel: {
    title: 'Pesa zako ziko wapi',
    asked: 'Imeombwa',
    cancelUntil: 'Unaweza kughairi hadi {time}.',
    checked: 'Imekaguliwa',
    checkedText:
      'Mtu wetu anaikagua, kwa sababu ya kiasi chake au kwa sababu kuna jambo jipya kwenye akaunti. Utajulishwa hapa na kwenye ujumbe wako.',
    sent: 'Imetumwa kwa kampuni',
    arrived: 'Imefika',
    usual: 'Leo nusu ya maombi haya hufika ndani ya {time}.',
  },
  askAbout: {
    payment: 'Maswali kuhusu malipo haya',
    bet: 'Maswali kuhusu mkeka huu',
    ask: 'Uliza kuhusu hili',
    waits: 'Tutajibu hapa na kwenye ujumbe wako.',
    paymentHeader: 'Malipo {reference}',
    betHeader: 'Mkeka {reference}',
    round: 'Maswali kuhusu raundi hii',
    roundHeader: 'Raundi {reference}',
    roundTitle: 'Raundi',
  },
}

export const paymentState: Translation<typeof state> = {
  installTitle: 'Uwanja kati ya programu zako',
  installText: 'Bonyezo moja kutoka skrini ya mwanzo. Haichukui nafasi kubwa.',
  installAdd: 'Weka kwenye skrini ya mwanzo',
  installLater: 'Sio sasa',
  waitingTitle: 'Tunasubiri uidhinishe',
  waitingText: 'Angalia simu yako: ombi la {amount} {currency} linasubiri PIN yako.',
  payTitle: 'Tunasubiri malipo yako',
  payText: 'Lipa {amount} {currency} kama ilivyoelezwa hapa chini. Pesa zikifika tu, zitaingia kwenye salio lako.',
  checkingTitle: 'Tunakagua',
  checkingText:
    'Benki yako imepokea malipo ya {amount} {currency}. Yataonekana hapa mara yakithibitishwa. Huna haja ya kufanya chochote.',
  sentTitle: 'Ziko njiani',
  sentText: 'Mtandao wako unashughulikia.',
  since: 'Tunasubiri tangu {time}',
  elapsed: 'Muda wa kusubiri',
  nothingComes:
    'Hakuna kitu kwenye simu? Hakikisha imewashwa na ina mtandao. Usipoidhinisha ndani ya dakika chache, hakuna pesa inayokatwa na unaweza kujaribu tena.',
  openPhone: 'Fungua simu hii (onyesho)',
  again: 'Tuma ombi tena',
  againText: 'Idhinisha moja tu: kila utakaloidhinisha litawekwa.',
  otherMethod: 'Tumia njia nyingine',
  stop: 'Ghairi',
  stopText: 'Ukiidhinisha ombi kwenye simu hata hivyo, pesa zitaingia kwenye salio lako.',
  paidTitle: 'Imelipwa',
  depositPaid: '{amount} {currency} zimeingia kwenye salio lako.',
  withdrawPaid: '{amount} {currency} zimetumwa kwako.',
  failedTitle: 'Haikulipwa',
  depositFailed: 'Hakuna pesa iliyoingia kwenye salio lako.',
  returnedTitle: 'Zimerudi kwenye salio',
  withdrawReturned: '{amount} {currency} zimerudi kwenye salio lako.',
}
