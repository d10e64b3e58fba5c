/** Logging in with its second step, opening an account, a forgotten and a due password, and the proof of one's number. */
import { user } from '@uwanja/contract/site/user'
import { security, type SecondFactorAsked, type StoredUser } from '@uwanja/contract/site/security'
import { digitsOf, localNumber, userNameOf } from '@uwanja/contract/wire/mobile-number'
import { html, type Markup } from '@uwanja/contract/wire/printed'
import { birthFields, birthOf } from './details.ts'
import { escapedLinks } from './links.ts'
import { field, filled, form, link, note, tick } from './parts.ts'
import { refusedSaid, told, type Action, type Done, type Page, type Values, type Visitor } from './visitor.ts'

const value = (form: Values, name: string): string => form[name] ?? ''

const formOf = ({ jurisdiction: { prefix, sampleNumber } }: Visitor) => ({ prefix, sampleMobile: sampleNumber })

/** The number as people write it. */
const typedNumber = (visitor: Visitor, form: Values): string => localNumber(value(form, 'mobile'), formOf(visitor))

function numberField(visitor: Visitor): Markup {
  const { texts, jurisdiction, said } = visitor
  const hint = filled(texts.register.mobileHint, { prefix: jurisdiction.prefix })
  const look = { type: 'tel', mode: 'numeric', complete: 'tel-national', most: 20 } as const
  return field({ ...look, name: 'mobile', label: texts.login.mobile, value: said.typed?.['mobile'], hint })
}

const secret = (name: string, label: string, complete: 'current-password' | 'new-password', hint?: string): Markup =>
  field({ name, label, type: 'password', complete, most: 128, ...(hint === undefined ? {} : { hint }) })

const codeField = (label: string): Markup =>
  field({ name: 'code', label, mode: 'numeric', complete: 'one-time-code', most: 8 })

/** The second step asks for the password once more: it is kept nowhere in between. */
export const loginPage: Page = (visitor) => {
  const { texts, words, said } = visitor
  const kind = said.typed?.['kind']
  const fields = [numberField(visitor), secret('password', texts.login.password, 'current-password')]
  const step = html`<p>${kind === 'sms' ? texts.loginCode.smsText : texts.login.codeText} ${words.codeAgain}</p>
    ${codeField(texts.login.code)}`
  return {
    title: kind ? texts.login.codeTitle : texts.login.title,
    main: html`${form(visitor, {
      action: 'login',
      fields: kind ? [...fields, step] : fields,
      hidden: { ...(kind ? { kind } : {}), ...(visitor.values['to'] ? { to: visitor.values['to'] } : {}) },
      button: kind ? texts.login.codeSubmit : texts.login.submit,
    })}
    ${link('register', texts.login.register)}${link('recover', texts.login.forgot)}`,
  }
}

/** Both halves of the session, out of what the call gave the browser; kept on the server. */
function enteredBy(data: Partial<StoredUser>, cookies: readonly string[]): Pick<Done, 'session' | 'cookies'> {
  const isHalf = (cookie: string): boolean => /^(?:__Host-)?uwanja_session=/.test(cookie)
  const half = /=([^;]*)/.exec(cookies.find(isHalf) ?? '')?.[1] ?? ''
  return { session: { token: data.token ?? '', half }, cookies: cookies.filter((cookie) => !isHalf(cookie)) }
}

/** Pages that a login may lead on to. */
const WANTED = /^(?:deposit|withdraw|history|jackpot|inbox|limits)$/

