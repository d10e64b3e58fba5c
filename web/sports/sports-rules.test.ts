/** What the sportsbooks' pages make of a provider, a launch, a place and a message. */
import { sports } from '@uwanja/contract/site/sports'
import { requestOf } from '@uwanja/contract/wire/request'
import { expect, it } from 'vitest'
import { goToBetslip, readMessage, setTheme } from './frame-messages.ts'
import { isSlow } from './use-slow-line.ts'
import { type CALLBACKS, optionsOf } from './widget-kit.ts'
import {
  bookAt,
  BOOKS,
  cultureOf,
  frameAddress,
  launchPath,
  frameLanguage,
  leadsOf,
  safePlace,
  widgetAddress,
} from './sports-rules.ts'

it('P10 a preMatchUrl is one of our pages in any letter case, an address that may be framed, or nothing', () => {
  expect(leadsOf('/sports/ALTENARLITE/', [])).toEqual({ to: '/Sports/AltenarLite' })
  expect(leadsOf('https://book.example/x', null)).toEqual({ framed: 'https://book.example/x' })
  expect(leadsOf('https://book.example/x', ['https://book.example'])).toEqual({ framed: 'https://book.example/x' })
  for (const raw of ['https://book.example/x', 'javascript:alert(1)', '/Sports/Other', '', null, 7])
    expect(leadsOf(raw, ['https://other.example'])).toBeNull()
})

it('P26 a path is a sportsbook’s in any letter case, BTI’s with a language before it, and another page is none', () => {
  for (const [name, { path }] of Object.entries(BOOKS))
    expect(bookAt(`${path.toUpperCase()}/`)).toEqual({ book: name, languageCode: undefined })
  expect(bookAt('/sw/Sports/BTI')).toEqual({ book: 'bti', languageCode: 'sw' })
  for (const path of ['/', '/Sports', '/Sports/MyBets', '/sw/Sports/Altenar', '/Sports/Altenar/x'])
    expect(bookAt(path)).toBeNull()
})

it('P26 a launch that is asked early is the one that the contract’s row asks', () => {
  const lang = 'sw-SW'
  expect(launchPath('bsBetting', lang)).toBe(requestOf(sports.bsBetting, {}).path)
  expect(launchPath('bti', lang)).toBe(requestOf(sports.everyMatrix, { lang }).path)
  expect(launchPath('altenar', lang)).toBe(requestOf(sports.altenar, { lang, isLite: 'false' }).path)
  expect(launchPath('altenarLite', lang)).toBe(requestOf(sports.altenar, { lang, isLite: 'true' }).path)
})

it('P06 the frame speaks en-GB, sw-SW or zh-CN, and en-GB for any other language', () => {
  expect(['en', 'sw', 'zh', 'fr', '', 'SW'].map(cultureOf)).toEqual([
    ...['en-GB', 'sw-SW', 'zh-CN'],
    ...['en-GB', 'en-GB', 'sw-SW'],
  ])
})

it('P11 the language of the path counts before that of the query, and both before the site’s', () => {
  expect(frameLanguage('zh', 'sw', 'en')).toBe('zh-CN')
  expect(frameLanguage(undefined, 'sw', 'en')).toBe('sw-SW')
  expect(frameLanguage(undefined, null, 'zh')).toBe('zh-CN')
})

it('P03 the frame’s address keeps the base’s own path and query, and names no session for a visitor', () => {
  const entry = {
    base: 'https://book.example/altenar/?skin=2',
    basePath: '/Sports/Altenar',
    culture: 'sw-SW',
    theme: 'dark',
  } as const
  expect(frameAddress({ ...entry, session: 's1', place: '' })).toBe(
    'https://book.example/altenar/sw-SW/?skin=2&currentSession=s1&basePath=%2FSports%2FAltenar&theme=dark',
  )
  expect(frameAddress({ ...entry, session: '', place: '/event/7?tab=goals#odds' })).toBe(
    'https://book.example/altenar/sw-SW/event/7?skin=2&tab=goals&basePath=%2FSports%2FAltenar&theme=dark#odds',
  )
  for (const base of ['', 'javascript:alert(1)', null])
    expect(frameAddress({ ...entry, base, session: '', place: '' })).toBeNull()
})

it('P04 Y73 a place is a plain path, query or hash within the frame, and nothing else', () => {
  for (const place of ['/event/7', '?day=2026-11-22', '#top', 'live', '/league/3?x=1&y=2#z'])
    expect(safePlace(place)).toBe(place)
  for (const raw of ['//evil.example', 'https://evil.example', 'javascript:x', '/../up', '/a\\b', '/<b>', null, 5])
    expect(safePlace(raw)).toBe('')
})

const said = (type: string, payload?: unknown) => readMessage({ type, payload })?.message ?? null

