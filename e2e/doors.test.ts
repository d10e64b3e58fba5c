/** The doors: who gets in or opens an account, what the browser keeps of it, and what puts a player out. */
import { CONSTANTS, STORAGE, type Language } from '@uwanja/contract/wire/constants'
import { security } from '@uwanja/contract/site/security'
import { user } from '@uwanja/contract/site/user'
import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { button, expectAlert, expectFieldError, fieldOf, FOLLOWS, logIn, sendLogin, storedUser } from './acts.ts'
import { useBrowser } from './browser.ts'
import { newAccount, type Account } from './site-client.ts'
import { useStack } from './stack.ts'
import { WORDS } from './words.ts'

const stack = useStack()
const visit = useBrowser(stack)

const anAccount = () => stack().calls.register()

/** Answers a call in the server's place, as a server of the specification may. */
async function answerWith(page: Page, path: string, statusCode: number, status: string, data: unknown = null) {
  await page.route(`**${path}*`, (route) => route.fulfill({ json: { statusCode, status, data } }))
}

/**
 * Waits for the answers of so many balance polls since this was called: moving the page's clock on also ends the patience
 * with a poll that is under way, so each must have its answer first.
 */
function countPolls(page: Page): (most: number) => Promise<void> {
  let answered = 0
  const isPoll = (request: Request) => request.url().includes(user.getBalance.path)
  page.on('requestfinished', (request) => void (answered += isPoll(request) ? 1 : 0))
  return async (most) => {
    await expect.poll(() => answered, FOLLOWS).toBeGreaterThanOrEqual(most)
    // One more round trip: what was answered before it has been read by the page.
    await page.evaluate(`fetch('/health').then(() => true)`)
  }
}

/** Would show, and run, where a text is taken for HTML. */
const MARKUP = '<b>Ask</b> <img src=x onerror="window.ran = true">'

const now = () => Math.floor(Date.now() / 1_000)
const DAY_S = 86_400

