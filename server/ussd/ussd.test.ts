/** What is dialled and sent by SMS, as the aggregator brings it and from the sandbox's phone; and that every screen fits. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { REFUSALS } from '@uwanja/contract/wire/errors'
import { phonePin } from '@uwanja/contract/site/phone-pin'
import { user } from '@uwanja/contract/site/user'
import { fill } from '@uwanja/i18n/fill'
import { LANGUAGES, type Language } from '@uwanja/i18n/language'
import { TEXTS } from '@uwanja/i18n/languages'
import { statusText } from '@uwanja/i18n/status-text'
import { USSD_TEXTS } from '@uwanja/i18n/ussd'
import { FULLEST } from '../db/testing.ts'
import { aRound } from '../testing/lite.ts'
import { aHouse, aPlayer, expectBooks, type House, type LoggedIn } from '../testing/house.ts'
import { fitted } from './screens.ts'

const WAIT = { timeout: 60_000, interval: 50 }
const PIN = '4071'

let house: House
beforeAll(async () => {
  house = await aHouse(FULLEST)
  await aRound(house.db)
})
afterEach(() => expectBooks(house))
afterAll(() => house.close())

let sessions = 0
/** As the aggregator asks: everything that was typed, in one session or a new one. */
async function dial(
  number: string,
  text: string,
  { session = `s${String(++sessions)}`, key = house.keys.aggregator.secret } = {},
) {
  const body = new URLSearchParams({ sessionId: session, serviceCode: '*384*96#', phoneNumber: `+${number}`, text })
  const answer = await fetch(`${house.apiUrl}/callbacks/ussd/aggregator?key=${key}`, { method: 'POST', body })
  return answer.status === 200 ? answer.text() : answer.status
}

async function aDialler(start: { cash?: bigint; language?: Language; pin?: string } = {}): Promise<LoggedIn> {
  const player = await aPlayer(house, { ...(start.cash ? { cash: start.cash } : {}) })
  await house.db.sql`update player set language = ${start.language ?? 'en'} where id = ${player.id}`
  if (start.pin)
    expect((await house.send(phonePin.setPhonePin, { pin: start.pin }, player.token)).status).toBe('SUCCESS')
  return player
}
const balanceOf = async ({ token }: LoggedIn) =>
  ((await house.send(user.getBalance, {}, token)).data as { totalBalance: number }).totalBalance