it('P04 all eleven messages are read, with and without the prefix', () => {
  const read = [
    said('setIFrameHeight', 3000),
    said('OMFE:setIFrameHeight', { height: '900.4' }),
    said('showOverlay'),
    said('OMFE:hideOverlay'),
    said('goToRegister'),
    said('OMFE:goToLogin'),
    said('betPlaced'),
    said('locationChanged', { pathname: '/event/7', search: '?a=1', hash: '', offset: 40 }),
    said('OMFE:scrollTop'),
    said('updateBetslipSelectionsCount', { count: 3 }),
    said('betslipInitialized'),
    said('OMFE:betslipDestroyed'),
  ]
  expect(read).toEqual([
    { says: 'height', px: 3000 },
    { says: 'height', px: 901 },
    { says: 'overlay', isShown: true },
    { says: 'overlay', isShown: false },
    { says: 'go', to: '/register' },
    { says: 'go', to: '/login' },
    { says: 'money' },
    { says: 'moved', place: '/event/7?a=1', offset: 40 },
    { says: 'top' },
    { says: 'betslip', count: 3 },
    { says: 'betslip', count: null },
    { says: 'no betslip' },
  ])
})

it('P04 P06 what cannot be read is ignored: unknown names, heights of nothing, places elsewhere', () => {
  for (const height of [0, -5, Number.NaN, 'tall', null, {}]) expect(said('setIFrameHeight', height)).toBeNull()
  expect(said('setIFrameHeight', 1e9)).toEqual({ says: 'height', px: 50_000 })
  expect(said('locationChanged', { pathname: '//evil.example' })).toBeNull()
  expect(said('updateBetslipSelectionsCount', { count: -1 })).toBeNull()
  for (const raw of ['text', null, 7, {}, { type: 'toString' }, { type: 'unknown' }])
    expect(readMessage(raw)).toBeNull()
})

it('P04 the frame is answered under the names that it uses', () => {
  expect(readMessage({ type: 'OMFE:scrollTop' })!.isPrefixed).toBe(true)
  expect(readMessage({ type: 'scrollTop' })!.isPrefixed).toBe(false)
  expect([goToBetslip(false), goToBetslip(true)]).toEqual([{ type: 'goToBetslip' }, { type: 'GMCMS:goToBetslip' }])
  expect(setTheme('light', true)).toEqual({ type: 'GMCMS:setTheme', payload: { theme: 'light' } })
  expect(setTheme('system', false)).toEqual({ type: 'setTheme', payload: { theme: 'system' } })
})

it('P06 a widget’s script is of the origin that the server names, of any web address where it names none, else there is none', () => {
  const url = 'https://kit.example/v2/script.js?x=1'
  expect(widgetAddress(url, 'https://kit.example')).toBe(url)
  expect(widgetAddress(url, null)).toBe(url)
  for (const origin of ['', 'https://other.example', 'http://kit.example'])
    expect(widgetAddress(url, origin)).toBeNull()
  for (const raw of ['', 'javascript:alert(1)', '/script.js', undefined, 7]) expect(widgetAddress(raw, null)).toBeNull()
})

it('P04 P06 each callback of the widget’s kit is read as the frame’s message of the same meaning', () => {
  const heard: unknown[] = []
  const session = { token: 's1', lang: 'sw-SW', skinId: 'altenar', lite: false }
  const wanted = { ...session, basePath: '/Sports/Altenar', route: '/event/7' }
  const options = optionsOf(wanted, (message) => heard.push(message))
  expect(options).toMatchObject({ ...wanted, culture: 'sw-SW', integration: 'altenar' })
  const call = (name: keyof typeof CALLBACKS, payload?: unknown) => (options[name] as (p?: unknown) => void)(payload)
  call('onSignIn', { ignored: true })
  call('onRegister')
  call('onDeposit')
  call('onBetPlaced', { id: 'b1' })
  call('onBetCashedOut')
  call('onRouteChange', { pathname: '/live', search: '', hash: '', offset: 5 })
  call('onScrollTop')
  call('onInitialised', 2)
  call('onSelectionsCount', { count: 3 })
  call('onDestroyed')
  expect(heard).toEqual([
    { says: 'go', to: '/login' },
    { says: 'go', to: '/register' },
    { says: 'go', to: '/deposit' },
    { says: 'money' },
    { says: 'money' },
    { says: 'moved', place: '/live', offset: 5 },
    { says: 'top' },
    { says: 'betslip', count: 2 },
    { says: 'betslip', count: 3 },
    { says: 'no betslip' },
  ])
  call('onRouteChange', { pathname: '//evil.example' })
  call('onSelectionsCount', 'many')
  expect(heard).toHaveLength(10)
})

it('P42 a line is slow when its browser says so', () => {
  const lines = [{}, { effectiveType: '4g' }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }, { saveData: true }]
  expect(lines.map(isSlow)).toEqual([false, false, true, true, true])
})