async function enter(visitor: Visitor, typed: Values, next: Done): Promise<Done> {
  const { prefix } = visitor.jurisdiction
  const [kind, code] = [value(typed, 'kind'), digitsOf(value(typed, 'code'))]
  const mobile = typedNumber(visitor, typed)
  const answer = await visitor.ask(security.login, {
    userName: userNameOf(mobile, prefix),
    password: value(typed, 'password'),
    google2faPin: kind === 'sms' ? '' : code,
    mobileValidationCode: kind === 'sms' ? code : '',
    IsMobile: visitor.isMobile,
  })
  if (answer.ok) return { ...next, ...enteredBy(answer.data, answer.cookies) }
  const { status, data, cookies } = answer
  if (status === 'PASSWORD_CHANGE_REQUIRED')
    return { to: 'password', ...enteredBy((data ?? {}) as Partial<StoredUser>, cookies) }
  if (status === 'PASSWORD_RESET_REQUIRED') return { to: 'recover', said: refusedSaid(answer, { mobile }) }
  if (status !== 'TWO_FACTOR_REQUIRED')
    return { to: 'login', said: refusedSaid(answer, { mobile, ...(kind ? { kind } : {}) }) }
  const { secondFactor = 'authenticator' } = (data ?? {}) as Partial<SecondFactorAsked>
  return { to: 'login', said: { typed: { mobile, kind: secondFactor } } }
}

export const login: Action = (visitor, typed) =>
  enter(visitor, typed, { to: WANTED.test(value(typed, 'to')) ? value(typed, 'to') : '' })

export const registerPage: Page = (visitor) => {
  const { texts } = visitor
  return {
    title: texts.register.title,
    main: html`${form(visitor, {
      action: 'register',
      fields: [
        numberField(visitor),
        secret('password', texts.register.password, 'new-password', texts.register.passwordHint),
        secret('confirmPassword', texts.register.confirmPassword, 'new-password'),
        tick('terms', escapedLinks(texts.register.terms, { link: '/Terms', privacy: '/PrivacyPolicy' })),
      ],
      button: texts.register.submit,
    })}
    ${link('login', texts.register.login)}`,
  }
}

/** The account, and the login with what was just typed: nobody types it twice. Then the number is proven. */
export const register: Action = async (visitor, typed) => {
  const mobile = typedNumber(visitor, typed)
  const isAgreed = value(typed, 'terms') === '1'
  const answer = await visitor.ask(security.register, {
    username: mobile,
    mobileNumber: mobile,
    areaCode: visitor.jurisdiction.prefix,
    password: value(typed, 'password'),
    confirmPassword: value(typed, 'confirmPassword'),
    email: '',
    countryId: 0,
    currencyId: 0,
    referrerCode: visitor.campaign.refcode,
    subscription: false,
    urlReferrer: '',
    creator: '',
    smsCode: '',
    agreeAll: isAgreed ? 1 : 0,
    smsVerificationKey: '',
  })
  if (!answer.ok) return { to: 'register', said: refusedSaid(answer, { mobile }) }
  return enter(visitor, { ...typed, mobile }, { to: 'number', said: { good: 'start' } })
}

export const logout: Action = async (visitor) => {
  await visitor.ask(security.logOff, {})
  return { to: '', session: 'over', said: { good: 'loggedOut' } }
}

/** The code's key travels with the answer to the page: it opens nothing without the code. */
export const numberPage: Page = async (visitor) => {
  const { texts, said } = visitor
  const key = said.typed?.['key']
  const { userName: number } = await told(visitor, user.personalInformation, {})
  const asks = html`<p>${filled(texts.numberProof.text, { number })}</p>
    ${form(visitor, { action: 'number-code', button: texts.numberProof.sendCode })}`
  const types = html`<p>${filled(texts.recovery.codeText, { number })}</p>
    ${form(visitor, {
      action: 'number',
      fields: codeField(texts.recovery.code),
      hidden: { key: key ?? '' },
      button: texts.numberProof.confirm,
    })}
    ${form(visitor, { action: 'number-code', button: texts.recovery.resend, look: 'plain' })}`
  return { title: texts.numberProof.title, main: html`${key ? types : asks}${link('deposit', texts.shell.deposit)}` }
}

