/** What a server's status means in a player's words: the keys under `message.` (K07). */
import type { message as en } from '../en/message.ts'
import type { Translation } from '../translation.ts'

export const message: Translation<typeof en> = {
  // Said by the forms themselves.
  please_fill_all_fields: '请填写所有项目。',
  please_fill_the_field: '请填写此项。',
  passwords_do_not_match: '两次输入的密码不一致。',
  password_more_than_6: '密码必须多于 6 个字符。',
  password_at_least_6_not_username: '密码至少 6 个字符，且不能与用户名相同。',
  mobile_number_invalid: '您输入的手机号无效，请重试或联系客服。',
  must_change_password: '请先设置新密码，然后再登录。',
  password_incorrect: '密码不正确。',

  // The request itself.
  MALFORMED_REQUEST: '无法识别这次请求，没有任何改动。',
  VALIDATION_ERROR: '表单内容有误，请检查。',
  UNAUTHORIZED: '您已退出登录，请重新登录。',
  SESSION_NOT_BOUND: '此浏览器中的登录信息不完整，请退出后重新登录。资金没有变动。',
  FORBIDDEN: '您的账户无权使用此功能。',
  UNKNOWN_CALL: '此处不提供该功能。',
  REQUEST_TOO_LARGE: '内容太长，请缩短后再试。',
  TOO_MANY_REQUESTS: '操作过于频繁，请稍等一分钟。',
  GENERAL_ERROR: '出了点问题，请重试或联系客服。',
  NOT_AVAILABLE_YET: '该功能尚未开放。',
  SERVICE_UNAVAILABLE: '系统繁忙，请稍后再试。',

  // Accounts.
  INVALID_USERNAME_OR_PASSWORD: '手机号或密码错误。',
  TWO_FACTOR_REQUIRED: '请输入验证器应用中的验证码。',
  PASSWORD_RESET_REQUIRED: '请先设置新密码，然后再登录。',
  PASSWORD_CHANGE_REQUIRED: '请立即修改密码。',
  TOO_MANY_ATTEMPTS: '尝试次数过多，请几分钟后再试。',
  MOBILE_ALREADY_EXISTS: '该手机号已注册，请直接登录。',
  INCORRECT_PARAMETER_VALUE: '这个密码不能使用，请换一个更长或不常见的密码。',
  THERMES_NEEDS_TO_BE_ACCEPTED: '请先同意条款与条件。',
  MOBILE_NUMBER_DOES_NOT_EXIST: '该手机号尚未注册。',
  PASSWORDS_DO_NOT_MATCH: '两次输入的密码不一致。',
  SMS_CODE_NOT_SEND: '短信发送失败，请重试。',
  PLEASE_TRY_RESEND_CODE_IN_X_SECONDS: '验证码已在发送途中，请稍后再重新获取。',
  INVALID_VERIFICATION_CODE: '验证码错误或已过期，请重试。',
  COUNTRY_UNKNOWN: '我们无法确定您所在的国家，请重试。',
  BIRTH_DATE_REQUIRED: '该账户长时间未使用，请输入账户中登记的出生日期。',
  BIRTH_DATE_INCORRECT: '与账户中登记的出生日期不符，请检查或联系客服。',
  RECOVERY_NEEDS_SUPPORT: '该账户长时间未使用，仅凭短信无法找回，请联系客服。',

  // Money: what happened, whether money moved, what next.
  PENDING_TRANSACTION_ON_ACCOUNT: '上一笔交易仍在处理中，请等待完成或先取消。',
  NO_PENDING_WITHDRAWAL: '没有可取消的提现，可能已经结束，请查看交易记录。',
  WITHDRAWAL_ALREADY_SENT: '提现已经汇出，无法再取消。',

  // Play.
  GAME_NOT_AVAILABLE: '该游戏暂不可用，资金没有变动。',
  PLAYER_BLOCKED: '您的账户目前无法进行游戏，请联系客服。',
  ACCOUNT_ON_HOLD: '您的账户已被暂停部分功能。请打开“账户受限”页面查看需要您提供什么。资金没有变动。',

  // The rules by which a player protects himself.
  PLAYER_EXCLUDED: '您已自我禁入：不能游戏，也不能充值，但仍可提现。资金没有变动。',
  TIME_OUT_ACTIVE: '您正在休息：结束前不能游戏，也不能充值，但仍可提现。资金没有变动。',
  WITHDRAWAL_CANCEL_FORBIDDEN: '这笔提现不可取消，会继续处理。',
  WRONG_PASSWORD: '密码不正确，没有任何改动。',
  NUMBER_RESTS: '该号码的账户刚被删除，稍后才能重新注册。',
  NUMBER_EXCLUDED: '该号码已在本站或国家登记系统中被禁止参与博彩，无法开户。',
  REGISTER_NOT_ANSWERING: '国家自我禁入登记系统没有应答，未经查询我们不能继续。请几分钟后再试。资金没有变动。',

  // Personal details (W10).
  AGE_AT_LEAST_18: '您必须年满 18 岁。',
  BIRTH_DATE_INVALID: '请选择出生的年、月、日。',
}
