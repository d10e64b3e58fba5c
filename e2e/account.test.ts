/** The account's safety as a player sets it: second factors, passwords, devices and another number, with a real app's codes. */
import type { Language } from '@uwanja/contract/wire/constants'
import { security } from '@uwanja/contract/site/security'
import { TOTP } from 'otpauth'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, expectAlert, fieldOf, FOLLOWS, logIn, logOutFrom, openMenu, sendLogin, storedUser } from './acts.ts'
import { useBrowser } from './browser.ts'
import { newAccount, type Account } from './site-client.ts'
import { useStack } from './stack.ts'
import { WORDS } from './words.ts'

const stack = useStack()
const visit = useBrowser(stack)
const { zh } = WORDS
const STEP_MS = 30_000

const anAccount = () => stack().calls.register()

async function enter(page: Page, account: Account, language: Language): Promise<void> {
  await page.goto('/login')
  await sendLogin(page, account.national, account.password, language)
}

async function logOut(page: Page, language: Language): Promise<void> {
  const menu = await openMenu(page, language)
  await logOutFrom(menu, language)
  await page.waitForURL((url) => url.pathname === '/')
}

/** Does what reloads the page by itself, and waits until it has. */
async function reloaded(page: Page, act: () => Promise<void>): Promise<void> {
  const load = page.waitForEvent('load')
  await act()
  await load
}

async function newestCode(msisdn: string): Promise<string> {
  const texts = (await stack().world.messages(msisdn)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])
  return texts.find((code) => code !== undefined) ?? ''
}

/** An authenticator app that was told the key by hand. */
function appOf(typedKey: string) {
  const app = new TOTP({ secret: typedKey.replace(/ /g, '') })
  const step = () => Math.floor(Date.now() / STEP_MS)
  return {
    step,
    code: (late = 0) => app.generate({ timestamp: Date.now() - late * STEP_MS }),
    /** A code that is about to end may have ended when it arrives. */
    settled: () => expect.poll(() => Date.now() % STEP_MS).toBeLessThan(STEP_MS - 12_000),
    /** Each code works once: the next one is the next step's. */
    next: (used: number) => expect.poll(step).toBeGreaterThan(used),
  }
}
const wrong = (code: string) => (code === '111111' ? '222222' : '111111')

async function submitCode(dialog: Locator, label: string, code: string, submit: string): Promise<void> {
  await fieldOf(dialog, label).fill(code)
  await button(dialog, submit).click()
}

