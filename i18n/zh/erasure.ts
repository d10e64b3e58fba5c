/** 删除玩家账户。 */
import type { erasure as en } from '../en/erasure.ts'
import type { Translation } from '../translation.ts'

export const erasure: Translation<typeof en> = {
  erasure: {
    title: '注销账户',
    text: '申请 {days} 天后，我们会删除您的姓名、号码、消息和设备。法律要求保留的内容会密封保存 {years} 年，不作他用。此后您将无法登录。',
    obstacles: '目前还不能删除，因为：',
    waiting: '您的账户将于 {day} 删除。在此之前您可以改变主意。',
    keep: '保留我的账户',
    ask: '删除我的账户',
    password: '密码',
    working: '正在提交…',
    lost: '连接中断，结果未知：请先查看再重试。',
    why: {
      balance: '账户中还有余额，请先提现。',
      payment: '有一笔付款正在进行。',
      round: '有一局游戏未结束。',
      exclusion: '自我禁入仍在生效，不能随账户一起删除。',
      hold: '账户已被暂停部分功能。',
      dormant: '账户休眠时有您的资金被移交，请先向客服申领。',
      parked: '有一笔收到的资金须退回原处。',
    },
  },
}