describe('O85 what is dialled', () => {
  it('O85 opens a menu in the player’s language, and tells the balance', async () => {
    const player = await aDialler({ cash: 123_456n })
    expect(await dial(player.number, '')).toBe(
      'CON Uwanja\n1 Balance\n2 Deposit\n3 Withdraw\n4 Bet with a code\n5 Jackpot quick pick\n6 Results\n7 Stop playing',
    )
    expect(await dial(player.number, '1')).toBe('END Your balance: 1,234.56 NGN.')
    expect(await dial(player.number, '9')).toBe('END Wrong choice. Dial again.')
    expect(await dial((await aDialler({ language: 'sw' })).number, '1')).toBe('END Salio lako: 0.00 NGN.')
    expect(await dial('2348099999999', '')).toMatch(/^END This number has no account at Uwanja\. Open one at /)
  })

  it('O85 is heard with the key alone, and leaves no session behind', async () => {
    const player = await aDialler()
    for (const key of ['', 'wrong', `${house.keys.aggregator.secret}x`])
      expect(await dial(player.number, '1', { key })).toBe(403)
    await dial(player.number, '1')
    const [row] = await house.db.sql<{ open: bigint }>`
      select count(*) as open from session where player_id = ${player.id} and agent = 'USSD' and ended_at is null`
    expect(row!.open).toBe(0n)
  })

  it('O85 asks for a deposit on the phone, once however often it is asked', async () => {
    const player = await aDialler()
    expect(await dial(player.number, '2')).toBe('CON How much do you want to deposit, in NGN?')
    expect(await dial(player.number, '2*ten')).toMatch(/^END Enter an amount in figures/)
    expect(await dial(player.number, '2*10')).toBe('END The amount is below the minimum. No money moved.')
    const session = 'deposit-1'
    const first = await dial(player.number, '2*700', { session })
    expect(first).toBe('END Approve 700.00 NGN on this phone with your mobile-money PIN. Then it is in your balance.')
    expect(await dial(player.number, '2*700', { session })).toBe(first)
    const paths = `/api/phones/${player.number}/prompts`
    const prompts = await vi.waitFor(async () => {
      const list = (await house.world(paths)) as unknown as { id: string }[]
      expect(list).toHaveLength(1)
      return list
    }, WAIT)
    await house.world(`${paths}/${prompts[0]!.id}`, { pin: '1234' })
    await vi.waitFor(async () => expect(await balanceOf(player)).toBe(700), WAIT)
  })

  it('O85 sells a jackpot ticket by chance, and tells results', async () => {
    const player = await aDialler({ cash: 50_000n, pin: PIN })
    expect(await dial(player.number, '5')).toBe(
      'CON Saturday 13: pool 0.00 NGN. A ticket by chance for 100.00 NGN. Enter your PIN.',
    )
    expect(await dial(player.number, '6')).toBe('CON You have no bets and no tickets.\n1 Jackpot results')
    expect(await dial(player.number, `5*${PIN}`, { session: 'ticket-1' })).toMatch(/^END Jackpot ticket \d+ is yours/)
    expect(await dial(player.number, `5*${PIN}`, { session: 'ticket-1' })).toMatch(/^END Jackpot ticket \d+ is yours/)
    expect(await balanceOf(player)).toBe(400)
    expect(await dial(player.number, '6')).toMatch(/^CON Jackpot \d+: 0 right\n1 Jackpot results$/)
  })

  it('O85 takes a break and excludes, after a yes', async () => {
    const player = await aDialler()
    expect(await dial(player.number, '7')).toBe('CON 1 Break for 24 hours\n2 Exclude yourself for 6 months')
    expect(await dial(player.number, '7*1')).toMatch(/^CON No play and no deposits for 24 hours/)
    expect(await dial(player.number, '7*1*2')).toBe('END Wrong choice. Dial again.')
    expect(await dial(player.number, '7*1*1')).toBe('END Your break has begun. You can withdraw at any time.')
    expect(await dial(player.number, '2*700')).toMatch(/^END You are taking a break/)
    expect(await dial(player.number, '7*2*1')).toBe(
      'END You are excluded for 6 months at least. You can withdraw. Help: Gamble Alert',
    )
    expect(await dial(player.number, '2*700')).toMatch(/^END You have excluded yourself/)
    expect((await house.send(user.getBalance, {}, player.token)).status).toBe('UNAUTHORIZED')
  })
})

