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
  taxStatement: {
    title: '税务报表',
    lead: '您的账户一年内的资金变动及为国家代扣的税款，均来自我们的账簿。可打印作为代扣税证明，或下载为文件。',
    year: '年份',
    failed: '无法生成您的报表。',
    player: '玩家',
    operator: '出具方',
    operatorHere: '本网站的运营方',
    covers: '起止',
    madeOn: '制作日期',
    empty: '这一年没有资金变动。',
    meaning: '投注额已扣除退还部分；派彩为税前金额。税款各列所示金额已代扣并缴给国家。金额单位：{currency}。',
    amountsIn: '金额单位：{currency}',
    print: '打印',
    csv: '下载 CSV',
    month: '月份',
    total: '全年',
    deposited: '充值',
    depositTax: '充值税',
    withdrawn: '提现',
    withdrawalTax: '提现税',
    staked: '投注额',
    won: '派彩',
    winningsTax: '派彩税',
  },
} as const satisfies Translation<typeof english>
