/** 账户受限：玩家看到的文字。 */
import type { hold as en } from '../en/hold.ts'
import type { Translation } from '../translation.ts'

export const hold: Translation<typeof en> = {
  hold: {
    title: '账户受限',
    none: '您的账户没有被暂停。',
    failed: '查询失败，请重试。',
    notice: '您的账户部分功能已暂停。我们需要您提供一些信息才能恢复。',
    open: '查看需要什么',
    atStake: '您的资金',
    safe: '资金仍属于您。审核期间不会扣除任何款项。',
    cash: '现金',
    bonus: '奖金',
    held: '提现中',
    asked: '我们需要您提供',
    until: '请在 {day} 之前答复。',
    lifted: '已于 {moment} 解除。',
    yourAnswers: '您的答复',
    answer: '您的答复内容',
    answerHint: '请勿在此填写 PIN 码、密码或完整卡号。',
    send: '发送答复',
    sent: '已发送。我们会查看，并在“消息”中回复您。',
    reasons: {
      identity: '我们需要确认您的身份',
      age: '我们需要确认您的年龄',
      'payment-dispute': '有一笔付款存在争议',
      'fraud-check': '我们正在核查一项安全警示',
      'source-of-money': '我们需要了解资金来源',
      'responsible-gaming': '我们想与您谈谈您的游戏情况',
      'same-person': '我们需要确认您不是另一人',
      'second-account': '您在此另有账户',
      other: '有一件事需要弄清楚',
    },
    blocksOpen: {
      withdrawals: '提现照常。',
      deposits: '在此之前暂停充值。提现照常。',
      play: '在此之前暂停充值和游戏。提现照常。',
    },
    blocks: {
      withdrawals: '在此之前暂停提现。',
      deposits: '在此之前暂停提现和充值。',
      play: '在此之前暂停提现、充值和游戏。',
    },
  },
}
