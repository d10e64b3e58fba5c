/** What another company's server says: the specification's calls, one player, 1,000.00 NGN, and whatever they do to them. */
import { foreignGames } from './foreign-games.ts'

export interface ForeignCall {
  readonly query: URLSearchParams
  readonly body: Record<string, unknown>
}
export interface Answer {
  readonly statusCode: number
  readonly status: string
  readonly data?: unknown
}
export type Handler = (asked: ForeignCall) => Answer
/** By method and path below /api/api/. */
type Handlers = Readonly<Record<string, Handler>>

export const FOREIGN_TOKEN = 'a-token-of-another-house'

const good = (data?: unknown): Answer => ({ statusCode: 0, status: 'SUCCESS', ...(data === undefined ? {} : { data }) })
export const bad = (statusCode: number, status: string, data?: unknown): Answer => ({ statusCode, status, data })

interface State {
  mobile: string
  password: string
  balance: number
  order: { readonly amount: number } | null
  names: { readonly firstName: string; readonly lastName: string }
  emails: boolean
  sms: boolean
  readonly rows: Record<string, unknown>[]
}

function doors(at: State): Handlers {
  return {
    'POST Security/Register'({ body }) {
      if (body['mobileNumber'] === at.mobile) return bad(1, 'MOBILE_ALREADY_EXISTS')
      at.mobile = String(body['mobileNumber'])
      at.password = String(body['password'])
      return good()
    },
    'POST Security/Login'({ body }) {
      const isRight = body['userName'] === `234${at.mobile}` && body['password'] === at.password
      if (!isRight) return bad(2, 'INVALID_USERNAME_OR_PASSWORD')
      const user = { userName: `234${at.mobile}`, currency: 'NGN', rankId: 1 }
      return good({ token: FOREIGN_TOKEN, user, balanceInfo: { totalBalance: '1,000.00' } })
    },
    'POST Security/SendSmsVerificationCodeByUserName': () =>
      good({ remainingTime: 60, message: '', smsVerificationKey: 'key' }),
    'POST Security/PasswordRecovery'({ body }) {
      const isRight = body['smsCode'] === '654321' && body['smsVerificationKey'] === 'key'
      if (!isRight) return bad(3, 'INVALID_VERIFICATION_CODE')
      at.password = String(body['newPassword'])
      return good()
    },
    'POST Security/LogOff': () => good(),
    'GET Security/GetIpCountry': () => good({ country: 'TZ' }),
    'POST Marketing/RegisterCampaignClick': () => good(),
    'GET Marketing/GetActivePromotionCategories': () => good([]),
    'GET Marketing/getActivePromotions': () => good([]),
    'GET Sports/GetBettingProviders': () => good([]),
    'GET Cashrace/GetCashRacesList': () => good([]),
    'GET Jackpot/GetManualJackpotList': () => good([]),
  }
}

function account(at: State): Handlers {
  return {
    'GET User/PersonalInfromation': () =>
      good({
        ...at.names,
        birthDate: at.names.firstName && '1990-01-01',
        countryCode: '234',
        mobileNumber: at.mobile,
        subscribeToEmail: at.emails,
        userName: `234${at.mobile}`,
        currencyName: 'NGN',
        twoFactorEnabled: false,
        smsTwoFactorEnabled: false,
        userNotificationSetup: { userProfileID: 7, smsNotificationEnabled: at.sms },
      }),
    'POST User/SaveUserPersonalDetails'({ body }) {
      at.names = { firstName: String(body['firstName']), lastName: String(body['lastName']) }
      return good()
    },
    'POST User/UpdateEmailSubscription'({ query }) {
      at.emails = query.get('flag') === 'true'
      return good()
    },
    'POST User/UpdateSMSNotificationStatus'({ query }) {
      at.sms = query.get('flag') === 'true'
      return good()
    },
    'POST User/TransactionHistory': () => good({ resp: at.rows }),
    'POST Security/UserLoginHistory': () =>
      good([{ IsMobile: true, os: 'Android', browser: 'Chrome', createTime: '2026-11-20T10:00:00', hostAddress: '' }]),
  }
}

