/** Swahili texts of the office's page of signs of harm. */
export const officeHarm = {
  lead: 'Dau na malipo ya wachezaji huangaliwa mara moja kwa saa. Dalili ya kwanza huleta barua, ya pili huja hapa, inayofuata huleta mapumziko; mchezaji huambiwa kila mara.',
  none: 'Hakuna dalili inayosubiri mtu.',
  what: 'Dalili',
  step: 'Kilichofanyika',
  done: 'Sema ulichofanya',
  doneLead: 'Zungumza na mchezaji kwanza: kuhusu unachoona, mipaka, mapumziko, na nani husaidia.',
  doneBy: '{name}, {at}',
  markers: {
    chasing: 'Kuweka pesa wakati anapoteza',
    'night-play': 'Kucheza usiku',
    'rising-stakes': 'Dau zinazopanda',
    'cancelled-withdrawals': 'Utoaji uliorudishwa',
    'failed-deposits': 'Uwekaji ulioshindwa',
  },
  steps: { message: 'barua', person: 'inasubiri mtu', break: 'mapumziko' },
  seen: {
    deposits: 'uwekaji',
    lostMinor: 'kilichopotea',
    nights: 'usiku kati ya saba',
    weekMinor: 'dau la siku saba',
    usualMinor: 'katika wiki ya kawaida',
    withdrawals: 'utoaji',
  },
}
