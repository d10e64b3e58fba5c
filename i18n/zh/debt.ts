/** 玩家欠款，显示在交易记录页面。 */
import type { Translation } from '../translation.ts'
import type { debt as english } from '../en/debt.ts'

export const debt: Translation<typeof english> = {
  debt: {
    owed: '您欠 {amount} {currency}：某个结果在派彩之后被更正。欠款将从您之后的派彩中扣还，绝不会从充值中扣除。',
  },
}
