/** Swahili texts of what a player set for himself and what was checked of him, as the office's timeline tells it. */
import type { officeMoments as en } from '../en/office-moments.ts'
import type { Translation } from '../translation.ts'

export const officeMoments: Translation<typeof en> = {
  'rule.set': 'Kanuni yake imewekwa',
  'rule.asked': 'Aliomba kanuni nyepesi',
  'rule.confirmed': 'Kanuni nyepesi imethibitishwa',
  'rule.dropped': 'Kanuni nyepesi imeachwa',
  'document.match': 'Hati imethibitishwa',
  'document.mismatch': 'Hati hailingani',
  'document.unavailable': 'Rejista haikujibu',
  'bonus.chosen': 'Bonasi imechaguliwa',
  'erasure.asked': 'Aliomba kufutwa',
  'erasure.kept': 'Akaunti imebaki',
  'erasure.done': 'Akaunti imefutwa',
  dayDeposit: 'Kuweka pesa, kwa siku',
  weekDeposit: 'Kuweka pesa, kwa wiki',
  monthDeposit: 'Kuweka pesa, kwa mwezi',
  dayStake: 'Dau, kwa siku',
  weekStake: 'Dau, kwa wiki',
  monthStake: 'Dau, kwa mwezi',
  dayLoss: 'Hasara, kwa siku',
  weekLoss: 'Hasara, kwa wiki',
  monthLoss: 'Hasara, kwa mwezi',
  cancelling: 'Kughairi utoaji',
  reminder: 'Kikumbusho cha kipindi',
  session: 'Muda wa kucheza bila kupumzika',
  review: 'Vikomo vimeangaliwa',
  timeOut: 'Mapumziko',
  exclusion: 'Kujizuia',
  'withdrawal.answered-not-taken': 'Utoaji usiopokelewa na kampuni umejibiwa',
}