describe('login', () => {
  test.each(['en', 'sw', 'zh'] as const)('A10 K06 S19 refusals are told in %s', async (language: Language) => {
    const words = WORDS[language]
    const { page } = await visit({ language })
    await page.goto('/login')
    await button(page.getByRole('main'), words.logIn).click()
    await expectAlert(page, words.fillAll)
    await sendLogin(page, newAccount().national, 'si-nenosiri-langu', language)
    await expectAlert(page, words.wrongPassword)
    // A status of a server that says something else.
    await answerWith(page, security.login.path, 7999, 'A_NEW_STATUS')
    await sendLogin(page, newAccount().national, 'si-nenosiri-langu', language)
    await expectAlert(page, words.general)
    expect(await storedUser(page)).toBeNull()
  })

  test('A05 S08 the fixed prefix, the ways to the recovery and to an account, Enter, and a link that loads its page anew', async () => {
    const { page } = await visit()
    await page.goto('/login')
    const main = page.getByRole('main')
    await main.getByText('+234 (0)', { exact: true }).waitFor()
    expect(await main.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/Register')
    // A name of 0803… is the same number: the prefix shows its (0).
    await fieldOf(main, WORDS.en.mobile).fill(`0${newAccount().national}`)
    await fieldOf(main, WORDS.en.password).fill('not-my-password')
    const asked = page.waitForRequest((request) => request.url().includes(security.login.path))
    await fieldOf(main, WORDS.en.password).press('Enter')
    expect((await asked).postDataJSON()).toMatchObject({ userName: expect.stringMatching(/^234\d{10}$/) as string })
    await expectAlert(page, WORDS.en.wrongPassword)
    await button(main, 'Forgot password?').click()
    await page.getByRole('dialog', { name: 'Set a new password' }).waitFor()
    await page.keyboard.press('Escape')

    await page.evaluate('void (window.sameDocument = true)')
    const loaded = page.waitForEvent('load')
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await loaded
    expect(await page.evaluate('window.sameDocument')).toBeUndefined()
  })

  test('A07 code 7008 asks for the 2-step code and sends the login again with it', async () => {
    const { page } = await visit()
    await page.goto('/login')
    await answerWith(page, security.login.path, 7008, 'TWO_FACTOR_REQUIRED')
    await sendLogin(page, '8035500117', 'a-long-password')
    const dialog = page.getByRole('dialog', { name: '2-step verification' })
    await fieldOf(dialog, 'Code').fill('123456')
    const again = page.waitForRequest((request) => request.url().includes(security.login.path))
    await button(dialog, 'Confirm').click()
    const sent: unknown = (await again).postDataJSON()
    expect(sent).toMatchObject({ userName: '2348035500117', password: 'a-long-password', google2faPin: '123456' })
  })

  test('A08 code 7015 opens the recovery after two seconds', async () => {
    const { page } = await visit()
    await page.clock.install()
    await page.goto('/login')
    await answerWith(page, security.login.path, 7015, 'MOBILE_NUMBER_DOES_NOT_EXIST')
    await sendLogin(page, '8035500117', 'a-long-password')
    await expectAlert(page, 'No account has this mobile number.')
    await answerWith(page, security.login.path, 7015, 'A_NEW_STATUS')
    await sendLogin(page, '8035500117', 'a-long-password')
    await expectAlert(page, 'You need to set a new password before you can log in.')
    await page.clock.fastForward(CONSTANTS.recoveryAfter7015Ms)
    await page.getByRole('dialog', { name: 'Set a new password' }).waitFor()
  })

  test('S04 account pages send a visitor to /login, in any letter case', async () => {
    const { page } = await visit()
    for (const path of ['/deposit', '/withdraw', '/TransactionHistory', '/transactionhistory', '/Deposit/']) {
      await page.goto(path)
      await page.waitForURL('**/login')
      await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
    }
  })
})

describe('the session', () => {
  test('A01 A21 cookie and local storage hold what the specification says, and no secret', async () => {
    const account = await anAccount()
    const { page, context } = await visit()
    await logIn(page, account)
    const stored = (await storedUser(page))!
    expect(stored).toEqual({
      token: expect.any(String) as string,
      user: { userName: account.msisdn, currency: 'NGN', rankId: expect.any(Number) as number },
      balanceInfo: { totalBalance: '0.00' },
    })
    const cookies = await context.cookies(stack().site)
    const cookie = cookies.find(({ name }) => name === STORAGE.userCookie)!
    expect(JSON.parse(decodeURIComponent(cookie.value))).toEqual(stored)
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false })
    expect(Math.abs(cookie.expires - now() - CONSTANTS.userCookieDays * DAY_S)).toBeLessThan(120)

    // The other half of the session, and what the device is known by, are out of reach of every script.
    const others = cookies.filter(({ name }) => name !== STORAGE.userCookie && name !== STORAGE.language)
    expect(others.map(({ name }) => name).sort()).toEqual(['uwanja_device', 'uwanja_session'])
    for (const { httpOnly, sameSite } of others) expect([httpOnly, sameSite]).toEqual([true, 'Strict'])
    const half = others.filter(({ name }) => name === 'uwanja_session')
    expect(half[0]!.value).not.toBe(stored.token)
    const kept = await page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')
    expect(kept).not.toContain(account.password)
    expect(kept).not.toContain(half[0]!.value)
    const keys = await page.evaluate<string[]>('Object.keys(localStorage)')
    expect(keys.filter((key) => ![STORAGE.userCookie, STORAGE.language, 'appTheme'].includes(key))).toEqual([])
  })

  test('A03 a good poll keeps the cookie for two more days', async () => {
    const { page, context } = await visit()
    const untilAnswered = countPolls(page)
    await page.clock.install()
    await logIn(page, await anAccount())
    await untilAnswered(1)
    const read = async () => (await context.cookies(stack().site)).find(({ name }) => name === STORAGE.userCookie)!
    await context.addCookies([{ ...(await read()), expires: now() + 600 }])
    await page.clock.fastForward(CONSTANTS.balancePollMs)
    await expect.poll(async () => (await read()).expires - now(), FOLLOWS).toBeGreaterThan(2 * DAY_S - 120)
  })

  test('A03 three failed polls log out, whatever fails, and a good one between them forgives nothing', async () => {
    const { page, context, watch } = await visit()
    watch.expectTrouble(/Failed to load resource|GetBalance failed/)
    const untilAnswered = countPolls(page)
    await page.clock.install()
    await logIn(page, await anAccount())
    await untilAnswered(1)
    // From here on the page's time passes by our word alone; on the way there a poll is due.
    await page.clock.pauseAt(Date.now() + 60_000)
    await untilAnswered(2)
    const testOutcome: ('refused' | 'good' | 'broken' | 'lost')[] = ['refused', 'good', 'broken', 'lost']
    // The third failure waits until the test has seen that two of them put nobody out.
    let letGo: () => void = () => undefined
    const seen = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(`**${user.getBalance.path}`, async (route) => {
      const next = testOutcome.shift()
      if (next === 'refused') return route.fulfill({ json: { statusCode: 500, status: 'GENERAL_ERROR', data: null } })
      if (next === 'broken') return route.fulfill({ status: 502, body: 'Bad gateway' })
      if (next !== 'lost') return route.continue()
      await seen
      return route.abort()
    })
    for (const left of [3, 2, 1]) {
      await page.clock.fastForward(CONSTANTS.balancePollMs)
      await untilAnswered(6 - left)
    }
    await page.clock.fastForward(CONSTANTS.balancePollMs)
    await expect.poll(() => testOutcome, FOLLOWS).toEqual([])
    expect(await storedUser(page)).not.toBeNull()
    letGo()
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await storedUser(page)).toBeNull()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain(STORAGE.userCookie)
  })

  test('S19 the chosen language is kept and every page speaks it', async () => {
    const { page } = await visit()
    await page.goto('/login')
    const choose = async (language: Language, was: Language) => {
      await page.getByRole('banner').getByLabel(WORDS[was].language).selectOption(language)
      await page.getByRole('heading', { level: 1, name: WORDS[language].logIn, exact: true }).waitFor()
      expect(await page.evaluate<string>('document.documentElement.lang')).toBe(language)
      expect(await page.evaluate<string>(`localStorage.getItem('${STORAGE.language}')`)).toBe(language)
    }
    await choose('sw', 'en')
    await choose('zh', 'sw')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: WORDS.zh.logIn, exact: true }).waitFor()
    await expect.poll(() => page.title(), FOLLOWS).toMatch(/^登录/)
    await choose('en', 'zh')
  })
})

