/** Chinese texts of reconciliation: companies' statements beside our books. */
import type { officeReconciliation as english } from '../en/office-reconciliation.ts'
import type { Translation } from '../translation.ts'

export const officeReconciliation: Translation<typeof english> = {
  lead: '各公司某日对账单上的资金，与我方账目并列。',
  totals: '按日期和公司汇总',
  none: '这些日期没有对过账。',
  day: '日期',
  company: '公司',
  direction: '方向',
  ours: '我方',
  theirs: '对方',
  difference: '差额',
  open: '待处理',
  directions: { deposit: '充值', withdraw: '提现' },
  noStatement: '尚无对账单',
  noMoney: '没有资金往来',
  now: '立即对账',
  nowLead: '向该公司索取当日的对账单。',
  did: {
    compared: '对账单已取得并完成比对。',
    unanswered: '该公司没有给出对账单，请稍后再试。',
  },
  items: '差异',
  noItems: '没有差异。',
  shown: '显示 {total} 条差异中的 {shown} 条。',
  kinds: {
    'missing-here': '我方账目缺少',
    'missing-there': '对方对账单缺少',
    'other-amount': '金额不同',
  },
  payment: '付款',
  noPayment: '没有我方的付款',
  reference: '参考号',
  explain: '说明原因',
  explainLead: '写明为何不必再查这条差异。您的名字会留在旁边。',
  explained: '{name} 于 {time} 说明：{why}',
}