describe('O86 the PIN', () => {
  it('O86 is set on the site, kept as a hash, and refused where it is easily guessed', async () => {
    const player = await aDialler()
    const easy = ['1111', '1234', '9876', '1990', player.number.slice(-4)]
    for (const pin of easy)
      expect((await house.send(phonePin.setPhonePin, { pin }, player.token)).status, pin).toBe(
        'INCORRECT_PARAMETER_VALUE',
      )
    expect((await house.send(phonePin.setPhonePin, { pin: '12' }, player.token)).status).toBe('VALIDATION_ERROR')
    await house.send(phonePin.setPhonePin, { pin: PIN }, player.token)
    const [row] = await house.db.sql<{
      hash: string
    }>`select phone_pin_hash as hash from player where id = ${player.id}`
    expect(row!.hash).toMatch(/^\$argon2id\$/)
    const { data } = await house.send(user.personalInformation, {}, player.token)
    expect((data as { hasPhonePin: boolean }).hasPhonePin).toBe(true)
    const told = await vi.waitFor(async () => {
      const messages = (await house.world(`/api/phones/${player.number}/messages`)) as unknown as { text: string }[]
      expect(messages).not.toEqual([])
      return messages
    }, WAIT)
    expect(told[0]!.text).toContain('the PIN of your account for USSD and SMS was changed')
  })

  it('O86 is wanted for a withdrawal, which goes to the own number once', async () => {
    const without = await aDialler({ cash: 100_000n })
    expect(await dial(without.number, '3')).toMatch(/^END First set a PIN for USSD and SMS on the site/)
    expect(await dial(without.number, `3*500*${PIN}`)).toMatch(/^END First set a PIN/)
    const player = await aDialler({ cash: 100_000n, pin: PIN })
    expect(await dial(player.number, '3*500')).toBe(
      `CON Withdraw 500.00 NGN to +${player.number}. Enter your Uwanja PIN.`,
    )
    expect(await dial(player.number, '3*500*4072', { session: 'out-1' })).toBe('END Wrong PIN. No money moved.')
    const sent = await Promise.all([1, 2, 3].map(() => dial(player.number, `3*500*${PIN}`, { session: 'out-1' })))
    expect(sent.filter((text) => String(text).startsWith('END 500.00 NGN is on its way to this phone.'))).not.toEqual(
      [],
    )
    expect(await dial(player.number, `3*500*${PIN}`, { session: 'out-1' })).toMatch(/^END 500\.00 NGN is on its way/)
    expect(await balanceOf(player)).toBe(500)
    const [row] = await house.db.sql<{ steps: string }>`select string_agg(steps, ' ') as steps from dialled`
    expect(row!.steps).not.toContain(PIN)
  })

  it('O86 is tried five times an hour, whatever the session', async () => {
    const player = await aDialler({ cash: 100_000n, pin: PIN })
    for (let tries = 0; tries < 5; tries++) expect(await dial(player.number, '3*500*0000')).toMatch(/^END Wrong PIN/)
    expect(await dial(player.number, `3*500*${PIN}`)).toMatch(/^END Too many wrong PINs/)
    expect(await balanceOf(player)).toBe(1000)
  })
})

describe('O87 the sandbox’s phone', () => {
  it('O87 dials the platform, types a PIN that is hidden, and sends words that are answered by SMS', async () => {
    const player = await aDialler({ cash: 100_000n, pin: PIN })
    const path = `/api/phones/${player.number}/ussd`
    type Answer = { session: string; text: string; more: boolean; hidden: boolean }
    const menu = (await house.world(path, { code: '*384*96#', language: 'en' })) as Answer
    expect([menu.more, menu.text.startsWith('Uwanja\n1 Balance')]).toEqual([true, true])
    let screen = menu
    for (const typed of ['3', '500', PIN]) {
      expect(screen.hidden).toBe(typed === PIN)
      screen = (await house.world(path, { session: screen.session, typed, language: 'en' })) as Answer
    }
    expect([screen.more, screen.text]).toEqual([
      false,
      '500.00 NGN is on its way to this phone. Until it is sent you can cancel it on the site.',
    ])
    const messages = `/api/phones/${player.number}/messages`
    for (const [words, said] of [
      ['BAL', 'Your balance: 500.00 NGN.'],
      ['toa 400 0000', 'Wrong PIN. No money moved.'],
      ['hello', 'Wrong choice. Dial again.'],
    ] as const) {
      expect(await house.world(messages, { text: words })).toEqual({ ok: true })
      const list = (await house.world(messages)) as unknown as { text: string }[]
      expect(list[0]!.text).toBe(said)
    }
  })

  it('O87 begins a break and an exclusion by SMS with what only the own phone was sent, once', async () => {
    const [player, other] = [await aDialler(), await aDialler()]
    let sent = 0
    const send = async (number: string, text: string, id = `m${String(++sent)}`) => {
      const body = new URLSearchParams({ id, from: `+${number}`, to: '22384', text })
      const address = `${house.apiUrl}/callbacks/sms/aggregator?key=${house.keys.aggregator.secret}`
      expect((await fetch(address, { method: 'POST', body })).status).toBe(200)
      const [last] = (await house.world(`/api/phones/${number}/messages`)) as unknown as { text: string }[]
      return last!.text
    }
    expect(await send(player.number, 'STOP 2 1')).toBe('Wrong choice. Dial again.')
    const asked = await send(player.number, 'STOP 2')
    const code = /^No play and no deposits .* be undone\. To begin, send: STOP 2 (\d{6})$/.exec(asked)![1]!
    expect(await send(player.number, 'stop 2')).toBe(asked)
    await send(other.number, 'STOP 2')
    expect(await send(other.number, `STOP 2 ${code}`)).toBe('Wrong choice. Dial again.')
    expect(await send(player.number, `STOP 1 ${code}`)).toBe('Wrong choice. Dial again.')
    expect(await dial(player.number, `7*2*${code}`)).toBe('END Wrong choice. Dial again.')
    expect(await dial(player.number, '2*700')).toMatch(/^END Approve 700/)
    expect(await send(player.number, `STOP 2 ${code}`, 'm-sure')).toMatch(/^You are excluded for 6 months at least/)
    expect(await send(player.number, `STOP 2 ${code}`, 'm-sure')).toMatch(/^You are excluded for 6 months at least/)
    expect(await dial(player.number, '2*700')).toMatch(/^END You have excluded yourself/)
    expect(await dial(other.number, '2*700')).toMatch(/^END Approve 700/)
  })

  it('O87 answers thirty messages of a number in an hour, and is silent then', async () => {
    const { number } = await aDialler()
    const path = `/callbacks/sms/aggregator?key=${house.keys.aggregator.secret}`
    for (let at = 0; at < 32; at++) {
      const body = new URLSearchParams({ id: `many-${String(at)}`, from: `+${number}`, text: 'BAL' })
      expect((await fetch(house.apiUrl + path, { method: 'POST', body })).status).toBe(200)
    }
    expect(await house.world(`/api/phones/${number}/messages`)).toHaveLength(30)
  })
})

