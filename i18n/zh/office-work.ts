/** Chinese texts of what operators decide about players' money. */
import type { officeWork as en } from '../en/office-work.ts'
import type { Translation } from '../translation.ts'

export const officeWork: Translation<typeof en> = {
  review: {
    waiting: '等待决定：{count}',
    choose: '选择',
    chooseOne: '选择 {number} 的提现',
    all: '全选待处理项',
    none: '取消全选',
    chosen: '已选：{count}',
    approve: '批准',
    reject: '拒绝',
    why: '等待原因',
    waits: '等待决定',
    goesOn: '已批准，将自动继续',
    first: '{name} 已批准，等待第二人',
    ownFirst: '您已批准，等待第二人',
    needsSecond: '需要两人批准。',
    rejectTitle: '拒绝：{count}',
    rejectLead: '资金会立即退回玩家余额。',
    rejectWhy: '原因',
    rejectHint: '玩家会在记录和站内信中看到。',
    reasons: {
      amount: '超过自动放行的金额',
      first: '首次提现',
      'new-destination': '新的收款账户',
      doubt: '一天内换过设备、号码或找回过账户',
      deposits: '相对充值金额过大',
      correction: '有余额更正待处理',
      bonus: '账户内有奖金',
      hold: '账户已被暂停部分功能',
    },
  },
}