/** Its ids are numbers, its dates know no zone, and it says of a field what it has. */
function messages(): Handlers {
  let inbox = [
    {
      id: 5,
      messageHeader: 'A house says hello',
      messageText: 'Karibu.',
      isRead: false,
      createDate: '2026-11-20T10:00:00',
    },
  ]
  const sent: Record<string, unknown>[] = []
  return {
    'GET Messages/GetUnreadMessages': () => good(inbox),
    'GET Messages/GetSentMessages': () => good(sent),
    'POST Messages/ReadMessage'({ query }) {
      inbox = inbox.map((one) => ({ ...one, isRead: one.isRead || String(one.id) === query.get('messageId') }))
      return good()
    },
    'POST Messages/DeleteMessage'({ query }) {
      inbox = inbox.filter((one) => String(one.id) !== query.get('messageId'))
      return good()
    },
    'POST Messages/SendAdminMessage'({ query }) {
      sent.unshift({ id: 6, ...Object.fromEntries(query), isRead: true, createDate: '2026-11-20T10:00:00' })
      return good()
    },
  }
}

const limits = (accountId: number, minLimit: number, maxLimit: number) => [{ accountId, minLimit, maxLimit }]

function money(at: State): Handlers {
  const row = (type: string, amount: number, status: number) =>
    at.rows.unshift({
      transactionStartDate: '2026-11-20T10:00:00',
      type,
      amount,
      transCurrency: 'NGN',
      currentbalance: at.balance,
      userCurrency: 'NGN',
      customerNote: '',
      status,
    })
  return {
    'GET User/GetBalance': () => good({ totalBalance: at.balance }),
    'GET Banking/CheckUserWithdrawOrder': () => good(at.order),
    'POST Banking/RejectWithadrawByUser'() {
      if (!at.order) return bad(8, 'NOTHING_TO_CANCEL_IN_THIS_HOUSE')
      at.balance += at.order.amount
      row('withdraw', at.order.amount, 6)
      at.order = null
      return good()
    },
    'GET Banking/GetDepositMethods': () =>
      good({
        paymentLimits: limits(22224, 100, 500_000),
        paymentMethods: ['FastHubPayBillDeposit', 'KudipalCardPayment', 'KudipalUssdDeposit'].map((viewName) => ({
          viewName,
          onlyForTestUsers: false,
        })),
      }),
    'GET Banking/GetWithdrawMethods': () =>
      good({
        paymentLimits: limits(11111, 500, 2_000_000),
        paymentMethods: [{ viewName: 'FastHubWithdraw', onlyForTestUsers: false }],
      }),
    'POST Banking/registerFastHubPayBillDeposit'({ query, body }) {
      const amount = Number(query.get('amount') ?? body['amount'])
      if (amount < 100) return bad(6, 'AMOUNT_TOO_SMALL_FOR_THIS_HOUSE')
      at.balance += amount
      row('deposit', amount, 1)
      return good({ message: 'Approve it on your phone, says this house.' })
    },
    'GET Banking/GetKudipalBankList': () => good({ kudipalBankList: [{ code: '057', name: 'Bank of the Plains' }] }),
    // The card is charged at once, and no call of the specification tells what became of a payment.
    'POST Banking/RegisterKudipalCardDeposit': () => good({ id: 41, errorMessage: '' }),
    'POST Banking/RegisterFastHubWithdraw'({ query }) {
      if (at.order) return bad(7, 'PENDING_TRANSACTION_ON_ACCOUNT')
      at.order = { amount: Number(query.get('amount')) }
      at.balance -= at.order.amount
      return good()
    },
  }
}

/** `own` needs the token, `open` does not. */
export function foreignCalls(): { readonly open: Handlers; readonly own: Handlers } {
  const at: State = {
    mobile: '',
    password: '',
    balance: 1000,
    order: null,
    names: { firstName: '', lastName: '' },
    emails: false,
    sms: false,
    rows: [],
  }
  const games = foreignGames()
  return {
    open: { ...doors(at), ...games.open },
    own: { ...account(at), ...messages(), ...money(at), ...games.own },
  }
}
