/** Swahili texts of the page of refused rollbacks. */
import type { officeRollbacks as en } from '../en/office-rollbacks.ts'
import type { Translation } from '../translation.ts'

export const officeRollbacks: Translation<typeof en> = {
  lead: 'Kampuni inarudisha dau ambalo ushindi wake ulilipwa. Ilikataliwa, kwa sababu dau na ushindi vyote vingebaki kwa mchezaji, na kampuni iliambiwa hivyo.',
  none: 'Hakuna urejeshaji uliokataliwa unaosubiri.',
  total: 'Zinazosubiri: {count}',
  bet: 'Dau',
  round: 'Raundi',
  asked: 'Iliombwa',
  times: 'mara {count}, ya kwanza {at}',
  movements: 'Miamala ya raundi',
  when: 'Lini',
  what: 'Nini',
  key: 'Ufunguo',
  amount: 'Kiasi',
  undone: 'imefutwa',
  ask: 'Futa ushindi, rudisha dau',
  askLead:
    'Yote kwa hatua moja, mtu mwingine akiidhinisha. Alichotumia mchezaji tangu hapo anadaiwa, na ushindi wake ujao unalipa.',
  leave: 'Acha vyote vilivyo',
  leaveLead: 'Kubaliana na kampuni kwanza. Jina lako na sababu vinabaki hapo, na hakuna pesa inayohama.',
}
