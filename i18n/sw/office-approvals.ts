/** Swahili texts of what needs a second person in the office. */
import type { officeApprovals as en } from '../en/office-approvals.ts'
import type { Translation } from '../translation.ts'

export const officeApprovals: Translation<typeof en> = {
  approvals: {
    waiting: 'Mengine yanayomsubiri mtu wa pili: {count}',
    none: 'Hakuna kinachomsubiri mtu wa pili.',
    waits: 'Inasubiri mtu mwingine aidhinishe.',
    undo: 'Futa matokeo haya',
    undoLead: 'Pesa zinarudi zilikotoka. Lazima mtu mwingine aidhinishe kwanza.',
    kinds: {
      key: 'Kuweka ufunguo wa kampuni',
      reversal: 'Kufuta matokeo yaliyolipwa',
      'operator-added': 'Kuongeza mwendeshaji',
      'operator-role': 'Kubadilisha kazi ya mwendeshaji',
      'operator-left': 'Kumwondoa mwendeshaji',
      'operator-reset': 'Mwendeshaji kuanza upya',
    },
  },
  deeds: {
    'key.asked': 'Ufunguo mpya umeombwa',
    'key.approved': 'Ufunguo mpya umeidhinishwa',
    'key.refused': 'Ufunguo mpya umekataliwa',
    'key.set': 'Ufunguo umewekwa',
    'key.previous-ended': 'Ufunguo wa kabla umekomeshwa',
    'chaos.set': 'Tatizo la majaribio limebadilishwa',
    'operator.role-set': 'Kazi ya mwendeshaji imebadilishwa',
    'operator.left': 'Mwendeshaji ameondolewa',
    'reversal.asked': 'Imeombwa matokeo yafutwe',
    'reversal.approved': 'Kufuta matokeo kumeidhinishwa',
    'reversal.refused': 'Kufuta matokeo kumekataliwa',
    'operator-added.asked': 'Ameombwa mwendeshaji mpya',
    'operator-added.approved': 'Mwendeshaji mpya ameidhinishwa',
    'operator-added.refused': 'Mwendeshaji mpya amekataliwa',
    'operator-role.asked': 'Kazi nyingine imeombwa',
    'operator-role.approved': 'Kazi nyingine imeidhinishwa',
    'operator-role.refused': 'Kazi nyingine imekataliwa',
    'operator-left.asked': 'Imeombwa aondolewe',
    'operator-left.approved': 'Kuondolewa kumeidhinishwa',
    'operator-left.refused': 'Kuondolewa kumekataliwa',
    'operator-reset.asked': 'Imeombwa aanze upya',
    'operator-reset.approved': 'Kuanza upya kumeidhinishwa',
    'operator-reset.refused': 'Kuanza upya kumekataliwa',
  },
}
