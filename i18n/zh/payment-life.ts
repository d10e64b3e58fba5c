/** 单笔支付的页面、查找方式，以及出现问题的支付方式。 */
import type { Translation } from '../translation.ts'
import type { paymentLife as english } from '../en/payment-life.ts'

export const paymentLife: Translation<typeof english> = {
  find: {
    title: '已付款但没有到账？',
    text: '请输入短信或收据上的参考号，我们会立即向支付公司查询。',
    reference: '参考号',
    button: '查找我的充值',
    looking: '查询中…',
    lost: '没有收到答复，请重试：重复查询没有影响。',
    nothing: '我们和支付公司都没有找到属于您账户的这个参考号。请核对后稍等几分钟再试；如果仍然如此，请联系我们。',
  },
  trouble: {
    slow: '此方式目前响应较慢。',
    down: '此方式目前没有响应。',
    instead: '您可以改用{name}。',
  },
}
