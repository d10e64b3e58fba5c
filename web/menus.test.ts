/** The menus, word for word as the specification lists them. */
import { describe, expect, test } from 'vitest'
import { entriesOf, isSamePath, standing, type Around, type MenuGroup, type MenuName } from './menus.ts'

const NOTHING_SET: Around = { links: { supportChat: '', appStore: '', social: [] }, where: 'browser' }
const CHAT = 'https://chat.example/room'
const STORE = 'https://store.example/uwanja'
const ALL_SET: Around = { links: { supportChat: CHAT, appStore: STORE, social: [] }, where: 'browser' }

function targets(menu: MenuName, group: MenuGroup, around: Around): readonly string[] {
  return entriesOf(menu, group, around).map(({ goes }) =>
    goes === 'zeppelin' ? goes : 'to' in goes ? goes.to : goes.href,
  )
}

const EVERYONE = [
  '/Sports/Altenar',
  '/cashraces',
  'zeppelin',
  '/ManualJackpot',
  '/slots',
  '/casino',
  '/livecasino',
  '/virtualgames',
  '/tablegames',
  '/provablyfair',
  '/promotions',
  '/contact',
  '/Terms',
]
const PLAYERS = ['/deposit', '/security', '/TransactionHistory', '/security/trusteddevices', '/Messages']

describe('each menu leads where the specification says, in its order', () => {
  const strip = ['/Sports/Altenar', '/slots', '/livecasino', '/cashraces', 'zeppelin', '/ManualJackpot', '/promotions']
  test('S10 the strip', () => {
    expect(targets('strip', 'everyone', ALL_SET)).toEqual([...strip, STORE])
    expect(targets('strip', 'players', ALL_SET)).toEqual([])
  })
  test('S10 the app’s store is not offered inside a webview, nor when there is none', () => {
    expect(targets('strip', 'everyone', { ...ALL_SET, where: 'webview' })).toEqual(strip)
    expect(targets('strip', 'everyone', NOTHING_SET)).toEqual(strip)
  })
  test('S14 the slide-out menu', () => {
    expect(targets('menu', 'everyone', ALL_SET)).toEqual(EVERYONE)
    expect(targets('menu', 'players', ALL_SET)).toEqual(PLAYERS)
  })
  test('S15 the side menu has my bets and the live support beside them', () => {
    expect(targets('side', 'everyone', ALL_SET)).toEqual([...EVERYONE, CHAT])
    expect(targets('side', 'players', ALL_SET)).toEqual([...PLAYERS, '/Sports/MyBets'])
  })
  test('S16 the bar under the thumb', () => {
    expect(targets('bottom', 'everyone', ALL_SET)).toEqual([
      '/Sports/Altenar',
      '/slots',
      '/Sports/MyBets',
      '/livecasino',
      CHAT,
    ])
  })
  test('S15 S16 Y01 without a chat help is the contact page, and nothing promises a chat', () => {
    for (const menu of ['side', 'bottom'] as const) {
      const last = entriesOf(menu, 'everyone', NOTHING_SET).at(-1)
      expect(last).toMatchObject({ label: 'support', goes: { to: '/contact' } })
      for (const play of ['shown', 'hidden'] as const)
        expect(targets(menu, 'everyone', { ...NOTHING_SET, play }).filter((to) => to === '/contact')).toHaveLength(1)
    }
  })
  test('S17 the footer', () => {
    const texts = ['/Terms', '/ResponsibleGaming', '/BettingRules', '/PrivacyPolicy', '/Affiliates']
    expect(targets('footer', 'everyone', ALL_SET)).toEqual(texts)
  })
})

test('S10 an entry is active on its page, and on the pages that belong to it', () => {
  expect(standing('/Sports/Altenar', '/sports/altenar')).toBe('page')
  expect(standing('/Sports/Altenar', '/Sports/AltenarLite')).toBe('part')
  expect(standing('/Sports/Altenar', '/Sports/BTI')).toBe('other')
  expect(standing('/cashraces', '/CashRaceDetails')).toBe('part')
  expect(standing('/cashraces', '/cashracedetails/summer')).toBe('part')
  expect(standing('/cashraces', '/cashracedetailsx')).toBe('other')
  expect(standing('/promotions', '/promotiondetails')).toBe('part')
  expect(standing('/slots', '/promotiondetails')).toBe('other')
})

test('S11 the current page is known in any letter case', () => {
  expect(isSamePath('/Register', '/register')).toBe(true)
  expect(isSamePath('/deposit/', '/deposit')).toBe(true)
  expect(isSamePath('/', '/')).toBe(true)
  expect(isSamePath('/', '/login')).toBe(false)
})

test('B05 who excluded themselves is shown history and help, and no way to play or deposit', () => {
  const around: Around = { ...ALL_SET, play: 'hidden' }
  for (const menu of ['strip', 'bottom', 'menu', 'side', 'home', 'footer'] as const)
    for (const group of ['everyone', 'players'] as const)
      for (const target of targets(menu, group, around))
        expect(target).not.toMatch(/zeppelin|deposit|slots|casino|Sports|games|provably|race|jackpot|promotions/i)
  expect(targets('bottom', 'everyone', around)).toEqual(['/TransactionHistory', '/security', '/Messages', CHAT])
  expect(targets('menu', 'players', around)).toContain('/Messages')
})
