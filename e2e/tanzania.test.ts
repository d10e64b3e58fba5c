/** The methods of the Tanzanian jurisdiction on a phone: the networks' own menus, a Selcom agent, Selcom's card page, its channels. */
import type { Language } from '@uwanja/contract/wire/constants'
import { user } from '@uwanja/contract/site/user'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, expectBalance, fieldOf, FOLLOWS, isFirstField, sendLogin } from './acts.ts'
import { useBrowser } from './browser.ts'
import type { Account } from './site-client.ts'
import { useStack } from './stack.ts'

const stack = useStack({ env: { JURISDICTION: 'TZ', DEMO: '0', WITHDRAW_HOLD_S: '1', WITHDRAW_DOUBT_S: '0' } })
const visit = useBrowser(stack)

const anAccount = (national: string): Account => ({
  national,
  msisdn: `255${national}`,
  password: `gizani-${national}-taa`,
})
const JUMA = anAccount('712345601')
const MEI = anAccount('712345602')

const CARD = { number: '4751763236699647', cvv: '470', month: '09', year: '35' }

const CHANNELS = ['VMCASHIN', 'AMCASHIN', 'TPCASHIN', 'EZCASHIN', 'SPCASHIN', 'HPCASHIN', 'TTCASHIN']

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

async function open(page: Page, name: string): Promise<Locator> {
  const heading = page.getByRole('main').getByRole('button', { name, exact: true })
  if ((await heading.getAttribute('aria-expanded')) !== 'true') await heading.click()
  return card(page, name)
}

/** Dials and answers each question of the menu, as the steps on the site say. */
async function dial(phone: Page, code: string, typed: readonly string[]): Promise<void> {
  const menu = phone.getByRole('region', { name: 'Piga namba ya USSD' }).getByRole('status')
  const answered = (before: string) => expect.poll(() => menu.innerText(), FOLLOWS).not.toBe(before)
  let shown = await menu.innerText()
  await fieldOf(phone, 'Namba ya USSD').fill(code)
  await button(phone, 'Piga').click()
  for (const one of typed) {
    await answered(shown)
    shown = await menu.innerText()
    await fieldOf(phone, 'Jibu lako').fill(one)
    await button(phone.getByRole('region', { name: 'Piga namba ya USSD' }), 'Tuma').click()
  }
  await phone.getByText(/^Umelipa\. Kumbukumbu /).waitFor()
}

const NETWORKS = [
  { name: 'M-Pesa', code: '*150*00#', pay: '4', amount: '1000' },
  { name: 'Mix by Yas', code: '*150*01#', pay: '4', amount: '2000' },
  { name: 'Airtel Money', code: '*150*60#', pay: '5', amount: '3000' },
  { name: 'Halopesa', code: '*150*88#', pay: '4', amount: '4000' },
] as const

async function logInAs(page: Page, account: Account, language: Language): Promise<void> {
  await page.goto('/login')
  await sendLogin(page, account.national, account.password, language)
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** What reached the phone of the person who withdrew. */
const received = async (msisdn: string) =>
  (await stack().world.wallet(msisdn)).movements.filter(({ kind }) => kind === 'in').map(({ amount }) => amount)

async function arrives(msisdn: string, amounts: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      await stack().world.shiftClock(5)
      return received(msisdn)
    }, FOLLOWS)
    .toEqual(amounts)
}

/** Registered, and known by name: the withdraw page asks nobody twice. */
async function known(account: Account, firstName: string, lastName: string): Promise<string> {
  await stack().calls.register(account)
  const token = await stack().calls.token(account)
  const details = { firstName, lastName, dateOfBirth: '1990-4-3' }
  expect((await stack().calls.call(user.saveUserPersonalDetails, details, token)).statusCode).toBe(0)
  return token
}

