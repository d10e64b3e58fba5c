/** Chinese texts of accounts that are closed with their money paid out. */
export const officeClosing = {
  title: '已关闭的账户',
  lead: '这些账户中的资金会按规则付到玩家本人的号码。如有障碍，由人排除后再让规则重试。',
  left: '剩余',
  paid: '已付出',
  since: '关闭时间',
  again: '重试',
  againLead: '请先排除障碍。',
  minor: {
    title: '未成年人的充值',
    lead: '退还其充值减去已付给其的金额。赢款没收，输掉的投注补回。须由另一人批准同样的金额，然后付到其本人号码。',
    give: '退回充值',
  },
  whys: { 'second-account': '属于另一账户的证件', minor: '未成年人的充值' },
  states: { waiting: '自动进行', person: '需要人处理', dropped: '已重新开放' },
  reasons: {
    NUMBER_NOT_VERIFIED: '号码未经验证',
    METHOD_NOT_AVAILABLE: '没有可付到玩家本人号码的方式',
    ACCOUNT_ON_HOLD: '账户另有冻结',
    BELOW_MINIMUM_LIMIT: '低于该方式可付的金额',
    PENDING_TRANSACTION_ON_ACCOUNT: '玩家有一笔提现进行中',
    IDENTITY_REQUIRED: '超过无证件可付的金额',
    returned: '上一笔提现被退回',
    rejected: '上一笔提现被拒绝',
    cancelled: '上一笔提现被取消',
    failed: '上一笔提现失败',
  },
}
