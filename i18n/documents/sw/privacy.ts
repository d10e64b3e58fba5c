/** Privacy policy in Swahili. */
import type { LongText } from '../document.ts'

export const privacy: LongText = {
  title: 'Sera ya faragha',
  lead: 'Tunachojua kukuhusu, kwa nini, kwa muda gani, na unachoweza kufanya.',
  sections: [
    {
      id: 'who',
      title: 'Nani anawajibika',
      body: [
        'Taarifa zako ziko mikononi mwa {operator}. Sheria ya ulinzi wa taarifa binafsi ya {country} inatumika. Maswali na maombi kuhusu taarifa zako yaende kwa afisa wetu wa ulinzi wa taarifa: {officer}.',
      ],
    },
    {
      id: 'what',
      title: 'Tunachotunza',
      body: [
        [
          'Akaunti yako: namba ya simu, lugha, sarafu, na jina, tarehe ya kuzaliwa na barua pepe ikiwa umetupa.',
          'Nenosiri lako, kama alama ambayo hakuna anayeweza kuisoma.',
          'Pesa zako: ulizoweka, ulizotoa, madau, ushindi, na zilikotoka au zilikokwenda.',
          'Ziara zako: muda, anwani ya mtandao, aina ya simu na kivinjari, na kuingia kwako.',
          'Unachotuandikia, na tunachokuandikia.',
          'Vikomo, mapumziko na vizuizi, vyako na tulivyoweka sisi, na takwimu za uchezaji wako zinazotuonyesha pale unapoweza kudhuru.',
          'Wewe ni nani: hati zilizokaguliwa na tarakimu zake nne za mwisho; namba nzima inatunzwa ikiwa imefungwa tu.',
          'Picha unazotuma zuio linapoziomba, zikiwa zimefungwa: wanaokagua hati pekee ndio wanaziangalia, na kila mara inaandikwa nani aliangalia. Zinachoonyesha kinafutwa kwa kanuni baada ya uamuzi.',
          'Unachofungua na kupenda: michezo, vipendwa, bonasi.',
          'Ulichokubali na lini, wafanyakazi wetu wanachoandika kuhusu akaunti yako, na lini mmoja wao aliisoma.',
        ],
        'Hatutunzi PIN yako ya pesa kwa simu wala namba ya siri ya kadi. Ya namba ya uthibitisho tunayotuma kwa SMS tunatunza alama tu, kwa siku moja baada ya muda wake kuisha.',
      ],
    },
    {
      id: 'why',
      title: 'Kwa nini tunazitunza',
      body: [
        [
          'Ili kutimiza makubaliano yetu nawe: kuendesha akaunti, madau na malipo yako.',
          'Kwa sababu sheria inataka: kuthibitisha umri na utambulisho, kuzuia utakatishaji wa pesa, kodi na usimamizi wa michezo ya kubahatisha.',
          'Kwa sababu nzuri: kulinda akaunti yako, kugundua ulaghai na hitilafu, na kuona pale mtu anapocheza kupita kiasi.',
          'Kwa sababu umekubali: kwa habari za ofa. Unaweza kuacha wakati wowote.',
        ],
      ],
    },
    {
      id: 'who-else',
      title: 'Nani mwingine anaziona',
      body: [
        'Wengine wanaona kile tu wanachohitaji kwa kazi yao:',
        [
          'kampuni za malipo, benki na mitandao ya simu, ili kuhamisha pesa zako;',
          'kampuni za michezo na madau unayofungua, ili kuyaendesha;',
          'rejesta za taifa za watu na za wachezaji waliozuiwa, ili kukagua hati na vizuizi;',
          'kampuni zenye orodha za vikwazo na za watu wenye nyadhifa za kisiasa, ili kulinganisha majina na tarehe ya kuzaliwa, kama sheria inavyotaka;',
          'kampuni zinazotuma ujumbe wetu na kuendesha mashine zetu, kwa mkataba;',
          'huduma ya arifa ya kivinjari chako, ukiwasha arifa: huzipitisha zikiwa zimefungwa na haiwezi kuzisoma;',
          'mamlaka, pale sheria inapotulazimisha.',
        ],
        'Hatuuzi taarifa zako. Zikienda nchi nyingine, tunahakikisha zinalindwa huko kama hapa.',
      ],
    },
    {
      id: 'browser',
      title: 'Kinachobaki kwenye kivinjari chako',
      body: [
        'Tovuti hii inaweka kumbukumbu chache ndogo kwenye kivinjari chako, na hakuna inayokufuatilia kwenye tovuti nyingine:',
        [
          'kuingia kwako, kwa siku mbili baada ya ziara yako ya mwisho, kwenye kidakuzi na hifadhi ya kivinjari;',
          'nusu ya pili ya kuingia kwako ambayo hakuna programu kwenye ukurasa inayoweza kuisoma;',
          'lugha na mwonekano uliochagua;',
          'msimbo wa mshirika ambaye kiungo chake kilikuleta, kwa siku 30; ukifungua akaunti, akaunti hiyo inautunza;',
          'nchi uliyokuwa ulipofungua tovuti ndani ya programu nyingine, kwa siku moja, na kwamba umesoma tangazo la kucheza kwa kuwajibika;',
          'kumbukumbu fupi za hatua inayofuata, kama malipo unayosubiri. Zinafutika zikishatumika.',
        ],
        'Ukitoka kwenye akaunti, kuingia kwako kunafutwa. Unaweza kufuta kila kitu kwenye mipangilio ya kivinjari.',
      ],
    },
    {
      id: 'how-long',
      title: 'Tunatunza kwa muda gani',
      body: [
        'Kwa muda wote ulio na akaunti, na baada ya hapo kwa muda ambao sheria za hesabu, kodi, utakatishaji wa pesa na michezo ya kubahatisha zinataka. Vizuizi vya kucheza vinatunzwa kwa muda vinaokulinda. Kisha taarifa zinafutwa au haziwezi tena kuhusishwa nawe.',
      ],
    },
    {
      id: 'security',
      title: 'Jinsi tunavyozilinda',
      body: [
        'Mawasiliano yamesimbwa. Nenosiri na kuingia kwako vinatunzwa kama alama zisizosomeka. Wanaoona taarifa zako ni wale tu wanaozihitaji kwa kazi yao. Taarifa zako zikifika kwa mtu asiyehusika, tunaijulisha mamlaka ndani ya saa 72 tangu tujue, na wewe pale inapoweza kukudhuru.',
      ],
    },
    {
      id: 'rights',
      title: 'Haki zako',
      body: [
        'Unaweza kuuliza tunatunza nini kukuhusu, kusahihisha makosa, kufutiwa taarifa tusizolazimika kutunza, kupinga matumizi, na kuchukua taarifa zako. Ni bure. Faili la taarifa zako liko tayari kwenye “Kucheza kwa kuwajibika” ukiwa umeingia; mengine tunajibu ndani ya siku 30, na kwanza tunahakikisha kuwa anayeuliza ni wewe.',
        'Baadhi ya maamuzi yanaandaliwa na programu, kwa mfano ombi la kutoa pesa linapoonekana si la kawaida. Unaweza kuomba mtu alipitie. Unaweza pia kulalamika kwa mamlaka ya ulinzi wa taarifa binafsi ya {country}.',
      ],
    },
    {
      id: 'children',
      title: 'Watoto',
      body: [
        'Tovuti hii si ya watu walio chini ya miaka 18. Tarehe ya kuzaliwa au hati ikionyesha kuwa mchezaji yuko chini ya miaka 18, mchezo na malipo ya akaunti vinasimama mara moja hadi mtu wetu akague, na tunafuta tusicholazimika kutunza.',
      ],
    },
    {
      id: 'changes',
      title: 'Mabadiliko',
      body: [
        'Sera hii ikibadilika, maandishi mapya yanawekwa hapa pamoja na tarehe yake. Utakaporudi unaonyeshwa na kuulizwa kama unakubali.',
      ],
    },
  ],
}
