/** Maandishi ya ukurasa wa ofisi kuhusu mabango ya ukurasa wa mwanzo wa wachezaji. */
import type { officeBanners as english } from '../en/office-banners.ts'
import type { Translation } from '../translation.ts'

export const officeBanners: Translation<typeof english> = {
  banners: 'Mabango ya ukurasa wa mwanzo',
  lead: 'Wanachosoma wachezaji kwanza kwenye ukurasa wa mwanzo: picha, maneno machache, na yanakoelekeza. Kati ya yanayoendelea yanaonekana matatu ya kwanza kwa nafasi; aliyejitenga au aliye mapumzikoni haoni hata moja.',
  none: 'Bado hakuna bango.',
  make: 'Bango jipya',
  change: 'Badilisha',
  title: 'Kichwa ({language})',
  text: 'Maandishi ({language})',
  wholeLead: 'Kichwa na maandishi kwa kila lugha, la sivyo haliwezi kuonyeshwa.',
  link: 'Linaelekeza',
  linkHint: 'Anwani ya tovuti, kama /promotiondetails?promotionid=1 au /cashraces',
  position: 'Nafasi (ndogo zaidi husimama kwanza)',
  place: 'Nafasi',
  isShown: 'Linaonyeshwa kwa wachezaji',
  from: 'Kuanzia',
  until: 'Hadi',
  noEnd: 'bila mwisho',
  pictureLead:
    'Inapunguzwa hapa kabla ya kutumwa: WebP, si zaidi ya baiti 20,000, kwa sababu ukurasa wa mwanzo unapaswa kuwa mwepesi.',
  noPicture: 'Hakuna: maneno tu',
  keep: 'Hifadhi',
  preview: 'Wanavyoliona wachezaji',
  states: {
    seen: 'linaonekana sasa',
    waits: 'linaendelea, nyuma ya matatu ya kwanza',
    notNow: 'halijaanza, limekwisha, au ni la kwingine',
    off: 'halionyeshwi',
  },
}
