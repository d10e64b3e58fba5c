/** What the sportsbooks' pages make of a provider, a launch, a place and a message. */
import { expect, it } from 'vitest'
import { goToBetslip, readMessage } from './frame-messages.ts'
import { cultureOf, frameAddress, frameLanguage, leadsOf, safePlace } from './sports-rules.ts'

it('P10 a preMatchUrl is one of our pages in any letter case, an address that may be framed, or nothing', () => {
  expect(leadsOf('/sports/ALTENARLITE/', [])).toEqual({ to: '/Sports/AltenarLite' })
  expect(leadsOf('https://book.example/x', null)).toEqual({ framed: 'https://book.example/x' })
  expect(leadsOf('https://book.example/x', ['https://book.example'])).toEqual({ framed: 'https://book.example/x' })
  for (const raw of ['https://book.example/x', 'javascript:alert(1)', '/Sports/Other', '', null, 7])
    expect(leadsOf(raw, ['https://other.example'])).toBeNull()
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
  const entry = { base: 'https://book.example/altenar/?skin=2', basePath: '/Sports/Altenar', culture: 'sw-SW' }
  expect(frameAddress({ ...entry, session: 's1', place: '' })).toBe(
    'https://book.example/altenar/sw-SW/?skin=2&currentSession=s1&basePath=%2FSports%2FAltenar',
  )
  expect(frameAddress({ ...entry, session: '', place: '/event/7?tab=goals#odds' })).toBe(
    'https://book.example/altenar/sw-SW/event/7?skin=2&tab=goals&basePath=%2FSports%2FAltenar#odds',
  )
  for (const base of ['', 'javascript:alert(1)', null])
    expect(frameAddress({ ...entry, base, session: '', place: '' })).toBeNull()
})

it('P04 a place is a plain path, query or hash within the frame, and nothing else', () => {
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
})
