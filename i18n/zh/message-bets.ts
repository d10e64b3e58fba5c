/** 投注和大奖各状态的含义：只在其页面上显示。 */
import type { Translation } from '../translation.ts'
import type { messageBets as english } from '../en/message-bets.ts'

export const messageBets: Translation<typeof english> = {
  EVENT_NOT_FOUND: '没有这场比赛，或比赛早已结束。',
  BET_NOT_FOUND: '没有这笔投注。',
  SLIP_ALREADY_USED: '这张投注单已用于其他选项。请查看您的投注，再建一张新的投注单。',
  OFFER_ENDED: '该报价已结束，没有投注。',
  CODE_NOT_FOUND: '没有与这些字母对应的投注单，或其比赛已结束。',
  CASH_OUT_NOT_AVAILABLE: '该注单目前无法提前结算。',
  QUOTE_ENDED: '该报价已结束，请重新获取。',
  STAKE_BACK_NOT_AVAILABLE: '该注单的本金已无法退回。',
  PLAY_LIMIT_REACHED: '您设定的限额或本游戏的限额不允许这笔投注。没有资金变动。',
  REMINDER_UNANSWERED: '请先回答游戏时间提醒。没有资金变动。',
  JACKPOT_NOT_FOUND: '没有这个大奖，或它不适用于您的货币。没有资金变动。',
  JACKPOT_CLOSED: '这个大奖已停止售票。没有资金变动。',
  JACKPOT_SLIP_INCOMPLETE: '还有比赛没有选择。没有资金变动。',
  JACKPOT_SLIP_WRONG: '这张投注单与大奖不符，请重新选择。没有资金变动。',
  JACKPOT_TICKETS_USED_UP: '您持有的票数已达到每位玩家的上限。没有资金变动。',
  RESULTS_MISSING: '还有计入的比赛没有结果。',
  SPORTSBOOK_NOT_AVAILABLE: '体育投注暂不可用，资金没有变动。',
}
