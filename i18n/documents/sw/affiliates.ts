/** The page for partners in Swahili. */
import type { LongText } from '../document.ts'

export const affiliates: LongText = {
  title: 'Washirika',
  lead: 'Una hadhira ya watu wazima wanaopenda michezo? Walete kwetu, nasi tugawane mapato.',
  sections: [
    {
      id: 'how',
      title: 'Inavyofanya kazi',
      body: [
        [
          'Unaomba, nasi tunaangalia tovuti, chaneli au kundi lako.',
          'Unapata kiungo chako. Anayekifungua anahesabiwa kuwa ametoka kwako kwa siku 30.',
          'Mgeni huyo akifungua akaunti na kucheza, unapata sehemu tuliyokubaliana.',
        ],
      ],
    },
    {
      id: 'apply',
      title: 'Jinsi ya kuomba',
      body: [
        'Wasiliana na {contact}. Eleza wewe ni nani, unachapisha wapi, kwa lugha gani, na unafikia watu wazima wangapi. Kwa kawaida utapata jibu ndani ya siku tano za kazi.',
        'Unahitaji jina na anwani vinavyoweza kuthibitishwa, akaunti yenye jina hilo kwa ajili ya malipo, na kibali chochote ambacho sheria ya {country} inataka kwa watangazaji wa michezo ya kubahatisha.',
      ],
    },
    {
      id: 'pay',
      title: 'Unachopata',
      body: [
        'Sehemu yako, msingi wake na siku ya malipo viko kwenye makubaliano yako na {operator}. Vinahesabiwa kwa madau, ushindi, bonasi, ada na kodi kama vitabu vyetu vinavyoonyesha, na tunakutumia takwimu zinazokuhusu.',
        'Akaunti zako mwenyewe, za watoto, za wachezaji waliozuiwa na zilizofunguliwa kwa hila hazihesabiwi.',
      ],
    },
    {
      id: 'rules',
      title: 'Tunachotarajia',
      body: [
        [
          'Ongea na watu wazima tu, na weka 18+ kwenye kila tangazo.',
          'Usiahidi ushindi, wala usiuonyeshe mchezo kama kazi, uwekezaji au njia ya kutoka kwenye deni.',
          'Hakuna ujumbe usioombwa, habari za uongo, wala kunakili kurasa zetu au jina letu kwenye anwani na matangazo ya utafutaji.',
          'Onyesha bonasi pamoja na masharti yake.',
          'Usiwaandikie watu waliojizuia kucheza.',
        ],
        'Anayevunja kanuni hizi anapoteza kiungo na sehemu iliyotokana na ukiukaji huo.',
      ],
    },
    {
      id: 'data',
      title: 'Taarifa',
      body: [
        'Unaona takwimu, si watu: hakuna majina, namba za simu wala dau moja moja. Kiungo chako kinaweka kwenye kivinjari cha mgeni msimbo unaokutaja wewe tu, kwa siku 30.',
      ],
    },
    {
      id: 'end',
      title: 'Jinsi inavyoisha',
      body: [
        'Kila upande unaweza kusitisha makubaliano kama yanavyosema. Ulichokwisha kupata unalipwa. Mpango huu unaweza kubadilishwa na {operator}, na utajulishwa kabla.',
      ],
    },
  ],
}