const ANOTHER_PASSWORD =
  'This password cannot be used. Choose another with at least 6 characters that is not your number.'
const NUMBERS_ONLY = 'Please enter numbers only.'
const NO_MATCH = 'The passwords do not match.'
const TERMS = 'Please accept the terms and conditions.'
const LEADING_ZERO = 'The mobile number entered is invalid. try again or contact support.'

async function fill(page: Page, { national, password }: Pick<Account, 'national' | 'password'>): Promise<void> {
  await fieldOf(page, 'Mobile number').fill(national)
  await fieldOf(page, 'Password').fill(password)
  await fieldOf(page, 'Repeat the password').fill(password)
  await page.getByRole('checkbox').check()
}

describe('registration', () => {
  test('A13 A14 the form refuses in its order: filled, match, terms, no leading 0', async () => {
    const { page } = await visit()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/Register')
    const finish = button(page, 'Finish')
    const [number, password] = [fieldOf(page, 'Mobile number'), fieldOf(page, 'Password')]
    const [again, terms] = [fieldOf(page, 'Repeat the password'), page.getByRole('checkbox')]
    expect(await number.getAttribute('placeholder')).toMatch(/^\d{10}$/)
    // Everything is wrong at once; what is put right makes the next rule speak.
    await finish.click()
    await expectFieldError(number, WORDS.en.fillAll)
    await number.fill('+234 (0) 803 550 0117')
    expect(await number.inputValue()).toBe('8035500117')
    await number.fill('0803550011')
    await password.fill('a-long-password')
    await finish.click()
    await expectFieldError(again, WORDS.en.fillAll)
    await again.fill('another-password')
    await finish.click()
    await expectFieldError(again, NO_MATCH)
    await again.fill('a-long-password')
    await finish.click()
    await expectFieldError(terms, TERMS)
    await terms.check()
    await finish.click()
    await expectFieldError(number, LEADING_ZERO)
    expect(asked).not.toContain(security.register.path)
  })

  test('A15 the server refuses a number that is taken and a password that everybody has', async () => {
    const account = await anAccount()
    const { page } = await visit()
    await page.goto('/register')
    await fill(page, account)
    await button(page, 'Finish').click()
    await expectAlert(page, 'This mobile number already has an account. Log in instead.')
    await fill(page, { ...newAccount(), password: '123456' })
    await button(page, 'Finish').click()
    await expectAlert(page, ANOTHER_PASSWORD)
  })

  test('A15 A18 statuses are shown as the specification maps them, and data.message wins', async () => {
    const { page } = await visit()
    await page.goto('/register')
    await fill(page, newAccount())
    const answers = [
      { status: 'INCORRECT_PARAMETER_VALUE', data: null, shown: ANOTHER_PASSWORD },
      { status: 'THERMES_NEEDS_TO_BE_ACCEPTED', data: null, shown: TERMS },
      { status: 'VALIDATION_ERROR', data: null, shown: NUMBERS_ONLY },
      { status: 'SOMETHING_ELSE', data: null, shown: WORDS.en.general },
      { status: 'VALIDATION_ERROR', data: { message: 'message.please_fill_all_fields' }, shown: WORDS.en.fillAll },
      { status: 'VALIDATION_ERROR', data: { message: MARKUP }, shown: MARKUP },
    ]
    const bodies: unknown[] = []
    await page.route(`**${security.register.path}`, (route) => {
      bodies.push(route.request().postDataJSON())
      const { status, data } = answers[bodies.length - 1]!
      return route.fulfill({ json: { statusCode: 7999, status, data } })
    })
    for (const { shown } of answers) {
      await button(page, 'Finish').click()
      await expectAlert(page, shown)
    }
    const made = `[typeof window.ran, document.querySelectorAll('[role=alert] :is(img, b)').length]`
    expect(await page.evaluate(made)).toEqual(['undefined', 0])
    expect(Object.keys(bodies[0] as object).sort()).toEqual(Object.keys(security.register.example).sort())
  })
})
