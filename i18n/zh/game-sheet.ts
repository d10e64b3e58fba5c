/** 打开游戏之前的说明，以及游戏上方的栏。 */
import type { Translation } from '../translation.ts'
import type { gameSheet as english } from '../en/game-sheet.ts'

export const gameSheet = {
  game: {
    opening: '正在打开游戏…',
    failedTitle: '游戏未能打开',
    failedUnknown: '无法连接到游戏，资金没有变动。',
    clock: '时间：',
    frame: '游戏窗口',
    free: '免费试玩：不涉及真实资金',
    exit: '退出游戏',
    lobby: '大厅',
    balance: '余额',
    deposit: '充值',
    depositText: '游戏会等您。在手机上确认后，资金立即到账。',
    noFast: '目前没有可在手机上确认的存款方式。请打开下方的其他存款方式：游戏会保持打开，资金到账后立即显示。',
    resume: '回到游戏',
    others: '其他充值方式',
  },
  gameSheet: {
    play: '开始游戏',
    tryFree: '免费试玩',
    rtpMeaning: '玩家回报率：按游戏公司公布，大量局数平均每投注 100 返还 {percent}。',
    returns: '玩家回报率 (RTP)',
    leastStake: '最低投注额',
    keep: '加入收藏',
    unkeep: '取消收藏',
    keeping: '正在保存',
  },
} as const satisfies Translation<typeof english>
