/** Letters that the house writes into a player's inbox by itself. Plain text; a blank line parts two paragraphs. */
import type { letters as en } from '../en/letters.ts'
import type { Translation } from '../translation.ts'

export const letters: Translation<typeof en> = {
  welcome: {
    header: '欢迎来到 Uwanja',
    innerHeader: '您的账户已就绪',
    text:
      '很高兴您的加入。想要开始游戏，请先在“充值”页面充值：您只需在自己的手机上确认，资金几秒钟内即可到账。\n\n' +
      '提现只会转到您注册时使用的手机号，不会转到其他号码。\n\n' +
      '有疑问？请点“写消息”，并选择“客服”。',
    footer: '仅限年满 18 周岁的成年人。请只投入您输得起的钱。',
  },
  withdrawalReturned: {
    header: '您的提现已退回',
    innerHeader: '{amount} 已退回您的余额',
    text:
      '我们向 +{number} 汇出了 {amount}，但支付公司未能付出这笔款项。您没有任何损失：全部金额已退回您的余额。\n\n' +
      '请确认您的移动钱包可以正常使用并能收取这笔金额，然后再试一次。如果再次退回，请联系客服。',
    footer: '每一步都可以在“记录”中查看。',
  },
  withdrawalRejected: {
    header: '您的提现未获支付',
    innerHeader: '{amount} 已退回您的余额',
    text:
      '我们审核了您 {amount} 的提现申请，未予支付。全部金额已退回您的余额。\n\n' +
      '原因：{why}\n\n' +
      '如有疑问，请联系客服。',
    footer: '每一步都可以在“记录”中查看。',
  },
  holdPlaced: {
    header: '您的账户已被暂停部分功能',
    innerHeader: '请在 {day} 前提供所需信息',
    text: '我们需要：{asks}\n\n您的资金仍属于您。请打开本站 /hold 页面查看暂停的内容并答复。',
    footer: '我们绝不会索要 PIN 或密码。',
  },
  holdAnswered: {
    header: '我们已收到您的答复',
    innerHeader: '关于您账户的暂停',
    text: '您写道：\n\n{body}\n\n我们会查看并给您写信。',
    footer: '我们绝不会索要 PIN 或密码。',
  },
  holdLifted: {
    header: '您账户的暂停已解除',
    innerHeader: '感谢您的配合',
    text: '暂停的功能已恢复。等待中的提现正由工作人员审核。',
    footer: '每一步都可以在“记录”中查看。',
  },
}
