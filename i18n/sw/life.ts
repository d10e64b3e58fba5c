/** One payment's own page. */
import type { life as en } from '../en/life.ts'
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
    open: 'Onyesha muamala huu',
    help: 'Kuna tatizo? Tuandikie na utaje kumbukumbu namba.',
    write: 'Andikia huduma kwa wateja',
  },
}
