/** 奖金：优惠、进度与失效条件。 */
import type { Translation } from '../translation.ts'
import type { bonus as english } from '../en/bonus.ts'

export const bonus: Translation<typeof english> = {
  bonus: {
    title: '奖金',
    offer: '使用代码 {code}，首次充值可得 {percent}% 奖金，最高 {most} {currency}。',
    rules:
      '最低充值 {least} {currency}。投注先用您自己的钱。在 {days} 天内完成奖金 {times} 倍的投注，剩余部分即归您所有；桌面、真人和 Crash 游戏的投注按 {lowRiskPercent}% 计入；若在此之前提现，剩余奖金将失效。',
    code: '奖金代码',
    use: '使用此代码',
    using: '请稍候…',
    lost: '没有收到答复，无法确定代码是否生效，请重试。',
    chosen: '您的下一笔充值将带来这笔奖金。',
    active: '您的 {granted} {currency} 奖金',
    progress: '已投注 {wagered} / {required} {currency}',
    until: '有效期至 {day}',
    freeBet: '一次免费投注：{amount} {currency}，有效期至 {day}',
    freeSpins: '老虎机免费旋转 {left} / {spins} 次，每次 {amount} {currency}，有效期至 {day}',
    freeSpinsWon: '目前已赢得 {won} {currency}。打开支持的老虎机即可优先使用。',
    freeSpinsWin: { cash: '赢得的奖金归您所有。', bonus: '赢得的奖金须投注满 {times} 倍后才归您所有。' },
    withdraw: '您有一笔尚未完成投注要求的奖金。现在提现，剩余奖金将失效。',
  },
}