test('U02 A07 U06 U07 U11 2-step verification on, a login with its code, devices, and off again', async () => {
  const account = await anAccount()
  // A device of before: it is revoked below, and makes the browser a new one.
  const elsewhere = await stack().calls.token(account)
  const { page, watch } = await visit({ language: 'sw' })
  const label = 'Namba ya uthibitisho'
  await enter(page, account, 'sw')
  await page.waitForURL((url) => url.pathname === '/')
  const told = async () => (await stack().world.messages(account.msisdn)).map(({ text }) => text)
  await expect.poll(told, FOLLOWS).toEqual([expect.stringMatching(/new login to your account \(Chrome/)])

  await page.goto('/security')
  await button(page, 'Washa uthibitisho wa hatua 2').click()
  const setUp = page.getByRole('dialog', { name: 'Weka uthibitisho wa hatua 2' })
  await setUp.getByRole('img', { name: 'Msimbo wa QR wa programu yako ya uthibitisho' }).waitFor()
  await expectAccessible(page, 'setting up 2-step verification')
  const key = await fieldOf(setUp, 'Ufunguo wa usalama').innerText()
  watch.guard(key)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(setUp, 'Nakili').click()
  await button(setUp, 'Imenakiliwa!').waitFor()
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(key)

  const app = appOf(key)
  await button(setUp, 'Endelea').click()
  const entry = page.getByRole('dialog', { name: 'Andika namba' })
  await submitCode(entry, label, wrong(app.code(1)), 'Wasilisha')
  await expectAlert(entry, 'Namba ya uthibitisho si sahihi.')
  await button(entry, 'Rudi').click()
  await setUp.getByRole('img').waitFor()
  await button(setUp, 'Endelea').click()
  // The code of a moment ago, so that the one of now is left for the login.
  await app.settled()
  await reloaded(page, async () => {
    await submitCode(entry, label, app.code(1), 'Wasilisha')
    await entry.getByText('Uthibitisho wa hatua 2 umewashwa.').waitFor()
  })
  await button(page, 'Zima uthibitisho wa hatua 2').waitFor()

  await logOut(page, 'sw')
  await enter(page, account, 'sw')
  const asked = page.getByRole('dialog', { name: 'Uthibitisho wa hatua 2' })
  await submitCode(asked, label, wrong(app.code()), 'Thibitisha')
  await expectAlert(asked, 'Namba ya uthibitisho si sahihi au muda wake umeisha. Jaribu tena.')
  const used = app.step()
  await submitCode(asked, label, app.code(), 'Thibitisha')
  await page.waitForURL((url) => url.pathname === '/')

  await page.goto('/security/loginhistory')
  const main = page.getByRole('main')
  // The script's, and the browser's two.
  await expect.poll(() => main.getByText('127.0.0.1').count(), FOLLOWS).toBe(3)
  await page.goto('/security/trusteddevices')
  await main.getByText('Kipya', { exact: true }).first().waitFor()
  await expect.poll(() => main.getByRole('listitem').count(), FOLLOWS).toBe(2)
  await main.getByRole('listitem').last().getByRole('button').click()
  await button(page.getByRole('dialog'), 'Ondoa').click()
  await expect.poll(() => main.getByRole('listitem').count(), FOLLOWS).toBe(1)
  expect((await stack().calls.call(security.getDevices, {}, elsewhere)).status).toBe('UNAUTHORIZED')

  await page.goto('/security')
  await button(page, 'Zima uthibitisho wa hatua 2').click()
  const off = page.getByRole('dialog', { name: 'Zima uthibitisho wa hatua 2' })
  await app.next(used)
  await reloaded(page, async () => {
    await submitCode(off, label, app.code(), 'Wasilisha')
    await off.getByText('Uthibitisho wa hatua 2 umezimwa.').waitFor()
  })
  await button(page, 'Washa uthibitisho wa hatua 2').waitFor()
})

test('U03 A07 SMS security on, and a login with the code from the phone', async () => {
  const account = await anAccount()
  const { page } = await visit({ language: 'zh' })
  await enter(page, account, 'zh')
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/security')
  await button(page, '开启短信验证').click()
  const confirm = page.getByRole('dialog', { name: '开启短信验证？' })
  await confirm.getByText(`+${account.msisdn}`).waitFor()
  await reloaded(page, async () => {
    await button(confirm, '开启').click()
    await confirm.getByText('成功', { exact: true }).waitFor()
  })
  await button(page, '关闭短信验证').waitFor()

  await logOut(page, 'zh')
  await enter(page, account, 'zh')
  const asked = page.getByRole('dialog', { name: '短信验证' })
  await asked.getByText('秒').waitFor()
  await expectAccessible(page, 'the code of an SMS')
  const code = await newestCode(account.msisdn)
  await submitCode(asked, '短信验证码', wrong(code), '确认')
  await expectAlert(asked, '验证码错误或已过期，请重试。')
  await submitCode(asked, '短信验证码', code, '确认')
  await page.waitForURL((url) => url.pathname === '/')
  expect((await storedUser(page))?.user.userName).toBe(account.msisdn)
})

test('A09 U04 code 111 keeps the user and leads to the change of the password', async () => {
  const account = await anAccount()
  const { page } = await visit({ language: 'zh' })
  // The real session under the code that an operator's demand gives it.
  await page.route(`**${security.login.path}`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...body, statusCode: 111, status: 'PASSWORD_CHANGE_REQUIRED' } })
  })
  await enter(page, account, 'zh')
  await page.waitForURL('**/security/changepassword')
  expect((await storedUser(page))?.user.userName).toBe(account.msisdn)
  const renewed = `xin-${account.password}`
  const main = page.getByRole('main')
  const change = async (old: string) => {
    for (const [label, text] of [
      ['原密码', old],
      ['新密码', renewed],
      ['再次输入新密码', renewed],
    ] as const)
      await fieldOf(main, label).fill(text)
    await button(main, '修改密码').click()
  }
  await change('not-the-old-one')
  await expectAlert(main, '原密码不正确。')
  await change(account.password)
  await main.getByText('密码已修改，其他设备均已退出登录。').waitFor()
  await logOut(page, 'zh')
  await page.unroute(`**${security.login.path}`)
  await enter(page, account, 'zh')
  await expectAlert(page, zh.wrongPassword)
  await enter(page, { ...account, password: renewed }, 'zh')
  await page.waitForURL((url) => url.pathname === '/')
})

test('U10 U16 the mail about log-ins has an address; the account is given another number, and the old one hears of it', async () => {
  const [account, next] = [await anAccount(), newAccount()]
  const { page } = await visit()
  await logIn(page, account)
  await page.goto('/security')
  await button(page, 'Change my number').waitFor()
  await page.getByLabel('E-mail me when someone logs in to my account').check()
  await fieldOf(page, 'Your e-mail address').fill('asha@example.com')
  await button(page, 'Save the address').click()
  await page.getByText('Saved. We write there when someone logs in.').waitFor()
  await expectAccessible(page, 'the account page')
  await button(page, 'Change my number').click()
  const dialog = page.getByRole('dialog', { name: 'Change your number' })
  const start = async (password: string) => {
    await fieldOf(dialog, 'New mobile number').fill(`0${next.national}`)
    await fieldOf(dialog, 'Your password').fill(password)
    await button(dialog, 'Next').click()
  }
  await start('not-my-password')
  await expectAlert(dialog, 'The password is not correct.')
  await start(account.password)
  await dialog.getByText(`+${next.msisdn}`).waitFor()
  await expectAccessible(page, 'the code for another number')
  const code = await newestCode(next.msisdn)
  await submitCode(dialog, 'SMS code', wrong(code), 'Submit')
  await expectAlert(dialog, 'The code is wrong or too old. Please try again.')
  await reloaded(page, async () => {
    await submitCode(dialog, 'SMS code', code, 'Submit')
    await dialog.getByText(`you log in with +${next.msisdn}`).waitFor()
  })
  await page.getByText(next.msisdn, { exact: true }).waitFor()
  expect((await storedUser(page))?.user.userName).toBe(next.msisdn)
  const heard = (await stack().world.messages(account.msisdn)).map(({ text }) => text)
  expect(heard).toEqual([
    expect.stringContaining('another mobile number'),
    expect.stringContaining('the e-mail address of your account was changed'),
  ])
  await logOut(page, 'en')
  await logIn(page, { ...next, password: account.password })
})
