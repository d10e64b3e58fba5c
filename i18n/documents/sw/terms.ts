/** Terms and conditions in Swahili. */
import type { LongText } from '../document.ts'

export const terms: LongText = {
  title: 'Vigezo na masharti',
  lead: 'Haya ndiyo makubaliano kati yako na sisi unapofungua akaunti hapa. Tafadhali yasome kabla ya kucheza kwa pesa.',
  sections: [
    {
      id: 'who',
      title: 'Sisi ni nani',
      body: [
        'Uwanja unaendeshwa na {operator}. Katika masharti haya, “sisi” ni kampuni hiyo na “wewe” ni mwenye akaunti.',
        'Michezo ya kubahatisha kwenye tovuti hii inasimamiwa na {regulators}. Masharti haya yanafuata sheria za {country}.',
      ],
    },
    {
      id: 'account',
      title: 'Akaunti yako',
      body: [
        'Unaweza kufungua akaunti ikiwa yote haya ni kweli:',
        [
          'Una umri wa miaka 18 au zaidi, au umri mkubwa zaidi pale sheria inapotaka hivyo.',
          'Uko mahali ambapo unaruhusiwa kutumia tovuti hii.',
          'Namba ya simu ni yako, na unacheza kwa niaba yako mwenyewe, si ya mtu mwingine.',
          'Huna akaunti nyingine hapa, na hujajizuia kucheza.',
        ],
        'Mtu mmoja ana akaunti moja. Tunaweza kukuomba uthibitishe umri, jina na kwamba namba ni yako, na tunaweza kusubirisha utoaji wa pesa hadi utakapofanya hivyo. Tukikuta akaunti zaidi ya moja za mtu mmoja, moja inabaki wazi na nyingine zinafungwa; pesa zilizomo zinaweza kutolewa. Bonasi iliyochukuliwa zaidi ya mara moja inaweza kurudishwa.',
      ],
    },
    {
      id: 'security',
      title: 'Nenosiri lako',
      body: [
        'Usimwambie mtu yeyote nenosiri lako wala namba za uthibitisho tunazokutumia. Hatuombi kamwe nenosiri lako wala PIN yako ya pesa kwa simu: PIN unaiandika kwenye simu yako tu.',
        'Ukihisi kuna mtu anajua nenosiri lako, libadilishe mara moja. Hatua hiyo huondoa vifaa vingine vyote kwenye akaunti. Wasiliana na {contact} ikiwa kuna pesa zilizohamishwa bila wewe.',
        'Yanayofanywa kwa nenosiri lako yanahesabiwa kuwa umefanya wewe hadi utakapotujulisha, isipokuwa kama tungeweza kuyazuia.',
      ],
    },
    {
      id: 'deposits',
      title: 'Kuweka pesa',
      body: [
        'Weka pesa kutoka simu, akaunti ya benki au kadi yenye jina lako pekee. Hatutozi ada; mtandao au benki yako inaweza kutoza. Viwango vya chini na vya juu vinaonyeshwa karibu na kila njia kabla hujalipa.',
        'Salio lako linaongezeka kampuni ya malipo inapotuthibitishia, kwa kiasi inachothibitisha. Jibu likichelewa, muamala unaonekana kuwa unashughulikiwa: haujapotea, na haulipwi mara mbili.',
        'Salio lako linatunzwa kwa {currency}. Ni kwa ajili ya kucheza na halipati riba.',
      ],
    },
    {
      id: 'withdrawals',
      title: 'Kutoa pesa',
      body: [
        'Unaweza kutoa pesa zako wakati wowote, kwenda namba yako au akaunti yenye jina lako. Kiwango cha chini na cha juu kiko kwenye ukurasa. Pesa za bonasi haziwezi kutolewa.',
        'Ukiomba kutoa pesa, kiasi hicho kinatengwa papo hapo. Unaweza kughairi wakati ukurasa unaporuhusu, mwisho ni zinapotumwa. Kampuni ya malipo isipolipa, pesa zinarudi kwenye salio lako.',
        'Hakuna pesa zinazotoka kabla hatujajua jina lako la kwanza, la mwisho na tarehe ya kuzaliwa, na mara ya kwanza kutoa pesa inahitaji namba iliyothibitishwa kuwa ni yako. Baada ya kuweka nenosiri jipya kwa SMS, kwenye kifaa au namba mpya, au tunapoona jambo lisilo la kawaida, mtu wetu anaweza kukagua ombi kwanza. Tunakata tu kile ambacho sheria inataka, kama kodi, na tunakionyesha.',
      ],
    },
    {
      id: 'play',
      title: 'Madau na ushindi',
      body: [
        'Dau linahesabiwa seva yetu ikishalikubali, na baada ya hapo halirudishwi. Pesa zako hutumika kabla ya pesa za bonasi. Kanuni za ubashiri zinaeleza jinsi madau na michezo inavyoamuliwa.',
        'Baadhi ya michezo ni ya kampuni nyingine. Kanuni zake ziko ndani ya mchezo, na matokeo yao ndiyo matokeo. Dau linalofutwa na kampuni linarudi kwako kama lilivyolipwa.',
        'Pesa zikiingia kwenye salio lako kwa makosa ya wazi, tujulishe. Tunaweza kusahihisha, na masahihisho yanaonekana kwenye miamala yako.',
      ],
    },
    {
      id: 'bonuses',
      title: 'Bonasi na ofa',
      body: [
        'Kila ofa ina masharti yake: nani anashiriki, kwa muda gani, na kiasi cha kucheza kabla ya kutoa ulichoshinda. Masharti hayo yako pale ofa inapotolewa na ndiyo yanayotangulia yakitofautiana na haya.',
        'Ofa ni kwa mtu mmoja, kaya moja na kifaa kimoja. Tunaweza kuisitisha kwa wote; ulichokwisha kushinda kinabaki chako.',
      ],
    },
    {
      id: 'fair',
      title: 'Kucheza kwa haki',
      body: [
        'Hairuhusiwi:',
        [
          'kucheza kwa pesa zinazotokana na uhalifu, au kupitisha pesa kwenye akaunti bila kucheza;',
          'kutumia programu zinazocheza kwa niaba yako, au hitilafu ya mchezo au ya tovuti hii;',
          'kubashiri tukio ambalo wewe au watu wako wa karibu mnaweza kulishawishi;',
          'kushirikisha, kuuza au kuazimisha akaunti yako.',
        ],
        'Tukiwa na sababu nzuri ya kuamini kwamba mojawapo limetokea, tunaweza kusimamisha mchezo na kushikilia pesa husika tunapochunguza, na tunaripoti yale ambayo sheria inataka. Utaelezwa sababu, isipokuwa sheria ikikataza.',
      ],
    },
    {
      id: 'closing',
      title: 'Mapumziko, kufunga na akaunti zisizotumika',
      body: [
        'Unaweza kufunga akaunti wakati wowote: kwenye “Kucheza kwa kuwajibika” ukiwa umeingia, au wasiliana na {contact}. Pesa zako unalipwa. Ikiwa sababu ni mchezo wenyewe, soma kuhusu kucheza kwa kuwajibika: mapumziko au kujizuia hukulinda zaidi kuliko kufunga akaunti.',
        'Tunaweza kufunga akaunti inayovunja masharti haya. Hapo pia unalipwa pesa zako halali. Akaunti isiyotumika haitozwi chochote.',
      ],
    },
    {
      id: 'faults',
      title: 'Kukitokea hitilafu',
      body: [
        'Tunajitahidi tovuti ipatikane usiku na mchana, lakini hatuwezi kuahidi hivyo. Hitilafu ikikatiza dau au raundi, tunaamua kwa kumbukumbu za seva yetu na za kampuni ya mchezo kabla ya hitilafu; kama hakuna kumbukumbu, dau linarudi.',
        'Tunawajibika kwa madhara tunayosababisha kwa makusudi au kwa uzembe mkubwa, na daima kwa salio lako. Hatuwajibiki kwa nafasi ya kushinda iliyopotea, wala kwa matatizo ya simu, mtandao au benki yako.',
      ],
    },
    {
      id: 'complaints',
      title: 'Malalamiko',
      body: [
        'Jambo lisipokwenda sawa, wasiliana na {contact}, ikiwezekana ndani ya siku 30. Eleza kilichotokea, lini, na kiasi gani. Utapata jibu ndani ya siku 10 za kazi.',
        'Jibu letu lisipokuridhisha, unaweza kwenda kwa {regulators}. Haki zako za kwenda mahakamani zinabaki kama zilivyo.',
      ],
    },
    {
      id: 'changes',
      title: 'Mabadiliko ya masharti',
      body: [
        'Tukibadilisha masharti haya, tovuti hii inakuonyesha maneno mapya utakaporudi na kukuuliza kama unakubali. Maneno uliyokubali, na lini, yako kwenye faili la taarifa zako. Dau lililokubaliwa kabla linaamuliwa kwa masharti ya siku hiyo. Asiyekubali anaweza kufunga akaunti na kutoa pesa zake.',
        'Masharti haya yako katika lugha kadhaa. Yakitofautiana, ya Kiingereza ndiyo yanayotumika, kadiri sheria inavyoruhusu.',
      ],
    },
  ],
}
