/** Home and the page that does not exist. */
import type { home as en } from '../en/home.ts'
import type { Translation } from '../translation.ts'

export const home: Translation<typeof en> = {
  home: {
    heroTitle: '灯光已亮，上场吧。',
    heroText: '与大家同场的实时游戏。在手机上确认一下即可充值，提现直达您自己的号码。',
    heroJoin: '立即注册',
    heroHaveAccount: '我已有账户',
    heroPlay: '玩 Zeppelin 飞艇',
    heroDeposit: '去充值',
    welcome: '欢迎回来',
    yourBalance: '您的余额',
    waysTitle: '从这里开始',
    gamesTitle: '正在进行',
    zeppelinText: '飞艇越升越高，倍数随之上涨。在它爆炸前兑现，否则失去投注。',
    zeppelinFair: '每一局的结果在投注前就已封存，事后您可以自行核对。',
    zeppelinReturn: '平均而言，全部投注的 97% 返还给玩家。',
    zeppelinPlay: '玩 Zeppelin 飞艇',
    zeppelinFree: '免费试玩',
    zeppelinArt: '夜晚的球场上空，一艘飞艇沿曲线爬升',
    live: '进行中',
    ends: '{time}后结束',
    newGames: '新游戏',
    stepsTitle: '三步完成充值',
    step1Title: '选择金额',
    step1Text: '打开“充值”，输入金额。不收手续费。',
    step2Title: '在手机上确认',
    step2Text: '手机会弹出请求。手机钱包的 PIN 码只在手机上输入，切勿在本站输入。',
    step3Title: '开始游戏',
    step3Text: '几秒内余额到账。随时可以提现到同一号码。',
    careTitle: '只当娱乐',
    careText: 'Uwanja 仅面向 18 岁及以上成年人。有赢就有输：开始之前，先给自己定个上限。',
    careLink: '限额、休息与求助',
  },
  notFound: {
    title: '这里什么都没有',
    text: '网址可能有误，或页面已移走。',
    home: '回到首页',
  },
  crash: {
    title: '页面出错了',
    text: '我们这边的错误使页面中断。刷新即可继续，刷新不会动用资金。',
    reload: '刷新',
  },
}
