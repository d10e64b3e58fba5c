/** What the check of an instant game's round says, in Swahili. */
import type { DrawsTexts } from '../studio-draws.ts'

export const draws: DrawsTexts = {
  title: 'Hakiki raundi',
  lead: 'Kivinjari chako kinachora tena bahati ya raundi hapa. Ukurasa huu hautumi ombi lolote: unachoandika hakitoki kwenye kifaa chako.',
  seed: 'Mbegu (huonyeshwa baada ya raundi)',
  commitment: 'Alama ya kidole (huonyeshwa kabla ya raundi)',
  words: 'Maneno yako',
  ranges: 'Idadi ya matokeo ya kila mchoro, na nukta katikati',
  fill: 'Jaza sehemu zote nne. Mbegu ina herufi 64, 0-9 na a-f.',
  good: 'Alama ya kidole inalingana: mbegu hii ilifungwa kabla hujacheza.',
  bad: 'Alama ya kidole hailingani na mbegu hii.',
  draws: 'Michoro, kwa mpangilio',
  draw: '{drawn} kati ya 0 na {last}',
  how: 'Jinsi inavyohesabiwa',
  steps: [
    'SHA-256 ya mbegu, kama ilivyoandikwa, lazima iwe alama ya kidole.',
    'HMAC-SHA256 yenye mbegu kama ufunguo juu ya “maneno:0”, “maneno:1” na kuendelea hutoa mafungu ya namba nane chini ya 2³².',
    'Kila mchoro huchukua namba inayofuata; baki lake kwa idadi ya matokeo ndilo jibu. Namba zilizozidi kigawe kikubwa zaidi hurukwa, hivyo kila tokeo lina nafasi sawa.',
    'Sloti: mchoro mmoja kwa kila reli, mahali pa ukanda panaposimama safu ya juu. Bingo: kila mchoro huchagua mpira mmoja kati ya iliyobaki. Karata: kila mchoro huchagua karata moja kati ya zilizobaki.',
  ],
  noCrypto: 'Kivinjari hiki hukokotoa hashi kwenye https au kwenye mashine hii tu. Fungua ukurasa huko.',
}
