/** Ofisi inafanya nini kumlinda mchezaji. */
import type { officeProtection as en } from '../en/office-protection.ts'
import type { Translation } from '../translation.ts'

export const officeProtection: Translation<typeof en> = {
  title: 'Zuio, mapumziko, vikomo',
  exclude: 'Zuia',
  excludeLead: 'Kwa mfano familia imeandika. Mchezaji na rejista wanaarifiwa; kutoa pesa kunaendelea.',
  lift: 'Omba liondolewe',
  liftLead: 'Zuio lililowekwa na mhudumu tu. Mwingine lazima aidhinishe.',
  break: 'Mpe mapumziko',
  breakLead: 'Hakuna dau wala kuweka pesa; yanaisha yenyewe.',
  limit: 'Weka kikomo',
  limitLead: 'Kinaanza mara moja. Kulegeza ni ombi la mchezaji mwenyewe.',
  length: 'Kwa muda gani',
  amount: 'Kiasi',
  months: 'Miezi {count}',
  hours: 'Saa {count}',
  by: 'na {name}',
  subjects: {
    exclusion: 'Amezuiwa',
    timeOut: 'Mapumziko',
    dayDeposit: 'Kuweka kwa siku',
    weekDeposit: 'Kuweka kwa wiki',
    monthDeposit: 'Kuweka kwa mwezi',
    dayStake: 'Dau kwa siku',
    weekStake: 'Dau kwa wiki',
    monthStake: 'Dau kwa mwezi',
    dayLoss: 'Hasara kwa siku',
    weekLoss: 'Hasara kwa wiki',
    monthLoss: 'Hasara kwa mwezi',
  },
}
