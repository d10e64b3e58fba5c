/** Letters that the house writes into a player's inbox by itself. Plain text; a blank line parts two paragraphs. */
import type { letters as en } from '../en/letters.ts'
import type { Translation } from '../translation.ts'

export const letters: Translation<typeof en> = {
  welcome: {
    header: 'Karibu Uwanja',
    innerHeader: 'Akaunti yako iko tayari',
    text:
      'Tunafurahi kuwa nawe. Ili kucheza, weka pesa kwenye ukurasa wa Weka pesa: unathibitisha kwenye simu yako mwenyewe, na pesa huingia kwenye salio lako ndani ya sekunde chache.\n\n' +
      'Pesa unazotoa huenda kwenye namba uliyojisajili nayo tu, si namba nyingine.\n\n' +
      'Una swali? Tuandikie kupitia Ujumbe mpya, kisha chagua Huduma kwa wateja.',
    footer: 'Kwa watu wazima wenye miaka 18 na zaidi. Weka dau la pesa unazoweza kupoteza tu.',
  },
  withdrawalReturned: {
    header: 'Pesa ulizotoa zimerudi',
    innerHeader: '{amount} ziko tena kwenye salio lako',
    text:
      'Tulituma {amount} kwa +{number}, lakini kampuni ya malipo haikuweza kuzilipa. Hakuna kilichopotea: kiasi chote kimerudi kwenye salio lako.\n\n' +
      'Hakikisha akaunti yako ya pesa kwenye simu iko wazi na inaweza kupokea kiasi hicho, kisha jaribu tena. Zikirudi tena, wasiliana na Huduma kwa wateja.',
    footer: 'Unaona kila hatua kwenye Historia ya miamala.',
  },
  withdrawalRejected: {
    header: 'Hatukulipa pesa ulizoomba kutoa',
    innerHeader: '{amount} zimerudi kwenye salio lako',
    text:
      'Tuliangalia ombi lako la kutoa {amount} na hatukulilipa. Kiasi chote kimerudi kwenye salio lako.\n\n' +
      'Sababu: {why}\n\n' +
      'Kama hujaelewa, andikia Huduma kwa wateja.',
    footer: 'Unaona kila hatua kwenye Historia ya miamala.',
  },
  holdPlaced: {
    header: 'Akaunti yako ina zuio',
    innerHeader: 'Tunahitaji kitu kutoka kwako kabla ya {day}',
    text: 'Tunachohitaji: {asks}\n\nPesa zako zinabaki zako. Fungua /hold kwenye tovuti hii uone kilichosimamishwa hadi hapo, na ujibu.',
    footer: 'Hatuombi PIN wala nenosiri kamwe.',
  },
  messageAnswered: {
    header: '{header}',
    innerHeader: 'Jibu letu kwa ujumbe wako',
    text: '{body}',
    footer: 'Una swali lingine? Tuandikie kupitia Ujumbe mpya. Hatuombi PIN wala nenosiri kamwe.',
  },
  holdAnswered: {
    header: 'Tumepokea jibu lako',
    innerHeader: 'Kuhusu zuio kwenye akaunti yako',
    text: 'Uliandika:\n\n{body}\n\nTunaliangalia kisha tutakuandikia.',
    footer: 'Hatuombi PIN wala nenosiri kamwe.',
  },
  pictureAccepted: {
    header: 'Picha yako imekubaliwa',
    innerHeader: 'Kuhusu zuio kwenye akaunti yako',
    text: 'Tumeangalia picha uliyotuma, na ndiyo tuliyoomba. Kama hakuna kingine kinachokosekana, zuio litaondolewa, na tutakuandikia.',
    footer: 'Hatuombi PIN wala nenosiri kamwe.',
  },
  pictureRefused: {
    header: 'Tafadhali tuma picha tena',
    innerHeader: 'Kuhusu zuio kwenye akaunti yako',
    text: 'Tumeangalia picha uliyotuma na hatuwezi kuikubali. Fungua /hold kwenye tovuti hii: utaona sababu, na hapo unaweza kutuma mpya.\n\nPesa zako zinabaki zako.',
    footer: 'Hatuombi PIN wala nenosiri kamwe.',
  },
  holdLifted: {
    header: 'Zuio kwenye akaunti yako limeondolewa',
    innerHeader: 'Asante kwa msaada wako',
    text: 'Kilichosimamishwa kimefunguliwa tena. Ombi la kutoa pesa lililokuwa linasubiri sasa linaangaliwa na mtu.',
    footer: 'Unaona kila hatua kwenye Historia ya miamala.',
  },
  excludedByRegister: {
    header: 'Uko kwenye rejista ya waliojizuia',
    innerHeader: 'Hakuna kucheza wala kuweka pesa angalau hadi {day}',
    text: 'Rejista ya nchi ya watu waliojizuia inakutaja, hivyo akaunti yako imezuiwa pia: hakuna dau, kuweka pesa, bonasi wala matangazo.\n\nPesa zako ni zako. Ingia na uzitoe wakati wowote. Madau yaliyo wazi yanalipwa kama kawaida.',
    footer: 'Ukidhani ni makosa, iandikie rejista kwanza. Sisi hatuwezi kuondoa jina.',
  },
  harmMessage: {
    header: 'Mchezo wako unaendeleaje?',
    innerHeader: 'Tumeona mabadiliko katika mchezo wako',
    text: 'Ulichoweka dau au kulipa hivi karibuni kina dalili kwamba mchezo huenda unaacha kuwa burudani: kuongeza pesa wakati unapoteza, kucheza usiku, dau zinazopanda, au kurudisha utoaji.\n\nChini ya Mchezo wa kuwajibika unaweza kuweka mipaka, kupumzika au kujizuia, kwa dakika moja na peke yako. Ukurasa huo pia unasema nani husaidia, bure na kwa siri.\n\nKama kila kitu kiko sawa, huhitaji kufanya chochote.',
    footer: 'Weka dau unaloweza kumudu kupoteza tu.',
  },
  harmPerson: {
    header: 'Tunaangalia mchezo wako',
    innerHeader: 'Mtu wetu anaweza kukuandikia',
    text: 'Tumeona dalili katika mchezo wako kwa mara ya pili, kwa hiyo mfanyakazi wetu anaangalia akaunti yako sasa na anaweza kukuandikia au kukupigia simu.\n\nPesa zako zinabaki kuwa zako, na unaweza kuzitoa wakati wowote. Mipaka, mapumziko na kujizuia viko chini ya Mchezo wa kuwajibika.',
    footer: 'Weka dau unaloweza kumudu kupoteza tu.',
  },
  harmBreak: {
    header: 'Mapumziko ya saa {hours}',
    innerHeader: 'Hakuna dau kwa saa {hours}',
    text: 'Tumeona dalili za madhara katika mchezo wako mara kadhaa ndani ya wiki nne, kwa hiyo tumeipa akaunti yako mapumziko: hakuna dau wala kuweka pesa kwa saa {hours}.\n\nPesa zako zinabaki kuwa zako, na unaweza kuzitoa wakati wa mapumziko. Chini ya Mchezo wa kuwajibika unaweza kurefusha mapumziko, kuweka mipaka au kujizuia; ukurasa unasema nani husaidia.',
    footer: 'Kama unadhani hili ni kosa, andikia Msaada.',
  },
  closingPaid: {
    header: 'Pesa zako ziko njiani',
    innerHeader: '{amount} zinakwenda kwa nambari yako',
    text: 'Akaunti hii imefungwa, kwa hiyo pesa zilizomo zinakwenda kwa nambari ya simu uliyojisajili nayo: {amount}.\n\nHuhitaji kufanya lolote. Zisipofika, andikia Huduma kwa wateja.',
    footer: 'Unaona kila hatua kwenye Historia ya miamala.',
  },
  minorReturned: {
    header: 'Amana zako zinarudi',
    innerHeader: '{owed} zinakwenda kwa nambari yako',
    text: 'Hakuna aliye chini ya miaka 18 anayeweza kucheza hapa. Uliweka {deposited}, na {received} zilikufikia awali, kwa hiyo unarudishiwa {owed}, kwa nambari ya simu uliyojisajili nayo.\n\nUshindi uliotwaliwa: {forfeited}.',
    footer: 'Ukidhani kuna kosa, andikia Huduma kwa wateja.',
  },
  dormantNotice: {
    header: 'Kuna pesa kwenye akaunti yako',
    innerHeader: 'Haijatumika tangu {since}',
    text: 'Ingia, na kila kitu kinabaki kama kilivyo: pesa ni zako, na unaweza kuzitoa wakati wowote.\n\nIkiwa hakuna anayetumia akaunti hadi {day}, itahesabiwa kuwa haitumiki. Baadaye tunakutafuta, kisha wafanyakazi wetu wawili wanaweza kukabidhi pesa kwa akaunti ya kando, ambako unaweza kuzidai wakati wowote. Hakuna ada.',
    footer: 'Huhitaji kucheza kwa hilo. Ikiwa huitaki akaunti tena, toa pesa zako.',
  },
  dormantHandedOver: {
    header: 'Pesa zako zimewekwa kando',
    innerHeader: '{amount} zinaweza kudaiwa',
    text: 'Akaunti hii haikutumika kwa muda mrefu, na hatukukupata. Kwa hiyo {amount} zilikabidhiwa kwa akaunti ya kando.\n\nBado ni zako. Andikia Huduma kwa wateja, na wafanyakazi wetu wawili watazirudisha baada ya kuhakikisha wewe ni nani. Hakuna ada.',
    footer: 'Unaiona kwenye Historia ya miamala.',
  },
  dormantClaimed: {
    header: 'Pesa zako zimerudi',
    innerHeader: '{amount} ziko kwenye salio lako tena',
    text: 'Ulidai pesa za akaunti yako isiyotumika: {amount} ziko kwenye salio lako, na unaweza kuzitoa wakati wowote.',
    footer: 'Unaiona kwenye Historia ya miamala.',
  },
  excludedAsPerson: {
    header: 'Umezuiwa kucheza',
    innerHeader: 'Hakuna kucheza wala kuweka pesa angalau hadi {day}',
    text: 'Akaunti yako nyingine imezuiwa, na zuio ni la mtu: hivyo akaunti hii imezuiwa pia. Hakuna dau, kuweka pesa, bonasi wala matangazo.\n\nPesa zako ni zako. Ingia na uzitoe wakati wowote. Madau yaliyo wazi yanalipwa kama kawaida.',
    footer: 'Ukidhani ni makosa, iandikie Huduma kwa wateja.',
  },
  excludedByOffice: {
    header: 'Tumekuzuia kucheza',
    innerHeader: 'Hakuna kucheza wala kuweka pesa angalau hadi {day}',
    text: 'Sababu: {why}\n\nHakuna dau, kuweka pesa, bonasi wala matangazo hadi hapo.\n\nPesa zako ni zako. Ingia na uzitoe wakati wowote. Madau yaliyo wazi yanalipwa kama kawaida.',
    footer: 'Ukidhani ni makosa, iandikie Huduma kwa wateja.',
  },
  factorsReset: {
    header: 'Uthibitisho wako wa ziada umezimwa',
    innerHeader: 'Wafanyakazi wetu wawili walifanya hivi baada ya ombi',
    text: 'Uthibitisho wa hatua 2 na ulinzi wa SMS sasa vimezimwa, na vifaa vyote vimeondolewa kwenye akaunti. Ingia kwa namba na nenosiri lako.\n\nKisha weka tena uthibitisho wa hatua 2 chini ya Taarifa binafsi. Ombi lako lijalo la kutoa pesa litaangaliwa na mtu kwanza.',
    footer: 'Kama hukuomba hili, badilisha nenosiri mara moja na uandikie Huduma kwa wateja.',
  },
  sessionsEnded: {
    header: 'Umeondolewa kwenye vifaa vyote',
    innerHeader: 'Wafanyakazi wetu wawili walifanya hivi kulinda akaunti yako',
    text: 'Ingia tena kwa namba na nenosiri lako. Kama huenda mtu mwingine anajua nenosiri lako, libadilishe chini ya Taarifa binafsi: vifaa vingine vyote vitaondolewa.',
    footer: 'Ukiwa na maswali, iandikie Huduma kwa wateja.',
  },
  exclusionLifted: {
    header: 'Zuio lako limeondolewa',
    innerHeader: 'Liliwekwa na sisi',
    text: 'Sababu: {why}\n\nUnaweza kucheza na kuweka pesa tena. Usipotaka, jizuie mwenyewe kwenye Uchezaji wa kiasi.',
    footer: 'Weka dau la kiasi unachoweza kupoteza tu.',
  },
  breakByOffice: {
    header: 'Tumekupa mapumziko',
    innerHeader: 'Hakuna kucheza wala kuweka pesa hadi {day}',
    text: 'Sababu: {why}\n\nKutoa pesa kunaendelea.',
    footer: 'Yanaisha yenyewe.',
  },
  limitByOffice: {
    header: 'Tumekuwekea kikomo',
    innerHeader: 'Si zaidi ya {amount}',
    text: 'Sababu: {why}\n\nVikomo vyako viko kwenye Uchezaji wa kiasi, na hiki pia. Unaweza kukishusha mara moja. Kutoa pesa kunaendelea.',
    footer: 'Weka dau la kiasi unachoweza kupoteza tu.',
  },
  sessionLimitByOffice: {
    header: 'Tumekuwekea kikomo cha muda wa kucheza',
    innerHeader: 'Si zaidi ya dakika {minutes} bila kupumzika',
    text: 'Sababu: {why}\n\nMuda wako wa kucheza uko kwenye Uchezaji wa kiasi, pamoja na vikomo vyako. Unaweza kuupunguza mara moja. Kutoa pesa kunaendelea.',
    footer: 'Weka dau la kiasi unachoweza kupoteza tu.',
  },
  jackpotWon: {
    header: 'Tiketi yako ya jackpot imeshinda',
    innerHeader: '{amount} kutoka {name}',
    text: 'Raundi {name} imekwisha, na umeshinda {amount}. Zipo kwenye salio lako.',
    footer: 'Unaona tiketi zako na matokeo yote kwenye Jackpot Bets.',
  },
  jackpotRefunded: {
    header: 'Raundi ya jackpot imefutwa',
    innerHeader: '{amount} kutoka {name} zinarudi',
    text: 'Raundi {name} haikuweza kuchezwa hadi mwisho. Unarudishiwa {amount}, bei ya tiketi zako.',
    footer: 'Unaona tiketi zako kwenye Jackpot Bets.',
  },
  jackpotEnded: {
    header: 'Raundi ya jackpot imekwisha',
    innerHeader: '{name}',
    text: 'Raundi {name} imekwisha. Tiketi zako ({tickets}) hazikupata zawadi.',
    footer: 'Unaona tiketi zako na matokeo yote kwenye Jackpot Bets.',
  },
  jackpotReversed: {
    header: 'Matokeo ya jackpot yamesahihishwa',
    innerHeader: '{amount} za {name} zimechukuliwa tena',
    text: 'Tokeo moja la raundi {name} halikuwa sahihi, kwa hiyo zawadi ya {amount} imechukuliwa tena. Kama ulitumia sehemu yake, sehemu hiyo ni deni na itakatwa kwenye ushindi wako ujao.\n\nRaundi inahesabiwa upya kwa matokeo sahihi, na tutakuandikia inavyoisha.',
    footer: 'Unaona kila hatua kwenye Historia ya miamala.',
  },
  bonusGranted: {
    header: 'Bonasi yako imefika',
    innerHeader: '{amount} za kuchezea',
    text: 'Pesa ulizoweka zimeleta bonasi ya {amount}. Ni sehemu ya salio lako: dau huchukua pesa zako kwanza, kisha bonasi.\n\nWeka dau la mara {times} ya bonasi ndani ya siku {days}, na kinachobaki kinakuwa pesa unazoweza kutoa. Katika michezo ya mezani, mubashara na ya crash, {lowRiskPercent}% ya dau huhesabiwa. Ukitoa pesa kabla ya hapo, utapoteza bonasi iliyobaki.',
    footer: 'Unaona umefika wapi kwenye ukurasa wa Weka pesa.',
  },
  bonusReleased: {
    header: 'Bonasi sasa ni yako',
    innerHeader: '{amount} zinaweza kutolewa sasa',
    text: 'Umeweka dau la kutosha: {amount} za bonasi zimekuwa pesa zako.',
    footer: 'Unaona kila hatua kwenye Historia ya miamala.',
  },
  freeBetGranted: {
    header: 'Dau la bure kwa ajili yako',
    innerHeader: '{amount} kwa dau moja',
    text: '“{title}” imekuletea dau la bure la {amount}. Ni dau la nyumba kwa beti moja ya moja kwa moja ndani ya siku {days}: kinachoshinda zaidi ya dau ni pesa yako mwenyewe.',
    footer: 'Unaliona kwenye ukurasa wa Weka pesa na kwenye beti za michezo.',
  },
  freeSpinsGranted: {
    header: 'Mizunguko ya bure kwa ajili yako',
    innerHeader: 'Mizunguko {count}, kila mmoja wa {amount}',
    text: '“{title}” imekuletea mizunguko {count} ya bure kwenye sloti, kila mmoja kama dau la {amount}. Icheze ndani ya siku {days}. Kinachoshinda ni pesa yako mwenyewe, si zaidi ya {most} kwa jumla.',
    footer: 'Inakusubiri kwenye sloti zinazoichezesha; unaiona kwenye ukurasa wa Weka pesa.',
  },
  freeSpinsGrantedBonus: {
    header: 'Mizunguko ya bure kwa ajili yako',
    innerHeader: 'Mizunguko {count}, kila mmoja wa {amount}',
    text: '“{title}” imekuletea mizunguko {count} ya bure kwenye sloti, kila mmoja kama dau la {amount}. Icheze ndani ya siku {days}. Kinachoshinda ni bonasi, si zaidi ya {most} kwa jumla: weka dau la mara {times} ya kila ushindi ndani ya siku {days}, na kinachobaki kinakuwa pesa unayoweza kuitoa. Ukitoa pesa kabla, unapoteza bonasi iliyobaki.',
    footer: 'Inakusubiri kwenye sloti zinazoichezesha; unaiona kwenye ukurasa wa Weka pesa.',
  },
  freeSpinsEnded: {
    header: 'Mizunguko yako ya bure imekwisha',
    innerHeader: 'Umeshinda {amount}',
    text: 'Umecheza mizunguko {used} kati ya {count} ya bure ya “{title}”. Imeshinda {amount}.',
    footer: 'Ulichoshinda kiko kwenye salio lako.',
  },
  insurancePaid: {
    header: 'Dau lako limerudi',
    innerHeader: '{amount} ni zako',
    text: 'Chaguo moja tu lilipoteza mkeka wako. “{title}” imekurudishia {amount} ya dau lake. Ni pesa zako mwenyewe.',
    footer: 'Unaona kila hatua kwenye Historia ya miamala.',
  },
  boostPaid: {
    header: 'Ushindi wako umeongezwa',
    innerHeader: '{amount} ni zako',
    text: 'Mkeka wako umeshinda, na “{title}” imekupa {amount} zaidi. Ni pesa zako mwenyewe.',
    footer: 'Ushindi ukifutwa, pesa hizi hurudishwa. Unaona kila hatua kwenye Historia ya miamala.',
  },
  raceEntered: {
    header: 'Umeingia kwenye mbio',
    innerHeader: '{race}',
    text: '“{title}” imekuingiza kwenye mbio {race}. Ulichocheza humo kinahesabiwa tangu zilipoanza.',
    footer: 'Unaona nafasi kwenye ukurasa wa mbio.',
  },
  offer: {
    header: '{header}',
    innerHeader: 'Habari na ofa',
    text: '{text}',
    footer: 'Unapata ujumbe huu kwa sababu ulikubali kuandikiwa. Kwenye Usalama unaacha kwa kubofya mara moja. 18+',
  },
  cashbackPaid: {
    header: 'Pesa zimerudi',
    innerHeader: '{amount} ni zako',
    text: '“{title}” imekurudishia {amount} ya ulichopoteza. Ni pesa zako mwenyewe, na huhitaji kuzicheza.',
    footer: 'Unaona kila hatua kwenye Historia ya miamala.',
  },
  bonusGone: {
    header: 'Bonasi yako imekwisha',
    innerHeader: '{amount} zilikuwa zimebaki',
    text: 'Muda wake umeisha, au ulitoa pesa kabla ya kuweka dau la kutosha. {amount} zilizobaki za bonasi zimeondoka. Pesa zako mwenyewe hazijaguswa.',
    footer: 'Masharti ya bonasi yako kando ya msimbo wake kwenye ukurasa wa Weka pesa.',
  },
  racePrize: {
    header: 'Umeshinda kwenye mbio',
    innerHeader: '{amount} kwa nafasi ya {place}',
    text: 'Mbio {race} zimekwisha, nawe umeshika nafasi ya {place}. Zawadi yako ya {amount} iko kwenye salio lako.',
    footer: 'Unaona nafasi kwenye ukurasa wa mbio.',
  },
  raceDrop: {
    header: 'Umepata zawadi ya ghafla',
    innerHeader: '{amount} kutoka {race}',
    text: 'Wakati wa mbio {race} zawadi namba {place} ilikuangukia. {amount} ziko kwenye salio lako.',
    footer: 'Jinsi nyakati zilivyopangwa inaweza kukaguliwa kwenye ukurasa wa mbio.',
  },
  raceOvertaken: {
    header: 'Umepitwa',
    innerHeader: 'Sasa uko nafasi ya {place}',
    text: 'Mtu amekupita kwenye mbio {race}, zinazoisha ndani ya saa moja. Sasa uko nafasi ya {place}.',
    footer: 'Unaweza kuzima taarifa hii kwenye ukurasa wa mbio. Weka dau tu unaloweza kumudu kulipoteza.',
  },
}
