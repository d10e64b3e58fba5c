/** Chinese texts of companies’ keys and of the sandbox’s switches, in the office. */
import type { officeCompanies as en } from '../en/office-companies.ts'
import type { Translation } from '../translation.ts'

export const officeCompanies: Translation<typeof en> = {
  keys: {
    heading: '密钥',
    lead: '在此设置的密钥优先于环境变量，加密保存，之后不再显示。',
    name: '密钥',
    source: '来源',
    sources: {
      office: '在此设置',
      environment: '环境变量',
      none: '无',
      broken: '无法解密，请重新设置',
    },
    setBy: '{name}，{at}',
    previous: '旧密钥',
    holds: '仍然有效',
    oneOnly: '该协议不支持两个密钥并用',
    set: '设置密钥',
    setTitle: '{company}：{name}',
    setLead: '从此刻起该公司必须使用它，之后在此无法查看。',
    value: '新密钥',
    show: '显示密钥',
    hide: '隐藏密钥',
    keep: '旧密钥继续有效，直到被停用',
    end: '停用旧密钥',
    endLead: '用旧密钥签名的调用从现在起会被拒绝。',
  },
  chaos: {
    heading: '沙盒故障',
    lead: '对该公司的一切请求生效，直到关闭。',
    none: '无故障',
    fates: {
      declined: '立即拒绝',
      'fails-later': '先受理，后失败',
      'callback-lost': '结果永不通知',
      'callback-late': '结果延迟通知',
      'callback-repeated': '结果重复通知',
      'callback-altered': '结果在途中被篡改',
      'callback-reordered': '结果被下一份抢先',
      underpaid: '只到账一半',
      overpaid: '到账两倍',
      expires: '立即过期',
      'no-answer': '不答复但已执行',
      'broken-answer': '答复损坏',
      silent: '此后再无消息',
    },
  },
}
