/** Chinese texts of what a player set for himself and what was checked of him, as the office's timeline tells it. */
import type { officeMoments as en } from '../en/office-moments.ts'
import type { Translation } from '../translation.ts'

export const officeMoments: Translation<typeof en> = {
  'rule.set': '设定了自己的规则',
  'rule.asked': '申请放宽规则',
  'rule.confirmed': '确认放宽规则',
  'rule.dropped': '放弃放宽规则',
  'document.match': '证件已确认',
  'document.mismatch': '证件不符',
  'document.unavailable': '登记处没有答复',
  'bonus.chosen': '选择了奖金',
  'erasure.asked': '申请注销账户',
  'erasure.kept': '保留账户',
  'erasure.done': '账户已删除',
  dayDeposit: '每日充值',
  weekDeposit: '每周充值',
  monthDeposit: '每月充值',
  dayStake: '每日投注',
  weekStake: '每周投注',
  monthStake: '每月投注',
  dayLoss: '每日亏损',
  weekLoss: '每周亏损',
  monthLoss: '每月亏损',
  cancelling: '取消提现',
  reminder: '时长提醒',
  session: '连续游戏时间',
  review: '查看了限额',
  timeOut: '暂停',
  exclusion: '自我禁入',
  'withdrawal.answered-not-taken': '已处理未被公司接受的提现',
}
