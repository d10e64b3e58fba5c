/** 手机收到的通知：标题和一句话，不含金额、姓名和号码。 */
import type { pushWords as en } from '../en/push-words.ts'
import type { Translation } from '../translation.ts'

export const pushWords: Translation<typeof en> = {
  depositCredited: { title: '您的充值已到账', body: '已计入您的余额。' },
  withdrawalSent: { title: '您的提现已付出', body: '点按查看每一步。' },
  withdrawalReturned: { title: '您的提现已退回', body: '款项已回到您的余额。点按查看每一步。' },
  betDecided: { title: '您的投注已有结果', body: '点按查看结果。' },
  betCashedOut: { title: '您的投注已自动兑现', body: '它达到了您设定的金额。点按查看。' },
  betPart: { title: '您的投注有一部分已有结果', body: '点按查看目前情况。' },
  betsDecided: { title: '您的投注有新消息', body: '有 {count} 笔投注有新消息。点按查看。' },
  jackpotEnded: { title: '您参与的大奖已开奖', body: '点按查看您的票的结果。' },
  answered: { title: '我们已回复您的消息', body: '点按在“消息”中阅读。' },
}
