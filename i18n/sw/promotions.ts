/** Ofa: orodha na vichupo vyake, ofa moja na masharti yake, na mchezaji yuko wapi nayo. */
import type { promotions as english } from '../en/promotions.ts'
import type { Translation } from '../translation.ts'

export const promotions: Translation<typeof english> = {
  promotions: {
    title: 'Ofa',
    kinds: 'Aina za ofa',
    all: 'Zote',
    none: 'Hakuna kitu hapa kwa sasa.',
    noneText: 'Ofa mpya zitaonekana hapa mara zinapoanza.',
    again: 'Tazama tena',
    open: 'Masharti na jinsi ya kujiunga',
    until: 'Hadi {day}',
    back: 'Ofa zote',
    gone: 'Ofa hii haipo.',
    goneText: 'Huenda imekwisha.',
    tags: 'Lebo',
    gives: 'Inachotoa',
    terms: 'Masharti',
    code: 'Msimbo',
    kind: {
      'deposit-bonus': 'Bonasi ya kuweka pesa',
      'free-bet': 'Dau la bure',
      'free-spins': 'Mizunguko ya bure kwenye sloti',
      'multiple-insurance': 'Dau lako hurudi chaguo moja likipoteza',
      'odds-boost': 'Zaidi kwa unachoshinda',
      'race-entry': 'Kuingia kwenye mbio',
      cashback: 'Sehemu ya hasara yako inarudi',
    },
    base: {
      'first-deposit': 'Ukiweka pesa mara ya kwanza, {least} {currency} au zaidi',
      deposit: 'Ukiweka pesa tena, {least} {currency} au zaidi',
      joining: 'Papo hapo unapojiunga',
    },
    percent: '{percent}% ya pesa ulizoweka, si zaidi ya {most} {currency}',
    times:
      'Cheza bonasi mara {times} ndani ya siku {days}, na kinachobaki ni chako. Dau za michezo ya meza, mubashara na crash zinahesabiwa {lowRiskPercent}%. Anayetoa pesa kabla hupoteza bonasi iliyobaki.',
    spins:
      'Mizunguko {count} kwenye sloti, kila mmoja kama dau la {amount} {currency}, ndani ya siku {days}. Inashinda si zaidi ya {most} {currency} kwa jumla.',
    winnings: {
      cash: 'Kinachoshinda ni pesa yako mwenyewe.',
      bonus:
        'Kinachoshinda ni bonasi: weka dau la mara {times} ya kila ushindi ndani ya siku {days}, na kinachobaki ni chako. Anayetoa pesa kabla hupoteza bonasi iliyobaki.',
    },
    insured: {
      legs: 'Kwa mikeka ya chaguo {legs} au zaidi, kila moja kwa odds {leastOdds} au zaidi, iliyowekwa baada ya kujiunga. Chaguo lililobatilishwa halihesabiwi.',
      'free-bet':
        'Chaguo moja tu likipoteza, pesa taslimu uliyoweka hurudi kama dau la bure la siku {days}, si zaidi ya {most} {currency}.',
      cash: 'Chaguo moja tu likipoteza, pesa taslimu uliyoweka hurudi kama pesa zako, si zaidi ya {most} {currency}.',
      bets: 'Si zaidi ya mikeka {bets} kwa kila mchezaji. Madau ya bure, mikeka iliyobadilishwa na iliyotolewa pesa mapema haihesabiwi.',
      whole: 'Huisha kiasi chote kikishatolewa.',
      when: 'Hurudi saa moja baada ya chaguo la mwisho kuamuliwa.',
    },
    boost: {
      legs: 'Kwa mikeka iliyowekwa baada ya kujiunga: chaguo {legs} au zaidi, kila moja kwa odds {leastOdds} au zaidi. Chaguo lililobatilishwa halihesabiwi.',
      adds: 'Mkeka ukishinda, unapata {percent}% zaidi ya ulichoshinda juu ya dau lako la pesa taslimu, si zaidi ya {most} {currency} kwa mkeka mmoja. Odds za mkeka hazibadiliki.',
      bets: 'Si zaidi ya mikeka {bets} kwa kila mchezaji. Madau ya bure, mikeka iliyobadilishwa, mifumo na iliyotolewa pesa mapema haihesabiwi.',
      undone: 'Huja kama pesa zako muda mfupi baada ya mkeka kuamuliwa. Ushindi ukifutwa, hurudishwa.',
    },
    entry: 'Unaingizwa kwenye mbio, na ulichocheza humo kinahesabiwa tangu zilipoanza.',
    race: 'Nenda kwenye mbio',
    everybody: 'Pesa za kwanza za kila mchezaji huileta, bila kujiunga.',
    free: '{amount} {currency} kwa beti moja ndani ya siku {days}. Kinachoshinda zaidi ya dau ni pesa yako.',
    cashback:
      '{percent}% ya pesa taslimu ulizopoteza, kuanzia hasara ya {least} {currency}, si zaidi ya {most} {currency}',
    period: {
      day: 'Huhesabiwa kila siku kuanzia usiku wa manane, na kulipwa baadaye',
      week: 'Huhesabiwa kila wiki kuanzia Jumatatu, na kulipwa baadaye',
    },
    cash: 'Hulipwa kama pesa yako mwenyewe.',
    once: 'Mara moja kwa kila mchezaji. Huisha kiasi chake chote kinapotolewa.',
    join: 'Jiunge',
    joining: 'Subiri kidogo …',
    lost: 'Hakuna jibu lililokuja, na hatujui kama umejiunga. Tafadhali tazama tena.',
    logIn: 'Ingia ili ujiunge',
    state: {
      open: 'Unaweza kujiunga.',
      joined: 'Umejiunga.',
      given: 'Umeipata.',
      missed: 'Haiwezi kukufikia tena.',
      closed: 'Haiko wazi kwako, au kiasi chake chote kimeshatolewa.',
    },
    deposit: 'Weka pesa',
    given: '{amount} {currency} hadi sasa',
    staked: 'Dau {wagered} kati ya {required} {currency}',
  },
}
