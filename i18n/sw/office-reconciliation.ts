/** Swahili texts of reconciliation: companies' statements beside our books. */
import type { officeReconciliation as english } from '../en/office-reconciliation.ts'
import type { Translation } from '../translation.ts'

export const officeReconciliation: Translation<typeof english> = {
  lead: 'Kila kampuni inavyosema ilihamisha kiasi gani kwa siku, kando ya vitabu vyetu.',
  totals: 'Jumla kwa siku na kampuni',
  none: 'Hakuna kilicholinganishwa siku hizi.',
  day: 'Siku',
  company: 'Kampuni',
  direction: 'Mwelekeo',
  ours: 'Yetu',
  theirs: 'Yao',
  difference: 'Tofauti',
  open: 'Wazi',
  directions: { deposit: 'Uwekaji pesa', withdraw: 'Utoaji wa pesa' },
  noStatement: 'Bado hakuna taarifa',
  noMoney: 'Hakuna pesa iliyohama',
  now: 'Linganisha sasa',
  nowLead: 'Inaiomba kampuni taarifa yake ya siku hii.',
  did: {
    compared: 'Taarifa imefika na imelinganishwa.',
    unanswered: 'Kampuni haikutoa taarifa. Jaribu tena baadaye.',
  },
  items: 'Tofauti zilizopatikana',
  noItems: 'Hakuna tofauti.',
  shown: 'Zinaonyeshwa tofauti {shown} kati ya {total}.',
  kinds: {
    'missing-here': 'Haipo kwenye vitabu vyetu',
    'missing-there': 'Haipo kwenye taarifa yao',
    'other-amount': 'Kiasi kingine',
  },
  payment: 'Malipo',
  noPayment: 'Si malipo yetu',
  reference: 'Kumbukumbu',
  explain: 'Eleza',
  explainLead: 'Sema kwa nini hakuna haja ya kuangalia tofauti hii tena. Jina lako linabaki kando yake.',
  explained: 'Imeelezwa na {name}, {time}: {why}',
}
