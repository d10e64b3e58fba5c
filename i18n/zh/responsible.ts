/** The responsible-gambling notice. */
import type { responsible as en } from '../en/responsible.ts'
import type { Translation } from '../translation.ts'

export const responsible: Translation<typeof en> = {
  responsible: {
    title: '开始之前',
    lead: '投注和娱乐场游戏只面向成年人，图的是乐趣，也可能让您输钱。',
    afford: '只投入您输得起的钱。',
    losses: '不要试图赢回已经输掉的钱。',
    limits: '事先定好金额和时间，并严格遵守。',
    help: '如果游戏不再有趣，请停下来，找人聊聊：{name}。',
    more: '我们如何帮助您保持自控',
    adult: '我已年满 18 岁。',
    continue: '继续',
  },
}
