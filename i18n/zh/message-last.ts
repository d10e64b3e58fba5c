/** 只有等待全部文字的页面才会遇到的状态。 */
import type { Translation } from '../translation.ts'
import type { messageLast as english } from '../en/message-last.ts'

export const messageLast: Translation<typeof english> = {
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
  SECOND_PERSON_REQUIRED: '这一项必须由另一个人批准。',
  COMPANY_DOES_NOT_ANSWER: '该公司没有给出可信的答复。未作任何更改，请稍后再试。',
  NOT_FOUND: '没有找到。',
  MAIL_NOT_SENT: '您的留言暂时无法发送。内容没有丢失，请过几分钟再试。',
  ERASURE_NOT_POSSIBLE: '此账户仍有未了结的事项，暂时不能删除，没有任何改动。',
  OLD_PASSWORD_INCORRECT: '原密码不正确。',
  TWO_FACTOR_IS_ON: '两步验证已经开启。',
  NAME_TOO_SHORT: '至少需要 2 个字。如果您的姓或名只有一个字，请用拼音填写，例如 Li。',
  NAME_TOO_LONG: '姓名过长，请缩短。',
  NAME_LETTERS_ONLY: '只能输入文字，不能包含数字或符号。',
  CHANGE_NEEDS_SUPPORT: '您之前填写过另一个出生日期。请向我们出示证件：写信给客服。',
}
