/** Chinese texts of cases of suspicion. */
export const officeSuspicion = {
  lead: '由市场规则或人工开立。绝不告知玩家，您也不得告知。',
  none: '没有案件。',
  state: '状态',
  open: '开立案件',
  openLead: '90 天内的收付将一并固定保存。',
  file: '已向主管机关申报',
  dismiss: '无可疑之处',
  decideLead: '决定后不可更改。',
  reference: '主管机关编号',
  filedOn: '申报日期',
  evidence: '收付记录',
  method: '方式',
  payer: '付款号码尾数',
  rules: {
    'large-deposit': '大额充值',
    turned: '充入即提出，几乎未投注',
    'many-payers': '多人向同一账户付款',
    hand: '人工',
  },
  states: { open: '待处理', filed: '已申报', dismissed: '已排除' },
}
