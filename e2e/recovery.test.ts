/** A forgotten password, in Swahili, with the SMS that arrives on the sandbox phone. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { security } from '@uwanja/contract/site/security'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, expectAlert, fieldOf, FOLLOWS, sendLogin } from './acts.ts'
import { useBrowser } from './browser.ts'
import { newAccount } from './site-client.ts'
import { useStack, type Stack } from './stack.ts'
import { WORDS } from './words.ts'

const stack = useStack()
const visit = useBrowser(stack)
const { sw } = WORDS

async function openRecovery(page: Page): Promise<Locator> {
  await page.goto('/login')
  await button(page, 'Umesahau nenosiri?').click()
  const dialog = page.getByRole('dialog', { name: 'Weka nenosiri jipya' })
  await dialog.getByText('Hatua ya 1 kati ya 3').waitFor()
  return dialog
}

async function codeOnPhone({ world }: Stack, msisdn: string): Promise<string> {
  const texts = (await world.messages(msisdn)).map(({ text }) => text)
  expect(texts).toHaveLength(1)
  return /\b\d{6}\b/.exec(texts[0]!)![0]
}

/** Seconds that a countdown shows, as mm:ss or as whole seconds. */
function secondsIn(text: string): number {
  const clock = /(\d+):(\d\d)/.exec(text)
  return clock ? Number(clock[1]) * 60 + Number(clock[2]) : Number(/\d+/.exec(text)![0])
}

async function fillCode(dialog: Locator, code: string): Promise<void> {
  await fieldOf(dialog, 'Namba ya SMS').fill(code)
  await button(dialog, 'Endelea').click()
}

async function fillPasswords(dialog: Locator, first: string, second: string): Promise<void> {
  await fieldOf(dialog, 'Nenosiri jipya').fill(first)
  await fieldOf(dialog, 'Rudia nenosiri jipya').fill(second)
  await button(dialog, 'Wasilisha').click()
}

test('A11 A12 A20 A21 a password is recovered with the code of the SMS', async () => {
  const account = newAccount()
  await stack().calls.register(account)
  const { page, watch } = await visit({ language: 'sw' })
  const dialog = await openRecovery(page)

  await button(dialog, 'Endelea').click()
  await dialog.getByText('Tafadhali jaza sehemu hii.').waitFor()
  await fieldOf(dialog, sw.mobile).fill('8039999997')
  await button(dialog, 'Endelea').click()
  await expectAlert(dialog, 'Hakuna akaunti yenye namba hii ya simu.')

  // One leading 0 is stripped and the prefix added: what travels is the user name.
  const asked = page.waitForRequest((request) => request.url().includes(security.sendSmsCode.path))
  await fieldOf(dialog, sw.mobile).fill(`0${account.national}`)
  await button(dialog, 'Endelea').click()
  expect(new URL((await asked).url()).searchParams.get('userName')).toBe(account.msisdn)

  await dialog.getByText('Hatua ya 2 kati ya 3').waitFor()
  await dialog.getByText('Tumekutumia namba ya uthibitisho kwa SMS.').waitFor()
  const left = secondsIn(await dialog.getByText('Itadumu kwa').innerText())
  expect(left).toBeLessThanOrEqual(CONSTANTS.smsCodeSeconds)
  expect(left).toBeGreaterThan(CONSTANTS.smsCodeSeconds - 20)
  await button(dialog, 'Endelea').click()
  await dialog.getByText('Tafadhali jaza sehemu hii.').waitFor()

  const code = await codeOnPhone(stack(), account.msisdn)
  const renewed = `mpya-${account.password}`
  watch.guard(code)
  watch.guard(renewed)
  await fillCode(dialog, code === '111111' ? '222222' : '111111')
  await dialog.getByText('Hatua ya 3 kati ya 3').waitFor()
  await fillPasswords(dialog, '', '')
  await expectAlert(dialog, sw.fillAll)
  await fillPasswords(dialog, renewed, `${renewed}!`)
  await expectAlert(dialog, 'Manenosiri hayafanani.')
  await fillPasswords(dialog, renewed, renewed)
  await expectAlert(dialog, 'Namba ya uthibitisho si sahihi au muda wake umeisha. Jaribu tena.')
  await button(dialog, 'Rudi').click()
  await fillCode(dialog, code)
  await fillPasswords(dialog, renewed, renewed)
  await dialog.getByText('Nenosiri lako limebadilishwa').waitFor()

  const reloaded = page.waitForEvent('load')
  // The sheet's own cross has the same name; the button below the words is the second.
  await button(dialog, 'Funga').last().click()
  await reloaded
  expect(await page.getByRole('dialog').count()).toBe(0)

  await sendLogin(page, account.national, account.password, 'sw')
  await expectAlert(page, sw.wrongPassword)
  await sendLogin(page, account.national, renewed, 'sw')
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('heading', { name: 'Zeppelin' }).waitFor()
})