describe('O88 every screen', () => {
  const WORST = {
    amount: '9,999,999,999.99 NGN',
    win: '9,999,999,999.99 NGN',
    pool: '999,999,999.99 NGN',
    price: '99,999.99 NGN',
    number: '255712345678',
    name: 'N'.repeat(30),
    site: 's'.repeat(60),
    currency: 'NGN',
    odds: '99999.99',
    count: 30,
    id: 'b-1234567890',
    help: '+255 800 11 22 33',
    right: 13,
    which: 2,
    tickets: 999_999,
    each: '9,999,999,999.99 NGN',
    code: '123456',
    state: USSD_TEXTS.sw.states.cashed,
  }
  it.each(LANGUAGES)(
    'O88 in %s fits 160 letters, CON or END included, whatever its values and refusals',
    (language) => {
      const { states: _, marks: __, ...screens } = USSD_TEXTS[language]
      for (const text of Object.values(screens)) {
        const shown = `CON ${fill(text, { ...WORST, sure: screens.excludeSure })}`
        expect(shown.length, shown).toBeLessThanOrEqual(160)
        expect(shown).not.toMatch(/\{\w+\}/)
      }
      const rows = [screens.betRow, screens.betRow, screens.ticketRow, screens.ticketRow].map((row) => fill(row, WORST))
      expect(`CON ${[...rows, screens.jackpotResults].join('\n')}`.length).toBeLessThanOrEqual(160)
      for (const status of Object.keys(REFUSALS)) {
        const shown = fitted(statusText(TEXTS[language], status), 156)
        expect(shown.length, status).toBeLessThanOrEqual(156)
        expect(shown.length, status).toBeGreaterThan(3)
      }
    },
  )

  it('O88 is cut between sentences, and within one only where a word ends', () => {
    expect(fitted('One. Two three.', 8)).toBe('One.')
    expect(fitted('One two three four', 10)).toBe('One two…')
    expect(fitted('短。很长的一句话。', 4)).toBe('短。')
  })
})
