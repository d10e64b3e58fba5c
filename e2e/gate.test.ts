/** The door of a webview: where it opens, what is said before play, and the partner's code that a visitor brings along. */
import { CONSTANTS, STORAGE } from '@uwanja/contract/wire/constants'
import { marketing } from '@uwanja/contract/site/marketing'
import { security } from '@uwanja/contract/site/security'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, fieldOf, FOLLOWS } from './acts.ts'
import { useBrowser } from './browser.ts'
import { newAccount } from './site-client.ts'
import { useStack } from './stack.ts'

const stack = useStack()
const visit = useBrowser(stack)

const WEBVIEW =
  'Mozilla/5.0 (Linux; Android 13; TECNO KI5k; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36'
const FACEBOOK = `${WEBVIEW} [FB_IAB/FB4A;FBAV/461.0.0.45.109;]`
const BLOCKED = 'Uwanja is not available where you are'
const FAILED = 'We could not find out where you are'
const DAY_S = 86_400

const isLetIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
const notice = (page: Page) => page.getByRole('dialog', { name: 'Before you play' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** How often the page asked for its country. */
function countAsks(page: Page): () => number {
  let asks = 0
  page.on('request', (request) => void (asks += request.url().includes(security.getIpCountry.path) ? 1 : 0))
  return () => asks
}

async function cookie(context: BrowserContext, name: string) {
  const found = (await context.cookies(stack().site)).find((one) => one.name === name)
  return found && { value: found.value, days: Math.round((found.expires - Date.now() / 1000) / DAY_S) }
}

const accepted = (page: Page) => page.evaluate<string | null>(`localStorage.getItem('${STORAGE.responsible}')`)

describe('the location gate', () => {
  test.each([
    ['a browser', undefined],
    ['Facebook’s in-app browser', FACEBOOK],
  ])('L01 L03 L05 %s is not asked where it is', async (_what, userAgent) => {
    await stack().world.setCountry('KE')
    const { page, context } = await visit(userAgent === undefined ? {} : { userAgent })
    const asks = countAsks(page)
    await page.goto('/')
    await isLetIn(page)
    await page.waitForLoadState('networkidle')
    expect([asks(), await page.getByRole('dialog').count()]).toEqual([0, 0])
    expect(await cookie(context, STORAGE.locationCookie)).toBeUndefined()
  })

  test('S07 L02 a webview elsewhere waits behind a spinner and then sees the blocked page in place of the site', async () => {
    await stack().world.setCountry('KE')
    const { page, context } = await visit({ userAgent: WEBVIEW })
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(`**${security.getIpCountry.path}`, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/Terms')
    await page.getByRole('status', { name: 'Checking where you are' }).waitFor()
    expect(await page.getByRole('banner').count()).toBe(0)
    letGo()
    await heading(page, BLOCKED).waitFor()
    expect(new URL(page.url()).pathname).toBe('/Terms')
    await expect.poll(() => page.title()).toBe(`${BLOCKED} | Uwanja`)
    await page
      .getByText('Inside another app, Uwanja opens only for visitors in Tanzania, Georgia or Portugal.')
      .waitFor()
    await page.getByText('We see you in Kenya.').waitFor()
    for (const role of ['link', 'contentinfo', 'dialog'] as const) expect(await page.getByRole(role).count()).toBe(0)
    expect(await cookie(context, STORAGE.locationCookie)).toBeUndefined()
    await expectAccessible(page, 'the blocked page')
  })

  test('L02 an allowed country is let in, and for a day nobody is asked again', async () => {
    await stack().world.setCountry('TZ')
    const { page, context } = await visit({ userAgent: WEBVIEW })
    const asks = countAsks(page)
    await page.goto('/')
    await notice(page).waitFor()
    expect(await cookie(context, STORAGE.locationCookie)).toEqual({
      value: 'TZ',
      days: CONSTANTS.locationCookieDays,
    })
    await stack().world.setCountry('KE')
    await page.reload()
    await notice(page).waitFor()
    expect(asks()).toBe(1)
  })

  test('L02 a look-up that fails can be tried again until it works', async () => {
    const { page, context, watch } = await visit({ userAgent: WEBVIEW })
    watch.expectTrouble(/Failed to load resource|GetIpCountry failed/)
    const asks = countAsks(page)
    await stack().world.setCountry(null)
    await page.goto('/')
    await heading(page, FAILED).waitFor()
    await expectAccessible(page, 'the page of a failed look-up')
    await page.route(`**${security.getIpCountry.path}`, (route) => route.abort())
    await button(page, 'Check again').click()
    await expect.poll(asks, FOLLOWS).toBe(2)
    await page.unroute(`**${security.getIpCountry.path}`)
    // Its answer is awaited: a question that is still on its way would be told the country that is set below.
    const third = page.waitForResponse(`**${security.getIpCountry.path}`)
    await button(page, 'Check again').click()
    await third
    expect(asks()).toBe(3)
    await heading(page, FAILED).waitFor()
    expect(await cookie(context, STORAGE.locationCookie)).toBeUndefined()
    await stack().world.setCountry('GE')
    await button(page, 'Check again').click()
    await notice(page).waitFor()
    await page.getByRole('contentinfo', { includeHidden: true }).waitFor()
  })
})

describe('the responsible-gambling notice', () => {
  test('L04 it stays until the box is ticked and Continue pressed, and does not come again', async () => {
    await stack().world.setCountry('TZ')
    const { page, context } = await visit({ userAgent: WEBVIEW })
    await page.goto('/')
    const dialog = notice(page)
    await dialog.waitFor()
    await expectAccessible(page, 'the responsible-gambling notice')
    const [box, proceed] = [dialog.getByRole('checkbox'), button(dialog, 'Continue')]
    expect(await proceed.isDisabled()).toBe(true)
    // Chromium closes a dialog on the second Escape in a row, whatever its page says to the first.
    for (const key of ['Escape', 'Escape', 'Escape', 'Enter']) await page.keyboard.press(key)
    await page.mouse.click(5, 5)
    await page.mouse.click(5, 5)
    expect([await dialog.isVisible(), await accepted(page)]).toEqual([true, null])
    // Whatever is behind it cannot be reached by the keyboard.
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab')
      const isInside = `document.activeElement === document.body || !!document.activeElement.closest('dialog')`
      expect(await page.evaluate<boolean>(isInside)).toBe(true)
    }
    const beside = context.waitForEvent('page')
    await dialog.getByRole('link').click()
    const more = await beside
    await heading(more, 'Responsible gaming').waitFor()
    expect([new URL(more.url()).pathname, await more.getByRole('dialog').count()]).toEqual(['/ResponsibleGaming', 0])
    await more.close()

    await box.focus()
    await page.keyboard.press('Space')
    expect(await proceed.isEnabled()).toBe(true)
    await page.keyboard.press('Space')
    expect(await proceed.isDisabled()).toBe(true)
    await box.check()
    await proceed.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(await accepted(page)).toBe('1')
    await isLetIn(page)
    await page.reload()
    await isLetIn(page)
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('L05 a setting shows it to every browser', async () => {
    // The word in the jurisdiction's own tag, and not in a script beside it, whose hash the policy knows.
    const SAID = /(?<=responsible":")webview/
    const { page } = await visit()
    await page.route(`${stack().site}/`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(SAID, 'everywhere') })
    })
    await page.goto('/')
    await notice(page).waitFor()
  })
})

describe('a partner’s link', () => {
  test('A16 A22 the code is kept for thirty days, the visit is counted, and a registration brings the code along', async () => {
    const { page, context } = await visit()
    const answered = () => page.waitForResponse((one) => one.url().includes(marketing.registerCampaignClick.path))
    const asked = async (path: string, referer?: string) => {
      const answer = answered()
      await page.goto(path, referer === undefined ? {} : { referer })
      const response = await answer
      const request = response.request()
      expect([request.method(), request.postData(), request.headers()['authorization']]).toEqual([
        'POST',
        null,
        undefined,
      ])
      expect(await response.json()).toMatchObject({ statusCode: 0 })
      return Object.fromEntries(new URL(request.url()).searchParams)
    }
    expect(await asked('/?refcode=rosaree', 'https://partner.example/tips')).toEqual({
      refcode: 'rosaree',
      host: 'https://partner.example/tips',
      controllerName: '',
      actionName: '',
      isFirst: 'true',
    })
    expect(await cookie(context, STORAGE.refcodeCookie)).toEqual({
      value: 'rosaree',
      days: CONSTANTS.referralCookieDays,
    })
    expect(await asked('/Sports/BSBetting?refcode=mwakimsafi&x=1')).toMatchObject({
      refcode: 'mwakimsafi',
      controllerName: 'Sports',
      actionName: 'BSBetting',
      isFirst: 'false',
    })
    // A page that sends visitors to the login says where they came to all the same.
    expect(await asked('/security/loginhistory?refcode=wachambuzi')).toMatchObject({
      refcode: 'wachambuzi',
      controllerName: 'security',
      actionName: 'loginhistory',
    })
    expect(new URL(page.url()).pathname).toBe('/login')

    const account = newAccount()
    await page.goto('/register')
    await fieldOf(page, 'Mobile number').fill(account.national)
    await fieldOf(page, 'Password').fill(account.password)
    await fieldOf(page, 'Repeat the password').fill(account.password)
    await page.getByRole('checkbox').check()
    const sent = page.waitForRequest(`**${security.register.path}`)
    await button(page, 'Finish').click()
    expect((await sent).postDataJSON()).toMatchObject({ referrerCode: 'wachambuzi' })
    await page.getByRole('dialog').waitFor()
  })

  test('A22 K05 a click that nobody takes is logged and thrown on, and the visitor is told nothing', async () => {
    const { page, watch } = await visit()
    watch.expectTrouble(/Failed to load resource|RegisterCampaignClick failed|exception: Failed to fetch/)
    const errors: string[] = []
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
    const thrown = page.waitForEvent('pageerror')
    await page.route(`**${marketing.registerCampaignClick.path}*`, (route) => route.abort())
    await page.goto('/?refcode=rosaree')
    await isLetIn(page)
    expect((await thrown).message).toBe('Failed to fetch')
    expect(errors.some((one) => one.startsWith(`POST ${marketing.registerCampaignClick.path} failed`))).toBe(true)
    for (const role of ['alert', 'dialog'] as const) expect(await page.getByRole(role).count()).toBe(0)
  })
})