test('A17 A11 a second code waits for its cooldown, and a code grows too old', async () => {
  const account = newAccount()
  await stack().calls.register(account)
  const { page } = await visit({ language: 'sw' })
  await page.clock.install()
  const dialog = await openRecovery(page)
  await fieldOf(dialog, sw.mobile).fill(account.national)
  await button(dialog, 'Endelea').click()
  const cooldown = dialog.getByText('Unaweza kuomba namba nyingine baada ya')
  await cooldown.waitFor()
  expect(secondsIn(await cooldown.innerText())).toBeLessThanOrEqual(60)

  // The browser's minute is over, the server's is not: it says how long, and the countdown starts anew from that.
  await page.clock.fastForward(61_000)
  await dialog.getByText('Sasa unaweza kuomba namba nyingine.').waitFor()
  await button(dialog, 'Tuma namba nyingine').click()
  await cooldown.waitFor()
  const again = secondsIn(await cooldown.innerText())
  expect(again).toBeGreaterThan(20)
  expect(again).toBeLessThanOrEqual(60)
  expect(await dialog.getByText('Tumekutumia namba ya uthibitisho kwa SMS.').count()).toBe(0)
  expect(await stack().world.messages(account.msisdn)).toHaveLength(1)

  await page.clock.fastForward(CONSTANTS.smsCodeSeconds * 1_000)
  await expect.poll(() => dialog.innerText(), FOLLOWS).toContain('Muda wa namba hii umeisha. Omba nyingine.')
})

test('A12 a number is kept for who goes back to it, and a birth date that is asked for has its words', async () => {
  const { page } = await visit({ language: 'sw' })
  const answer = (path: string, body: object) => page.route(`**${path}*`, (route) => route.fulfill({ json: body }))
  await answer(security.sendSmsCode.path, { statusCode: 0, status: '', data: { smsVerificationKey: 'k' } })
  await answer(security.passwordRecovery.path, { statusCode: 7115, status: 'BIRTH_DATE_REQUIRED', data: null })
  const dialog = await openRecovery(page)
  await fieldOf(dialog, sw.mobile).fill('8035500117')
  await button(dialog, 'Endelea').click()
  await button(dialog, 'Rudi').click()
  expect(await fieldOf(dialog, sw.mobile).inputValue()).toBe('8035500117')
  await button(dialog, 'Endelea').click()
  await fillCode(dialog, '123456')
  await fillPasswords(dialog, 'mpya-kabisa', 'mpya-kabisa')
  await dialog.getByRole('group', { name: 'Tarehe ya kuzaliwa' }).waitFor()
  await fieldOf(dialog, 'Mwaka').waitFor()
})

test('A17 an SMS that the network refuses is told', async () => {
  // The sandbox refuses messages to numbers that end in 444.
  const account = { ...newAccount(), national: '8035500444', msisdn: '2348035500444' }
  await stack().calls.register(account)
  const { page } = await visit({ language: 'sw' })
  const dialog = await openRecovery(page)
  await fieldOf(dialog, sw.mobile).fill(account.national)
  await button(dialog, 'Endelea').click()
  await expectAlert(dialog, 'SMS haikuweza kutumwa. Tafadhali jaribu tena.')
  expect(await stack().world.messages(account.msisdn)).toEqual([])
})