test('R105 R106 who has chosen no language is met in Swahili from the first word, until they choose', async () => {
  const { page, context } = await visit()
  // Runs when the HTML is there and no script of the site has run.
  await context.addInitScript(`document.addEventListener('readystatechange', () => {
    const root = document.getElementById('root')
    if (document.readyState !== 'interactive' || !root) return
    window.seenEarly = getComputedStyle(root).visibility === 'hidden' ? '' : root.innerText
    if (root.firstElementChild) root.firstElementChild.fromServer = true
  })`)
  await page.goto('/register')
  const heading = page.getByRole('heading', { level: 1, name: 'Fungua akaunti' })
  await heading.waitFor()
  await expect.poll(() => page.evaluate('!document.documentElement.dataset.shell'), FOLLOWS).toBe(true)
  expect(await page.evaluate('window.seenEarly')).toContain('Fungua akaunti')
  expect(await page.evaluate(`document.querySelector('#root > *').fromServer`)).toBe(true)
  expect(await page.evaluate('[document.documentElement.lang, localStorage.appLanguage ?? null]')).toEqual(['sw', null])
  const ofLanguage = (one: string) => page.locator(`link[hreflang="${one}"]`).getAttribute('href')
  expect([await ofLanguage('sw'), await ofLanguage('en')]).toEqual([
    `${stack().site}/register`,
    `${stack().site}/register?lang=en`,
  ])
  await page.goto('/lite')
  expect(await page.evaluate('document.documentElement.lang')).toBe('sw')
  await page.goto('/register')
  await page.getByLabel('Lugha').first().selectOption('en')
  await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor()
  expect(await page.evaluate('document.documentElement.lang')).toBe('en')
})

test('D08 D12 W04 W08 money from the menus of four networks, and out through a channel, in Swahili', async () => {
  const token = await known(JUMA, 'Juma', 'Hassan')
  const { page, context } = await visit({ language: 'sw' })
  await logInAs(page, JUMA, 'sw')
  await page.goto('/deposit')
  const phone = await context.newPage()
  await phone.goto(`${stack().sandboxSite}/phone/${JUMA.msisdn}?lang=sw`)
  for (const { name, code, pay, amount } of NETWORKS) {
    const steps = await open(page, name)
    await steps.getByText(`Piga ${code} kwenye simu yako.`).waitFor()
    await steps.getByText('Andika namba ya kampuni 335757.').waitFor()
    await steps.getByText(`Andika jina lako la mtumiaji kama kumbukumbu namba: ${JUMA.msisdn}.`).waitFor()
    await dial(phone, code, [pay, '1', '335757', JUMA.msisdn, amount, '1234'])
  }
  await expectBalance(page, '10,000.00')
  const rows = await stack().calls.history(token)
  expect(rows.map(({ amount, customerNote }) => [amount, customerNote])).toEqual([
    [4000, 'FastHubHaloPesaDeposit'],
    [3000, 'FastHubAirtelDeposit'],
    [2000, 'FastHubTigoPesaDeposit'],
    [1000, 'FastHubMPesaDeposit'],
  ])

  await page.goto('/withdraw')
  const channels = await open(page, 'Toa kwa njia zaidi (TTCL, ZANTEL n.k.)')
  await button(channels, 'Tuma').click()
  await channels.getByText('Weka kiasi', { exact: true }).waitFor()
  await channels.getByText('Chagua njia ya kupokea', { exact: true }).waitFor()
  const channel = fieldOf(channels, 'Njia')
  const options = await channel.getByRole('option').all()
  expect(await Promise.all(options.map((one) => one.getAttribute('value')))).toEqual(['', ...CHANNELS])
  await channel.selectOption('TTCASHIN')
  await fieldOf(channels, 'Kiasi').fill('2500')
  await button(channels, 'Tuma').click()
  await channels.getByText('Imefanikiwa', { exact: true }).waitFor()
  await expectBalance(page, '7,500.00')
  await arrives(JUMA.msisdn, ['2500.00'])
})

/** Cash that an agent takes: asks whose account it is first, as they should. */
async function atAgent(agent: Page, account: string, amount: string): Promise<void> {
  await agent.goto(`${stack().sandboxSite}/agents?lang=zh`)
  await fieldOf(agent, '付款编号').fill(account)
  await button(agent, '这是谁的账户？').click()
  await agent.getByText(/^账户属于 /).waitFor()
  await fieldOf(agent, '顾客的手机').fill(account)
  await fieldOf(agent, '金额').fill(amount)
  await button(agent, '收下现金').click()
  await agent.getByText(/^已支付。编号 /).waitFor()
}

