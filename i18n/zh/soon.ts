/** Pages whose feature is being built: what will be there. A page that is replaced takes its words out of here. */
import type { soon as en } from '../en/soon.ts'
import type { Translation } from '../translation.ts'

export const soon: Translation<typeof en> = {
  soon: {
    frame: {
      notYet: '此部分仍在建设中，本页不会动用您的资金。',
      works: '现在可以用的',
      zeppelin: '玩 Zeppelin 飞艇',
      deposit: '去充值',
      join: '立即注册',
      chat: '与客服对话',
      contact: '联系客服',
    },
    cashRaces: { heading: '现金竞赛', text: '玩竞赛指定的游戏，冲击排行榜，时间一到瓜分奖池。' },
    cashRaceDetails: { heading: '竞赛详情', text: '本场竞赛的指定游戏、各名次奖金，以及目前谁领先。' },
    promotions: { heading: '优惠活动', text: '面向玩家的各项优惠，条件一目了然。' },
    promotionDetails: { heading: '活动详情', text: '这项优惠送什么、谁能参加、有哪些条件。' },
  },
}
