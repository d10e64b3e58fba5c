/** One payment's own page. */
import type { life as en } from '../en/life.ts'
import type { Translation } from '../translation.ts'

export const life: Translation<typeof en> = {
  life: {
    title: '您的这笔款项',
    deposit: '充值',
    withdraw: '提现',
    destination: '号码或账户',
    reference: '参考号',
    timeline: '目前进展',
    next: '接下来',
    nextText: {
      approve: '我们正在等待支付公司确认。一经确认，资金立即进入您的余额，您无需停留在此页面。',
      sent: '支付公司正在付款。如果无法付出，全部金额会退回您的余额。',
      requested: '很快就会汇出。在此之前，您可以在提现页面取消。',
      over: '没有了，这笔款项已经结束。',
    },
    states: {
      requested: '已申请',
      approved: '已批准',
      sent: '已交给支付公司',
      paid: '已支付',
      failed: '未支付',
      returned: '已退回余额',
      cancelled: '已取消',
      rejected: '已拒绝',
    },
    missing: '没有找到这笔款项',
    missingText: '它不属于您，或地址不完整。',
    toHistory: '打开交易记录',
    open: '查看这笔款项',
    help: '有问题？请联系我们，并附上参考号。',
    write: '联系客服',
  },
}
