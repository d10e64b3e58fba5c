/** Swahili texts of cases of suspicion. */
export const officeSuspicion = {
  lead: 'Hufunguliwa na kanuni za soko au kwa mkono. Mchezaji haambiwi kamwe: wala na wewe.',
  none: 'Hakuna kesi.',
  state: 'Hali',
  open: 'Fungua kesi',
  openLead: 'Malipo ya siku 90 yanahifadhiwa pamoja nayo kama yalivyo.',
  file: 'Imeripotiwa kwa mamlaka',
  dismiss: 'Hakuna kitu',
  decideLead: 'Inabaki kama ilivyoamuliwa.',
  reference: 'Kumbukumbu ya mamlaka',
  filedOn: 'Siku ya kuripoti',
  evidence: 'Kilicholipwa',
  method: 'Njia',
  payer: 'Mlipaji anaishia na',
  rules: {
    'large-deposit': 'Amana kubwa',
    turned: 'Imeingia na kutoka, karibu bila kucheza',
    'many-payers': 'Walipaji wengi kwa akaunti moja',
    hand: 'Kwa mkono',
  },
  states: { open: 'wazi', filed: 'zilizoripotiwa', dismissed: 'zilizofungwa' },
}
