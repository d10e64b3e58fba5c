/** Swahili texts of accounts that are closed with their money paid out. */
export const officeClosing = {
  title: 'Akaunti zilizofungwa',
  lead: 'Pesa zilizomo kwenye akaunti hizi huenda zenyewe kwa nambari ya mchezaji mwenyewe. Kukiwa na kizuizi, mtu hukiondoa na kuacha kanuni ijaribu tena.',
  left: 'Zilizobaki',
  paid: 'Zilizolipwa',
  since: 'Ilifungwa',
  again: 'Jaribu tena',
  againLead: 'Kwanza ondoa kilichozuia.',
  minor: {
    title: 'Amana za mtoto',
    lead: 'Anapewa alichoweka ukitoa kilichomfikia. Ushindi hutwaliwa, dau zilizopotea hufidiwa. Mtu mwingine lazima aidhinishe kiasi hiki hiki; kisha pesa zinakwenda kwa nambari yake mwenyewe.',
    give: 'Rudisha amana',
  },
  whys: { 'second-account': 'Kitambulisho cha akaunti nyingine', minor: 'Amana za mtoto' },
  states: { waiting: 'inakwenda yenyewe', person: 'inahitaji mtu', dropped: 'imefunguliwa tena' },
  reasons: {
    NUMBER_NOT_VERIFIED: 'Nambari haijathibitishwa',
    METHOD_NOT_AVAILABLE: 'Hakuna njia inayolipa kwa nambari ya mchezaji mwenyewe',
    ACCOUNT_ON_HOLD: 'Kuna zuio lingine',
    BELOW_MINIMUM_LIMIT: 'Ni chini ya kiwango ambacho njia hulipa',
    PENDING_TRANSACTION_ON_ACCOUNT: 'Agizo la mchezaji linaendelea',
    IDENTITY_REQUIRED: 'Ni zaidi ya kiasi kinachoruhusiwa bila kitambulisho',
    returned: 'Agizo la mwisho lilirudi',
    rejected: 'Agizo la mwisho lilikataliwa',
    cancelled: 'Agizo la mwisho lilighairiwa',
    failed: 'Agizo la mwisho lilishindikana',
  },
}