export const sendNumberCode: Action = async ({ ask }) => {
  const answer = await ask(security.sendNumberCode, {})
  if (answer.ok) return { to: 'number', said: { typed: { key: answer.data.smsVerificationKey } } }
  if (answer.status === 'NO_LONGER_OPEN') return { to: 'withdraw', said: { good: 'proven' } }
  return { to: 'number', said: refusedSaid(answer) }
}

export const proveNumber: Action = async ({ ask }, typed) => {
  const key = value(typed, 'key')
  const answer = await ask(security.proveNumber, { smsCode: digitsOf(value(typed, 'code')), smsVerificationKey: key })
  return answer.ok ? { to: '', said: { good: 'proven' } } : { to: 'number', said: refusedSaid(answer, { key }) }
}

export const recoverPage: Page = (visitor) => {
  const { texts, said } = visitor
  const { key, mobile = '', birth } = said.typed ?? {}
  const asks = html`<p>${texts.recovery.numberText}</p>
    ${form(visitor, { action: 'recover-code', fields: numberField(visitor), button: texts.numberProof.sendCode })}`
  const types = form(visitor, {
    action: 'recover',
    fields: [
      codeField(texts.recovery.code),
      secret('password', texts.recovery.newPassword, 'new-password', texts.register.passwordHint),
      secret('confirmPassword', texts.recovery.confirmPassword, 'new-password'),
      ...(birth ? birthFields(visitor) : []),
    ],
    hidden: { key: key ?? '', mobile },
    button: texts.recovery.submit,
  })
  return { title: texts.recovery.title, main: key ? types : asks }
}

export const sendRecoveryCode: Action = async (visitor, typed) => {
  const mobile = typedNumber(visitor, typed)
  const answer = await visitor.ask(security.sendSmsCode, { userName: userNameOf(mobile, visitor.jurisdiction.prefix) })
  if (!answer.ok) return { to: 'recover', said: refusedSaid(answer, { mobile }) }
  return { to: 'recover', said: { typed: { mobile, key: answer.data.smsVerificationKey } } }
}

export const recover: Action = async (visitor, typed) => {
  const [key, mobile] = [value(typed, 'key'), value(typed, 'mobile')]
  const answer = await visitor.ask(security.passwordRecovery, {
    birthDate: birthOf(typed),
    newPassword: value(typed, 'password'),
    newPasswordConfirm: value(typed, 'confirmPassword'),
    smsCode: digitsOf(value(typed, 'code')),
    smsVerificationKey: key,
    userName: userNameOf(mobile, visitor.jurisdiction.prefix),
  })
  if (answer.ok) return { to: 'login', said: { good: 'recovered', typed: { mobile } } }
  const birth = answer.status.startsWith('BIRTH_DATE') ? { birth: '1' } : {}
  return { to: 'recover', said: refusedSaid(answer, { key, mobile, ...birth }) }
}

export const passwordPage: Page = (visitor) => {
  const { texts, words, said } = visitor
  return {
    title: texts.changePassword.title,
    main: html`${said.refused ? '' : note(words.password)}
    ${form(visitor, {
      action: 'password',
      fields: [
        secret('oldPassword', texts.changePassword.oldPassword, 'current-password'),
        secret('newPassword', texts.changePassword.newPassword, 'new-password', texts.register.passwordHint),
        secret('confirmPassword', texts.changePassword.confirmPassword, 'new-password'),
      ],
      button: texts.changePassword.submit,
    })}`,
  }
}

export const changePassword: Action = async ({ ask }, typed) => {
  const [oldPassword, newPassword] = [value(typed, 'oldPassword'), value(typed, 'newPassword')]
  const confirmPassword = value(typed, 'confirmPassword')
  const answer = await ask(security.changePassword, { oldPassword, newPassword, confirmPassword })
  return answer.ok ? { to: '', said: { good: 'password' } } : { to: 'password', said: refusedSaid(answer) }
}
