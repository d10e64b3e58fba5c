/** The screen table: every address of the specification shows its own row, in any letter case. */
import { describe, expect, test } from 'vitest'
import { PAGES } from './pages.ts'
import { SCREENS } from './screens.ts'
import { screenAt } from './screen-at.ts'

/** Specification A2.1, word for word, with values for its parameters. */
const ADDRESSES =
  `/ /login /register /deposit /withdraw /slots /provablyfair /tablegames /cashraces /promotions /promotiondetails
  /cashracedetails /Sports/BSBetting /Sports/Altenar /Sports/AltenarLite /Sports/BTI /Sports/MyBets /virtualgames /casino
  /livecasino /Game/StartEgt /game/StartEndorphina /game/StartBetConstruct /game/StartQTech /game/StartGlobalBet
  /game/StartVivo /security /TransactionHistory /security/changepassword /security/trusteddevices /security/loginhistory
  /contact /ManualJackpot /ManualJackpotBet /Messages /Messages/NewMessage /Messages/SentMessages /Terms
  /ResponsibleGaming /BettingRules /PrivacyPolicy /Affiliates /rosaree /mwakimsafi /wachambuzi /LocationPermission`.split(
    /\s+/,
  )

describe('S01 every address has its own row', () => {
  test.each(ADDRESSES)('%s', (address) => {
    expect(screenAt(address).path).toBe(address)
    for (const typed of [address.toLowerCase(), address.toUpperCase(), `${address}/`])
      expect(screenAt(typed).path, typed).toBe(address)
  })
  test.each([
    ['/Game/StartSoftGaming/12', '/Game/StartSoftGaming/:numbervalue'],
    ['/game/StartBetSolutions', '/game/StartBetSolutions/:productId?'],
    ['/Game/StartBetsolutions/3', '/game/StartBetSolutions/:productId?'],
    ['/game/startbetsolutions/1/', '/game/StartBetSolutions/:productId?'],
    ['/somebody', '/:name'],
  ])('%s', (address, path) => expect(screenAt(address).path).toBe(path))
  test.each(['/nothing/here', '/Sports', '/Messages/Nothing', '/Sports/Nothing/1'])('but not %s', (address) =>
    expect(screenAt(address).name).toBe(address === '/Sports' ? 'partner' : 'notFound'),
  )
})

test.each(['en', 'sw', 'zh', 'SW'])('S02 /%s/Sports/BTI is the BTI page', (code) =>
  expect(screenAt(`/${code}/sports/bti`).name).toBe('bti'),
)
test.each(['fr', 'x', 'constructor'])('S02 /%s/Sports/BTI is not found', (code) =>
  expect(screenAt(`/${code}/Sports/BTI`).name).toBe('notFound'),
)

test('S03 the partners share one page', () => {
  const pages = ['/rosaree', '/mwakimsafi', '/wachambuzi', '/somebody'].map((address) => PAGES[screenAt(address).path])
  expect(new Set(pages).size).toBe(1)
})

test('S04 account pages need a token', () => {
  expect(SCREENS.filter((screen) => screen.needs === 'token').map((screen) => screen.path)).toEqual([
    '/deposit',
    '/withdraw',
    '/payment',
    '/Sports/MyBets',
    '/security',
    '/TransactionHistory',
    '/bets',
    '/security/changepassword',
    '/security/trusteddevices',
    '/security/loginhistory',
    '/ManualJackpotBet',
    '/Messages',
    '/Messages/NewMessage',
    '/Messages/SentMessages',
    '/hold',
    '/identity',
    '/TaxStatement',
  ])
})

test('S06 each page has a name, and with it a title and a description, of its own', () => {
  const shared = SCREENS.filter((screen) => screen.name !== 'partner' && screen.path !== '/:languageCode/Sports/BTI')
  expect(new Set(shared.map((screen) => screen.name)).size).toBe(shared.length)
})

test('each path stands once, whatever its letter case', () => {
  expect(new Set(SCREENS.map((screen) => screen.path.toLowerCase())).size).toBe(SCREENS.length)
})
