/** 法律规定从玩家资金中扣取的税款：事前与事后的说明。 */
import type { Translation } from '../translation.ts'
import type { tax as english } from '../en/tax.ts'

export const tax = {
  tax: {
    word: '税款',
    deposit: '依法对每笔充值扣税 {percent}%。',
    withdraw: '依法对每笔提现扣税 {percent}%。',
    credited: '您的余额将增加 {amount} {currency}。',
    youGet: '您将收到 {amount} {currency}。',
    winnings: '每局赢得金额中超出投注额的部分，将代扣 {percent}% 的税款。',
    ofWhich: '税款：{amount} {currency}',
  },
} as const satisfies Translation<typeof english>
