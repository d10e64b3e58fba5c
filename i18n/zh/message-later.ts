/** What a status means that no screen of a first visit can get: beside those of message.ts once a later screen is opened. */
import type { messageLater as en } from '../en/message-later.ts'
import type { Translation } from '../translation.ts'

export const messageLater: Translation<typeof en> = {
  INVALID_AMOUNT: '请输入数字金额，例如 500 或 500.50。资金没有变动。',
  INSUFFICIENT_AMOUNT: '余额不足，资金没有变动。',
  BELOW_MINIMUM_LIMIT: '金额低于最低限额，资金没有变动。',
  ABOVE_MAXIMUM_LIMIT: '金额超过最高限额，资金没有变动。',
  DEPOSIT_REJECTED: '充值被拒绝，没有扣款。',
  METHOD_NOT_AVAILABLE: '该支付方式暂不可用，资金没有变动。',
  CARD_PIN_WRONG: '银行卡 PIN 码不正确，没有扣款。请重试。',
  CARD_CODE_WRONG: '验证码不正确，没有扣款。请查看最新短信后重试。',
  BONUS_CODE_UNKNOWN: '没有这个代码对应的奖金。请核对，或留空。资金没有变动。',
  PROMOTION_USED_UP: '此促销的额度已全部发完。资金没有变动。',
  BONUS_NOT_AVAILABLE: '此奖金仅限首次充值，或您已经领取过。请将代码留空。资金没有变动。',
  NUMBER_NOT_VERIFIED: '您的号码尚未验证。请用短信验证，或先用该号码充值一次。资金没有变动。',
  IDENTITY_REQUIRED: '办理这一金额前，我们需要进一步确认您的身份。请在账户中打开“身份验证”。资金没有变动。',
  DEPOSIT_LIMIT_REACHED: '这笔金额会超过您自己设定的充值限额，资金没有变动。',
  PASSWORD_CONFIRMATION_REQUIRED: '请先确认您的密码。未作任何更改。',
  NO_LONGER_OPEN: '有人先处理了，这一项已经关闭。',
}
