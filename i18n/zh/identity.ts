/** 玩家身份：填写资料并核验证件的页面。 */
import type { identity as en } from '../en/identity.ts'
import type { Translation } from '../translation.ts'

export const identity: Translation<typeof en> = {
  identity: {
    title: '身份验证',
    lead: '累计金额越高，法律要求我们对您的了解越多。缺什么，我们会提前告诉您。',
    failed: '查询失败，请重试。',
    open: '身份验证',
    steps: '您的账户可办理的金额',
    each: '累计充值不超过 {amount} {currency}，提现亦同',
    onlyIn: '累计充值最高 {amount} {currency}，不能提现：我们须知道付款给谁',
    nothing: '尚不能充值和提现',
    noLimit: '不限金额，但仍受其他限额约束',
    here: '当前等级',
    moved: '目前累计：充值 {deposited} {currency}，提现 {withdrawn} {currency}。',
    tiers: { number: '手机号码', names: '姓名和出生日期', document: '已核验的证件' },
    form: '核验证件',
    formText: '请完全按照证件上的内容填写。',
    document: '证件',
    documents: { NIN: 'NIN（国民身份号码）', BVN: 'BVN（银行验证号码）', NIDA: 'NIDA 身份证号' },
    number: '号码',
    numberHint: '共 {digits} 位。我们加密保存，只显示末尾几位。',
    send: '提交核验',
    working: '正在核验…',
    results: {
      match: '核验通过。您的账户不再受金额限制。',
      mismatch: '登记机构中没有与此姓名和出生日期相符的号码。请逐项检查后重试。',
      unavailable: '登记机构暂时没有答复。您的姓名已保存，其他没有变化。请稍后再试。',
    },
    lost: '连接中断，无法确定是否已经核验。请重试。',
    checked: '尾号 {last4} 的 {document} 已于 {moment} 核验。',
    changed: '此后您的姓名或出生日期有变更，请重新核验证件。',
    askAge: '您填写的出生日期未满 18 岁。请向我们出示载有出生日期的证件。',
    askSourceOfMoney: '出款之前，请告诉我们您用于游戏的资金来源，并出示证明：工资单、银行对账单或雇主证明。',
    askSamePerson: '有一位与您姓名和出生日期相同的人已被禁入。请向我们出示证件，以确认您不是此人。其间您可以提现。',
    askSecondAccount:
      '此证件属于您的另一个账户，而一人只能有一个账户。本账户已停止充值和游戏。其中的资金会自动付到您的号码；您也可以自行提现。',
  },
}
