/** 办公端为保护玩家所做之事。 */
import type { officeProtection as en } from '../en/office-protection.ts'
import type { Translation } from '../translation.ts'

export const officeProtection: Translation<typeof en> = {
  title: '禁入、休息、限额',
  exclude: '禁入',
  excludeLead: '例如家属来信。玩家和登记处会收到通知；提现照常。',
  lift: '申请解除',
  liftLead: '仅限操作员设立的禁入，须由另一人批准。',
  break: '安排休息',
  breakLead: '不能投注和充值；到期自动结束。',
  limit: '设限额',
  limitLead: '立即生效。放宽须由玩家自己申请。',
  length: '期限',
  amount: '金额',
  months: '{count} 个月',
  hours: '{count} 小时',
  by: '操作员 {name}',
  subjects: {
    exclusion: '禁入',
    timeOut: '休息',
    dayDeposit: '每日充值',
    weekDeposit: '每周充值',
    monthDeposit: '每月充值',
    dayStake: '每日投注',
    weekStake: '每周投注',
    monthStake: '每月投注',
    dayLoss: '每日亏损',
    weekLoss: '每周亏损',
    monthLoss: '每月亏损',
  },
}