const HOLDER = {
  名: 'Mei',
  姓: 'Lin',
  电子邮箱: 'mei@example.com',
  地址: 'Samora Avenue 5',
  城市: 'Dar es Salaam',
  地区: 'Dar es Salaam',
  邮政编码: '11101',
}

/** Selcom's page speaks the language of the browser, as a company elsewhere would. */
async function byCard(page: Page): Promise<void> {
  const form = await open(page, '银行卡（Selcom）')
  expect(await isFirstField(fieldOf(form, '金额'))).toBe(true)
  await fieldOf(form, '金额').fill('5000')
  await button(form, '提交').click()
  await form.getByText('请填写所有项目。').waitFor()
  for (const [label, value] of Object.entries(HOLDER)) await fieldOf(form, label).fill(value)
  for (const [label, value] of [
    ['国家', 'TZ'],
    ['手机号', MEI.national],
  ] as const) {
    expect(await fieldOf(form, label).inputValue()).toBe(value)
    expect(await fieldOf(form, label).isEditable()).toBe(false)
  }
  await button(form, '提交').click()
  await page.waitForURL(`${stack().sandboxSite}/selcom/**`)
  await expectNothingKept(page)
  await fieldOf(page, 'Card number').fill(CARD.number)
  await fieldOf(page, 'Month (MM)').fill(CARD.month)
  await fieldOf(page, 'Year (YY)').fill(CARD.year)
  await fieldOf(page, 'CVV').fill(CARD.cvv)
  await button(page, 'Pay now').click()
  await page.waitForURL(`${stack().site}/deposit?*`)
  await card(page, '银行卡（Selcom）').getByText('5,000.00 TZS 已进入您的余额。').waitFor()
}

/** No card in what the browser keeps of the site that is open. */
async function expectNothingKept(page: Page): Promise<void> {
  const kept = await page.evaluate<string>(
    'JSON.stringify([localStorage, sessionStorage, document.cookie, location.href])',
  )
  for (const secret of [CARD.number, `"${CARD.cvv}"`]) expect(kept).not.toContain(secret)
}

/** Who paid in cash and by card proves the number by a code, on the page where it is missing. */
async function prove(page: Page, form: Locator): Promise<void> {
  await form.getByText(/^您的号码尚未验证/).waitFor()
  await button(form, '验证我的号码').click()
  const dialog = page.getByRole('dialog', { name: '验证您的号码' })
  await button(dialog, '发送验证码').click()
  const code = fieldOf(dialog, '短信验证码')
  await code.waitFor()
  const [newest] = await stack().world.messages(MEI.msisdn)
  await code.fill(/\d{6}/.exec(newest?.text ?? '')?.[0] ?? '')
  await button(dialog, '确认').click()
  await dialog.getByText('号码已验证，现在可以提现。').waitFor()
  await dialog.getByRole('button', { name: '关闭' }).last().click()
}

test('D09 D10 D12 W03 W11 cash at an agent, a card at Selcom’s page, and out to a number that a code has proven, in Chinese', async () => {
  await known(MEI, 'Mei', 'Lin')
  const { page, context } = await visit({ language: 'zh' })
  const ours: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(stack().site)) ours.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  await logInAs(page, MEI, 'zh')
  await page.goto('/deposit')
  const steps = await open(page, 'Selcom 代理点')
  await steps.getByText(`付款编号报您的用户名：${MEI.msisdn}。`).waitFor()
  await atAgent(await context.newPage(), MEI.msisdn, '2000')
  await byCard(page)
  await expectNothingKept(page)
  expect(ours.filter((said) => said.includes(CARD.number))).toEqual([])
  await expectBalance(page, '7,000.00')

  await page.goto('/withdraw')
  const form = await open(page, '提现到我的手机号')
  const send = async () => {
    await fieldOf(form, '金额').fill('3000')
    await button(form, '提交').click()
  }
  await send()
  await prove(page, form)
  await send()
  await expectBalance(page, '4,000.00')
  await arrives(MEI.msisdn, ['3000.00'])
})
