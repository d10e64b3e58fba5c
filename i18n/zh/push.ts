/** 玩家手机上的通知：开关，以及适时的提议。 */
import type { push as english } from '../en/push.ts'
import type { Translation } from '../translation.ts'

export const push: Translation<typeof english> = {
  push: {
    title: '在这部手机上通知我',
    text: '有事发生时收到简短通知，关闭本站时也能收到。通知从不显示金额。在这部手机上退出登录后不再收到任何通知。',
    isOn: '已开启',
    isOff: '已关闭',
    about: '通知内容',
    kinds: {
      money: '到账或退回的资金',
      bets: '已有结果的投注',
      answers: '对我的消息的回复',
    },
    asks: '接下来浏览器会询问您是否允许本站发送通知。',
    turnOn: '开启通知',
    turnOff: '关闭通知',
    working: '正在切换',
    saved: '已保存',
    refused: '您的浏览器不允许本站发送通知',
    refusedText: '如需更改，请点按本页地址旁的图标，选择“通知”或“权限”并允许，然后重新打开本页。',
    noService: '您的浏览器未能连接其通知服务，因此没有开启。请稍后再试。',
    lost: '没有应答。没有任何改动，请重试。',
    offer: {
      withdrawal: '到账时通知您吗？',
      bet: '投注有结果时通知您吗？',
    },
    offerText: '通过这部手机上的通知，关闭本站时也能收到。可随时在“安全”中更改。',
    offerDone: '我们会在这部手机上通知您。',
    later: '暂不',
  },
}
