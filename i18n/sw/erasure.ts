/** Kufutwa kwa akaunti ya mchezaji. */
import type { erasure as en } from '../en/erasure.ts'
import type { Translation } from '../translation.ts'

export const erasure: Translation<typeof en> = {
  erasure: {
    title: 'Futa akaunti yako',
    text: 'Tunafuta jina, namba, ujumbe na vifaa vyako siku {days} baada ya kuomba. Taarifa ambazo sheria inatutaka tuzitunze zinafungwa kwa miaka {years} na hazitumiki kwa jambo lingine. Hutaweza kuingia tena.',
    obstacles: 'Bado, kwa sababu:',
    waiting: 'Akaunti yako itafutwa {day}. Hadi hapo unaweza kubadili nia.',
    keep: 'Baki na akaunti yangu',
    ask: 'Futa akaunti yangu',
    password: 'Nenosiri',
    working: 'Inatuma ombi …',
    lost: 'Mawasiliano yamekatika. Hakuna uhakika: angalia tena kabla ya kujaribu upya.',
    why: {
      balance: 'bado ina pesa. Zitoe kwanza.',
      payment: 'malipo yanaendelea.',
      round: 'raundi ya mchezo iko wazi.',
      exclusion: 'bado umejizuia kucheza. Zuio halifutwi pamoja na akaunti.',
      hold: 'akaunti imezuiliwa.',
      dormant: 'pesa zako zilikabidhiwa akaunti ilipokuwa haitumiki. Ziombe kwanza kwa Huduma kwa wateja.',
      parked: 'kuna pesa zilizoingia ambazo lazima turudishe zilikotoka.',
    },
  },
}
