/** Responsible gaming in Swahili. */
import type { LongText } from '../document.ts'

export const responsible: LongText = {
  title: 'Cheza kwa kuwajibika',
  lead: 'Mchezo ni burudani. Ukiacha kuwa burudani, acha. Hapa utaona jinsi ya kuacha na nani atakusaidia.',
  sections: [
    {
      id: 'principles',
      title: 'Kabla hujacheza',
      body: [
        [
          'Amua leo unaweza kupoteza kiasi gani bila kuumia, na uishie hapo.',
          'Amua utacheza kwa muda gani, na uweke kengele.',
          'Usicheze kamwe ili kurudisha ulichopoteza, kulipa deni, au kwa pesa za kukopa.',
          'Usicheze ukiwa umechoka, una hasira, umelewa au unashinikizwa.',
          'Tarajia kupoteza. Kwa wastani kila mchezo hubaki na sehemu ya madau; hakuna mbinu inayobadilisha hilo.',
        ],
      ],
    },
    {
      id: 'signs',
      title: 'Dalili za kuchukulia kwa uzito',
      body: [
        'Jiulize kwa ukweli. Ukijibu ndiyo zaidi ya mara moja, ongea na mtu.',
        [
          'Je, unacheza kwa muda mrefu au kwa pesa nyingi kuliko ulivyokusudia?',
          'Je, unarudi kucheza ili kurudisha ulichopoteza?',
          'Je, umekopa au kuuza kitu ili ucheze?',
          'Je, unawaficha watu wako wa karibu kiasi unachocheza?',
          'Je, unapuuza kazi, masomo, familia, chakula au usingizi?',
          'Je, unakosa utulivu au unakasirika usipoweza kucheza?',
        ],
      ],
    },
    {
      id: 'limits',
      title: 'Jiwekee kikomo',
      body: [
        'Ingia na uandike kwenye “Kanuni zako mwenyewe” kiasi cha juu unachotaka kuweza kuweka, kubashiri au kupoteza kwa siku, wiki au mwezi, au wasiliana na {contact}. Ukishusha kikomo, kinaanza papo hapo. Ukikipandisha, kinaanza tu baada ya saa 24 za kutafakari na uthibitisho wako wa pili.',
        'Miamala yako inaonyesha kila pesa iliyowekwa, dau na ushindi. Iangalie mara moja kwa wiki: inasema zaidi ya kumbukumbu.',
      ],
    },
    {
      id: 'break',
      title: 'Pumzika, au jizuie kucheza',
      body: [
        'Ukiwa umeingia, anza mapumziko ya siku au wiki kadhaa, au jizuie kucheza kwa miezi sita au zaidi kwenye “Kanuni zako mwenyewe”, au wasiliana na {contact}. Huhitaji kueleza sababu.',
        'Kwa muda huo huwezi kuweka pesa wala kubashiri, na hatukutumii matangazo. Pesa zako zinabaki zako na unalipwa. Zuio haliwezi kukatishwa mapema, wala haliishi lenyewe na kukurudisha mchezoni: ni lazima uombe, na kuna muda wa kutafakari.',
        'Tafadhali jizuie pia kwenye tovuti nyingine, na usifungue akaunti ya pili hapa: tukiigundua tunaifunga.',
      ],
    },
    {
      id: 'help',
      title: 'Pa kupata msaada',
      body: [
        'Ongea na {help}. Hatumwambii mtu yeyote.',
        'Daktari, mshauri, kiongozi wa dini au rafiki unayemwamini anaweza pia kuwa mwanzo. Ukiwaza kujidhuru, piga simu ya dharura sasa hivi.',
      ],
    },
    {
      id: 'minors',
      title: 'Chini ya miaka 18: hakuna kucheza',
      body: [
        'Mtu aliye chini ya miaka 18 haruhusiwi kucheza hapa. Tarehe ya kuzaliwa au hati ikionyesha kuwa mchezaji yuko chini ya miaka 18, mchezo na malipo ya akaunti vinasimama mara moja; mtu wetu anakagua, na pesa alizoweka mtoto zinarudishwa.',
        'Wazazi: msiwaachie watoto simu iliyo wazi, msihifadhi nenosiri kwenye kivinjari wanachotumia, na msiwaonyeshe PIN ya pesa kwa simu. Programu za kuzuia tovuti za kubahatisha zinapatikana bure kwa simu nyingi.',
      ],
    },
    {
      id: 'friends',
      title: 'Kwa familia na marafiki',
      body: [
        'Ninyi ndio mnaoona kwanza: pesa zinazopotea, hasira, siri. Semeni mnachokiona bila kulaumu. Msilipe madeni ya kubahatisha. Mnaweza kuongea na {help} kwa niaba yenu pia.',
        'Mnaweza kuwasiliana na {contact} kuhusu mtu asiyepaswa kucheza. Hatuwezi kuongea nanyi kuhusu akaunti hiyo, lakini tunaiangalia.',
      ],
    },
  ],
}
