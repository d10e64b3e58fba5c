/** /lite in a browser without scripts: the whole account, its cookie and its forms. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { user } from '@uwanja/contract/site/user'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aNumber, aPlayer, expectBooks, type House } from '../testing/house.ts'
import { aRound, members, PASSWORD, plainBrowser } from '../testing/lite.ts'

const WAIT = { timeout: 60_000, interval: 50 }

let house: House
let roundId: number
beforeAll(async () => {
  house = await aHouse(FULLEST)
  roundId = await aRound(house.db)
})
afterEach(() => expectBooks(house))
afterAll(() => house.close())

const people = members(() => house)
const aMember = () => people.aMember()
const aRichMember = () => people.aRichMember()
const { codeOf } = people

describe('O80 the account without a script', () => {
  it('O80 opens an account, logs in with what was typed, and proves the number by SMS', async () => {
    const { browser, number } = await aMember()
    expect(browser.last().path).toBe('/lite/number')
    expect(browser.last().text).toContain('Welcome. Your account is open and you are logged in.')
    await browser.submit('Send the code')
    await browser.submit('Confirm', { code: '000000' })
    expect(browser.last().text).toContain('The code is wrong or too old. Please try again.')
    await browser.submit('Confirm', { code: await codeOf(number) })
    expect(browser.last().path).toBe('/lite')
    expect(browser.last().text).toContain('Your number is confirmed. You can withdraw now.')
    expect(browser.last().text).toContain('0.00 NGN')
    await browser.submit('Log out')
    expect(browser.last().text).toContain('You are logged out.')
    expect((await browser.open('history')).path).toBe('/lite/login?to=history')
    await browser.submit('Log in', { mobile: number, password: PASSWORD })
    expect(browser.last().path).toBe('/lite/history')
  })

  it('O80 refuses in the site’s words, keeps what was typed, and never a password', async () => {
    const browser = plainBrowser(house.apiUrl)
    await browser.open('register')
    await browser.submit('Finish', { mobile: '8030000001', password: 'x', confirmPassword: 'y', terms: '1' })
    expect(browser.last().text).toContain('The passwords do not match.')
    expect(browser.last().forms[0]!.fields['mobile']).toBe('8030000001')
    await browser.open('login?lang=sw')
    await browser.submit('Ingia', { mobile: '8030000001', password: 'secretword' })
    expect(browser.last().text).toContain('Namba ya simu au nenosiri si sahihi.')
    expect(browser.last().markup + [...browser.jar.values()].join()).not.toContain('secretword')
  })

  it('O80 A16 keeps and counts the partner of a link, and opens the account by it', async () => {
    const browser = plainBrowser(house.apiUrl, { referer: 'https://partner.example/tips' })
    await browser.open('register?refcode=mwaki%20safi')
    expect(browser.last().setCookies).toContain('refcode=mwaki%20safi; Path=/; Max-Age=2592000; SameSite=Lax')
    await browser.open('login?refcode=')
    // A page for players leads on to the log-in, and the partner is kept.
    const led = plainBrowser(house.apiUrl)
    await led.open('deposit?refcode=rosaree')
    expect([led.last().path, led.jar.get('refcode')]).toEqual(['/lite/login?to=deposit', 'rosaree'])
    await browser.open('register?refcode=%20%20')
    const clicks = () => house.db.sql`
      select refcode, host, controller, action, is_first as "isFirst" from campaign_click where refcode like 'mwaki%'`
    const click = { refcode: 'mwaki safi', host: 'partner.example', controller: 'lite', isFirst: true }
    expect(await clicks()).toEqual([{ ...click, action: 'register' }])
    const number = aNumber()
    await browser.submit('Finish', { mobile: number, password: PASSWORD, confirmPassword: PASSWORD, terms: '1' })
    const [row] = await house.db.sql<{
      refcode: string
    }>`select refcode from player where number like ${`%${number.slice(-10)}`}`
    expect(row!.refcode).toBe('mwaki safi')
    await browser.open('?refcode=other&again=1')
    expect(await clicks()).toHaveLength(1)
  })

  it('O80 deposits by a request on the phone and follows it', async () => {
    const { browser, number } = await aMember()
    await browser.open('deposit?m=FastHubPayBillDeposit')
    await browser.submit('Send', { amount: '10' })
    expect(browser.last().text).toContain('The amount is below the minimum. No money moved.')
    await browser.submit('Send', { amount: '1,000' })
    expect(browser.last().text).toContain('a request for 1,000.00 NGN asks for your PIN')
    expect(browser.last().markup).toContain('http-equiv="refresh"')
    const paths = `/api/phones/${number}/prompts`
    const prompt = await vi.waitFor(async () => {
      const [first] = (await house.world(paths)) as unknown as { id: string }[]
      expect(first).toBeDefined()
      return first!
    }, WAIT)
    await house.world(`${paths}/${prompt.id}`, { pin: '1234' })
    const { path } = browser.last()
    await vi.waitFor(
      async () => expect((await browser.load(path)).text).toContain('1,000.00 NGN is in your balance'),
      WAIT,
    )
    expect((await browser.open('history')).text).toContain('Fast deposit from your phone')
  })

  it('R121 a form for money that is sent twice is one payment, with another amount another', async () => {
    const { browser, number } = await aMember()
    const page = 'deposit?m=FastHubPayBillDeposit'
    await browser.open(page)
    const again = browser.last()
    const send = (amount: string) => browser.submit('Send', { amount }, again)
    const paths = [await send('500'), await send('500'), await send('600')].map(({ path }) => path)
    expect(paths[1]).toBe(paths[0])
    expect(paths[2]).not.toBe(paths[0])
    const prompts = (await house.world(`/api/phones/${number}/prompts`)) as unknown as { amount: string }[]
    expect(prompts.map(({ amount }) => Number(amount)).sort()).toEqual([500, 600])
    // A page of the release before is still open: its form has no name.
    expect((await browser.submit('Send', { amount: '700', k: '' }, again)).path).toMatch(/^\/lite\/payment/)
  })

  it('O80 deposits by bank transfer into the account that it is shown', async () => {
    const { browser } = await aMember()
    await browser.open('deposit?m=KudipalBankTransfer')
    await browser.submit('Send', { amount: '500' })
    expect(browser.last().text).toMatch(/Send exactly 500\.00 NGN Bank name .+ Account number \d{10}/)
    expect(browser.last().text).toContain('Use this account for only this transaction.')
  })

  it('O80 withdraws to the own number, follows it and cancels', async () => {
    const { browser } = await aRichMember()
    await browser.open('withdraw')
    await browser.submit('Withdraw', { amount: '5000' })
    expect(browser.last().text).toContain('Your balance is too low for this. No money moved.')
    await browser.submit('Withdraw', { amount: '500' })
    expect(browser.last().text).toContain('A withdrawal is under way')
    expect((await browser.open('')).text).toContain('500.00 NGN')
    await browser.open('withdraw')
    await browser.submit('Cancel withdrawal')
    expect(browser.last().text).toContain('The withdrawal was cancelled. The money is back in your balance.')
    expect((await browser.open('')).text).toContain('1,000.00 NGN')
  })

  it('O80 sets limits, takes a break, and excludes with the password, which ends the session', async () => {
    const { browser, number } = await aRichMember()
    await browser.open('limits')
    await browser.submit('Save', { name: 'dayDeposit', amount: '5000' })
    expect(browser.last().text).toContain('Saved. It holds from now on.')
    expect(browser.last().text).toContain('0.00 of 5,000.00 NGN')
    await browser.submit('Save', { name: 'dayDeposit', amount: '9000' })
    expect(browser.last().text).toContain('Noted. You can confirm it in 24 hours.')
    await browser.submit('Keep it as it is')
    expect(browser.last().text).not.toContain('You asked for')
    await browser.open('exclusion')
    await browser.submit('Exclude myself', { months: '6', password: 'wrong' })
    expect(browser.last().text).toContain('The password is not correct. Nothing was changed.')
    await browser.submit('Exclude myself', { months: '6', password: PASSWORD })
    expect(browser.last().text).toContain('You are excluded')
    await browser.open('login')
    await browser.submit('Log in', { mobile: number, password: PASSWORD })
    expect(browser.last().text).toContain('You have excluded yourself until')
    await browser.open('deposit?m=FastHubPayBillDeposit')
    await browser.submit('Send', { amount: '500' })
    expect(browser.last().text).toContain('You have excluded yourself: no play and no deposits.')
  })

  it('O80 buys a jackpot ticket by choice and by chance', async () => {
    const { browser } = await aRichMember()
    await browser.open('jackpot')
    expect(browser.last().text).toContain('Saturday 13')
    await browser.open(`round?id=${String(roundId)}`)
    const names = [...browser.last().markup.matchAll(/name="(m\d+)"/g)].map(([, name]) => name!)
    const picks = Object.fromEntries([...new Set(names)].slice(0, 12).map((name) => [name, '2']))
    await browser.submit('Buy for 100.00 NGN', picks)
    expect(browser.last().path).toBe(`/lite/round?id=${String(roundId)}`)
    expect(browser.last().markup.match(/checked/g)).toHaveLength(12)
    await browser.submit('Buy for 100.00 NGN', { ...picks, [names[12 * 3]!]: '1' })
    expect(browser.last().text).toMatch(/Ticket \d+/)
    await browser.open(`round?id=${String(roundId)}`)
    await browser.submit('Quick pick for 100.00 NGN')
    expect(browser.last().text.match(/Your choice: (?:Home|Draw|Away)/g)).toHaveLength(16)
    expect((await browser.open('tickets')).text.match(/Saturday 13/g)).toHaveLength(2)
    expect((await browser.open('')).text).toContain('800.00 NGN')
  })

  it('O80 reads, deletes and writes messages', async () => {
    const { browser } = await aMember()
    await browser.open('inbox')
    const message = /href="\/lite\/(message\?id=\d+)"/.exec(browser.last().markup)![1]!
    expect((await browser.open(message)).text).toContain('Welcome')
    await browser.submit('Delete')
    expect(browser.last().text).toContain('The message is deleted.')
    await browser.open('write')
    await browser.submit('Send message', { header: 'Hello', text: 'When?' })
    expect(browser.last().text).toContain('Your message is on its way to us.')
  })
})

describe('O81 the cookie of /lite', () => {
  it('O81 is HttpOnly, SameSite=Strict and for /lite alone, opens no call, and no token opens a page', async () => {
    const { browser } = await aMember()
    const register = browser.seen[0]!
    expect(register.setCookies.find((one) => one.startsWith('uwanja_lite='))).toMatch(
      /^uwanja_lite=[\w-]{43}; Path=\/lite; Max-Age=172800; HttpOnly; SameSite=Strict$/,
    )
    const cookie = browser.jar.get('uwanja_lite')!
    expect(register.setCookies.join()).not.toContain(cookie)
    const asBearer = await house.send(user.getBalance, {}, cookie)
    expect(asBearer).toMatchObject({ status: 'UNAUTHORIZED' })
    const asCookie = await fetch(`${house.apiUrl}/api/api/User/GetBalance`, {
      headers: { cookie: `uwanja_lite=${cookie}` },
    })
    expect(asCookie.status).toBe(401)
    const { token } = await aPlayer(house)
    const foreign = plainBrowser(house.apiUrl, { authorization: `Bearer ${token}` })
    foreign.jar.set('uwanja_lite', token).set('uwanja_session', token).set('user', token)
    expect((await foreign.open('history')).path).toBe('/lite/login?to=history')
    // Nor does what the browser was given hold anything of the session itself.
    expect([...browser.jar.keys()].sort()).toEqual(['uwanja_device', 'uwanja_lite', 'uwanja_lite_cost'])
    const [row] = await house.db.sql<{ found: boolean }>`
      select bool_or(encode(lite_hash, 'escape') like ${`%${cookie}%`} or encode(lite_sealed, 'escape') like ${`%${cookie}%`}) as found
      from session where lite_hash is not null`
    expect(row!.found).toBe(false)
  })

  it('O81 ends with its session, wherever that is ended', async () => {
    const { browser, number } = await aMember()
    await house.db
      .sql`update session set ended_at = house_now() where player_id = (select id from player where number = ${number})`
    expect((await browser.open('deposit')).path).toBe('/lite/login?to=deposit')
  })

  it('O82 a form does something only with the seal of this visit and this form, and from our own pages', async () => {
    const [{ browser }, { browser: other }] = [await aMember(), await aMember()]
    await Promise.all([browser.open('limits'), other.open('limits')])
    const own = browser.last().forms.find(({ action }) => action === '/lite/limit')!
    const theirs = other.last().forms.find(({ action }) => action === '/lite/limit')!
    const send = (fields: Record<string, string>, to = '/lite/limit') =>
      browser.fetchOnce(to, new URLSearchParams({ ...fields, name: 'dayStake', amount: '7' }))
    for (const f of ['', theirs.fields['f']!, `${own.fields['f']!.slice(0, -1)}~`]) {
      const { http, text } = await send({ f })
      expect([http, text.includes('Nothing was done')]).toEqual([403, true])
    }
    expect((await send({ f: own.fields['f']! }, '/lite/break')).http).toBe(403)
    expect((await browser.fetchOnce('/lite/limit?name=dayStake&amount=7')).http).toBe(404)
    const elsewhere = plainBrowser(house.apiUrl, { 'sec-fetch-site': 'cross-site' })
    for (const [name, value] of browser.jar) elsewhere.jar.set(name, value)
    const foreign = await elsewhere.fetchOnce('/lite/limit', new URLSearchParams({ f: own.fields['f']!, amount: '7' }))
    expect(foreign.http).toBe(403)
    expect((await send({ f: own.fields['f']! })).http).toBe(303)
    expect((await browser.open('limits')).text).toContain('0.00 of 7.00 NGN')
  })

  it('O81 a link from another site is followed once more from here, and no cookie is lost by it', async () => {
    const { headers, setCookies, markup } = await plainBrowser(house.apiUrl, {
      'sec-fetch-site': 'cross-site',
    }).fetchOnce('/lite/login')
    expect(headers.get('refresh')).toBe('0;url=/lite/login?again=1')
    expect(setCookies.join()).not.toContain('uwanja_lite=')
    expect(markup).toContain('href="?again=1"')
  })
})
