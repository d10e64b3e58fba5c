/** Chinese texts of what needs a second person in the office. */
import type { officeApprovals as en } from '../en/office-approvals.ts'
import type { Translation } from '../translation.ts'

export const officeApprovals: Translation<typeof en> = {
  approvals: {
    waiting: '其他等待第二人批准的事项：{count}',
    none: '没有等待第二人的事项。',
    waits: '正在等待另一个人批准。',
    undo: '撤销此结果',
    undoLead: '资金将退回原处，须先由另一个人批准。',
    kinds: {
      key: '设置外部公司密钥',
      reversal: '撤销已派彩的结果',
      'operator-added': '添加操作员',
      'operator-role': '更换操作员角色',
      'operator-left': '停用操作员',
      'operator-reset': '操作员重新开始',
    },
  },
  deeds: {
    'key.asked': '申请新密钥',
    'key.approved': '新密钥已批准',
    'key.refused': '新密钥被拒',
    'key.set': '已设置密钥',
    'key.previous-ended': '已停用旧密钥',
    'chaos.set': '已切换沙盒故障',
    'operator.role-set': '已更换操作员角色',
    'operator.left': '已停用操作员',
    'reversal.asked': '申请撤销结果',
    'reversal.approved': '撤销结果已批准',
    'reversal.refused': '撤销结果被拒',
    'operator-added.asked': '申请添加操作员',
    'operator-added.approved': '添加操作员已批准',
    'operator-added.refused': '添加操作员被拒',
    'operator-role.asked': '申请更换角色',
    'operator-role.approved': '更换角色已批准',
    'operator-role.refused': '更换角色被拒',
    'operator-left.asked': '申请停用操作员',
    'operator-left.approved': '停用操作员已批准',
    'operator-left.refused': '停用操作员被拒',
    'operator-reset.asked': '申请重新开始',
    'operator-reset.approved': '重新开始已批准',
    'operator-reset.refused': '重新开始被拒',
  },
}
