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
        'Kanuni za raundi, na toleo lake, ziko kwenye ukurasa wa raundi kabla hujanunua na kwenye tiketi yako: bei, idadi ya juu ya tiketi, mgao kwa idadi ya sahihi, na kinachotokea mechi zikifutwa.',
        'Tiketi inataja matokeo ya kila tukio la raundi, inahesabiwa kuanzia bei yake inapolipwa, na inanunuliwa tu kabla tukio la kwanza halijaanza.',
        'Tukio la raundi likifutwa, tukio la akiba linachukua nafasi yake. Tiketi sawa hushinda zawadi sawa: zawadi ya tiketi kadhaa inagawanywa kati yake. Kisichoshindwa kinaingia kwenye raundi ya baadaye kama inavyotangazwa.',
      ],
    },
    {
      id: 'races',
      title: 'Mbio, zawadi za ghafla, mikeka yenye bima na nyongeza za odds',
      body: [
        'Mbio huhesabu raundi kama zilivyo kwenye daftari kati ya mwanzo na mwisho wake; kinachohesabiwa, dau la chini, michezo na zawadi ziko kwenye ukurasa wake. Mikeka huhesabiwa ikishaamuliwa. Raundi zinazorudishwa ndani ya saa 24 baada ya mwisho hazihesabiwi tena; zawadi hulipwa baada ya hapo.',
        'Wachezaji wenye pointi sawa hugawana sawa zawadi za nafasi zao. Aliyejizuia, au ambaye akaunti yake imezuiwa au kufungwa, hana nafasi. Mbio zinaweza kuhitaji kuingizwa: hapo nafasi hupata tu aliyeingizwa na ofa.',
        'Nyakati za zawadi za ghafla huwekwa kabla ya mwanzo; alama yake huonyeshwa wakati huo, na mbegu baada ya mwisho.',
        'Mkeka wenye bima hukurudishia pesa taslimu uliyoweka, hadi kiwango cha juu cha ofa yake, chaguo moja tu linalohesabiwa likipoteza. Chaguo lililobatilishwa halihesabiwi. Mikeka iliyobadilishwa, iliyotolewa pesa kwa sehemu na madau ya bure hayana bima. Hurudi saa moja baada ya chaguo la mwisho kuamuliwa.',
        'Nyongeza ya odds hukulipa, pamoja na ushindi, sehemu ya kile ambacho mkeka wa kawaida wa mstari mmoja unashinda zaidi ya dau lake la pesa taslimu, hadi kiwango cha juu cha ofa kwa mkeka mmoja. Odds zako hubaki vilevile. Huhesabiwa mikeka iliyowekwa baada ya kujiunga, yenye idadi ya chaguo na odds zinazotajwa na ofa; chaguo lililobatilishwa halihesabiwi, na bonasi ya ushindi haipati nyongeza. Mikeka ya mfumo, mikeka iliyobadilishwa, iliyotolewa pesa mapema na madau ya bure haipati nyongeza. Ni pesa taslimu na huja muda mfupi baada ya mkeka kuamuliwa; matokeo yakibadilishwa baadaye, tofauti hulipwa, au hurudishwa kadiri ilivyopo. Huisha idadi ya mikeka au jumla inayotajwa na ofa ikifikiwa.',
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
