/** The sportsbooks' pages, in Chinese. */
import type { sports as en } from '../en/sports.ts'
import type { Translation } from '../translation.ts'

export const sports: Translation<typeof en> = {
  sports: {
    heading: {
      bsBetting: '体育：BSBetting',
      altenar: '体育投注',
      altenarLite: '体育投注轻量版',
      bti: '体育：BTI',
      myBets: '我的投注',
    },
    providers: '体育平台',
    closed: '无法打开',
    opening: '正在打开体育投注……',
    failed: '体育投注未能打开',
    away: '暂时无法连接，您的资金没有变动。',
    silent: '体育投注暂无响应',
    silentText: '如果下方可以正常使用，请继续；如果没有内容，请重试或选择其他平台。',
    light: '网速慢？打开体育投注轻量版',
    betslip: '投注单，已选 {count} 项',
  },
}
