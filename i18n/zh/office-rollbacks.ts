/** Chinese texts of the page of refused rollbacks. */
import type { officeRollbacks as en } from '../en/office-rollbacks.ts'
import type { Translation } from '../translation.ts'

export const officeRollbacks: Translation<typeof en> = {
  lead: '公司要撤回一笔已经派彩的投注。该请求已被拒绝，否则投注额和派彩都会留在玩家账户里；公司已得到明确答复。',
  none: '没有等待处理的被拒撤回。',
  total: '等待处理：{count}',
  bet: '投注',
  round: '局',
  asked: '请求',
  times: '{count} 次，首次 {at}',
  movements: '该局的资金变动',
  when: '时间',
  what: '内容',
  key: '键',
  amount: '金额',
  undone: '已撤销',
  ask: '撤销派彩并退回投注额',
  askLead: '须由另一个人批准，两步一次完成。玩家已花掉的部分记为欠款，由其之后的派彩偿还。',
  leave: '保持原样',
  leaveLead: '请先与公司取得一致。您的姓名和理由会留存，不动用资金。',
}
