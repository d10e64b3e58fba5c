/** Betting rules in Swahili. */
import type { LongText } from '../document.ts'

export const rules: LongText = {
  title: 'Kanuni za ubashiri',
  lead: 'Jinsi madau na michezo inavyokubaliwa, kuamuliwa na kulipwa. Ni sehemu ya vigezo na masharti.',
  sections: [
    {
      id: 'acceptance',
      title: 'Dau linapohesabiwa',
      body: [
        'Dau linahesabiwa seva yetu ikishalikubali na likionekana kwenye miamala yako au orodha ya madau yako. Ujumbe ulio njiani hautoshi. Baada ya hapo wewe wala sisi hatuwezi kulifuta, isipokuwa kanuni hizi zikisema hivyo.',
        'Odds, dau na ushindi unaowezekana vinaonyeshwa kabla hujathibitisha. Odds zinaweza kubadilika hadi hapo; zikibadilika unaulizwa tena. Mabadiliko ya baadaye hayagusi dau lako.',
        'Mtandao ukikatika unapobashiri, angalia miamala yako kabla ya kujaribu tena.',
      ],
    },
    {
      id: 'limits',
      title: 'Madau na viwango',
      body: [
        'Dau dogo na kubwa zaidi vinaonyeshwa ndani ya mchezo au kwenye mkeka. Salio lako lazima litoshe dau. Tunaweza kukataa dau au kukubali sehemu yake tu.',
        'Pesa zako hutumika kabla ya pesa za bonasi. Ushindi na madau yanayorudi hugawanywa kwa uwiano huo huo.',
      ],
    },
    {
      id: 'events',
      title: 'Michezo: matokeo',
      body: [
        'Ubashiri wa michezo bado haujafunguliwa: kanuni hizi zinatumika kuanzia siku utakapofunguliwa.',
        'Madau yanaamuliwa kwa matokeo rasmi mwishoni mwa tukio. Maamuzi ya mezani ya baadaye hayabadilishi kitu.',
        'Madau ya soka ni ya muda wa kawaida pamoja na dakika za nyongeza za majeruhi, bila muda wa ziada na penalti, isipokuwa dau likisema tofauti.',
        'Ubashiri wa michezo uko kwenye madirisha ya kampuni zilizobobea. Pale kanuni za kampuni, zinazoonyeshwa kwenye dirisha lake, zinapoeleza zaidi kuhusu mchezo au aina ya dau, ndizo zinazotumika kwa madau yaliyowekwa humo.',
      ],
    },
    {
      id: 'void',
      title: 'Michezo: madau yanayofutwa',
      body: [
        'Dau linafutwa na kurudishwa ikiwa:',
        [
          'tukio limeahirishwa kabisa, au halijachezwa ndani ya saa 48 tangu muda uliotangazwa;',
          'limevunjika na matokeo ya dau yalikuwa hayajaamuliwa;',
          'liliwekwa baada ya matokeo kujulikana, au baada ya tukio kuanza bila kutolewa kama dau la mubashara;',
          'odds au mstari ulikuwa na makosa ya wazi.',
        ],
        'Kwenye mkeka wa mechi nyingi, chaguo lililofutwa linahesabiwa kwa odds 1.00, na mengine yanaendelea.',
      ],
    },
    {
      id: 'games',
      title: 'Kasino na michezo ya kupanda',
      body: [
        'Kanuni za mchezo na kiwango chake cha kurudisha viko ndani ya mchezo. Marejesho kwa mchezaji (RTP) yaliyoandikwa kwenye picha ya mchezo ni yale ambayo kampuni yake inaeleza: kiasi hicho kati ya kila 100 zinazowekwa dau hurudi kwa wastani katika raundi nyingi sana, si katika raundi zako. Matokeo yaliyorekodiwa na kampuni ya mchezo ndiyo matokeo, hata kama picha kwenye simu yako ilikwama.',
        'Kwenye Zeppelin unapata kizidishi kilichokuwepo ombi lako la kutoa lilipofika kwenye seva kabla ya kupasuka. Mtandao ukikatika, haukutoi mchezoni. Kila raundi inafungwa kwa siri kabla ya madau kufunguliwa, na inaweza kukaguliwa baadaye kwa mbegu inayoonyeshwa.',
        'Raundi iliyokatizwa na hitilafu inamalizwa kwa kumbukumbu, au inafutwa na madau kurudishwa. Ushindi uliotokana na hitilafu ya mchezo haulipwi.',
      ],
    },
    {
      id: 'jackpot',
      title: 'Jackpot',
      body: [
        'Jackpot bado haijafunguliwa: kanuni hizi zinatumika kuanzia siku itakapofunguliwa.',
        'Tiketi inataja matokeo ya kila tukio la raundi, inahesabiwa kuanzia bei yake inapolipwa, na inanunuliwa tu kabla tukio la kwanza halijaanza.',
        'Tukio la raundi likifutwa, tukio la akiba linachukua nafasi yake. Tiketi sawa hushinda zawadi sawa: zawadi ya tiketi kadhaa inagawanywa kati yake. Kisichoshindwa kinaingia kwenye raundi ya baadaye kama inavyotangazwa.',
      ],
    },
    {
      id: 'payment',
      title: 'Jinsi ushindi unavyolipwa',
      body: [
        'Ushindi unaingia matokeo yakishakuwa rasmi, kwa kawaida ndani ya dakika chache. Dau likiamuliwa kimakosa linaamuliwa upya, na yote mawili yanaonekana kwenye miamala yako.',
        'Pale sheria inapotoza kodi kwenye madau au ushindi, inakatwa na kuonyeshwa.',
      ],
    },
    {
      id: 'integrity',
      title: 'Uadilifu',
      body: [
        'Wachezaji, waamuzi, viongozi na yeyote anayeweza kushawishi tukio au anayejua zaidi ya umma haruhusiwi kulibashiri. Madau yanayotiliwa shaka yanashikiliwa, yanachunguzwa na kuripotiwa kwa {regulators}.',
      ],
    },
    {
      id: 'disputes',
      title: 'Usipokubaliana',
      body: [
        'Wasiliana na {contact} ndani ya siku 30, ukitaja namba ya dau. Tunaangalia kumbukumbu na kukueleza lilivyoamuliwa. Baada ya hapo unaweza kwenda kwa {regulators}.',
      ],
    },
  ],
}
