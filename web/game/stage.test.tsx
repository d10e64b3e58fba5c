/** The page around a game: the way back, what is said while it opens, and why it did not; in a window and in a popup. */
import { loadTexts } from '@uwanja/i18n/language'
import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { App } from '../App.tsx'
import { RefusedError } from '../ask.ts'
import { locationOf, standingStill } from '../place.ts'
import { useLanguage } from '../texts/language.ts'
import { Placed } from '../Placed.tsx'
import { GameStage } from './GameStage.tsx'
import { GAME_WINDOW } from './open-game.ts'

const GAME = 'https://studio.example/play?token=x'
const OPENING = 'Opening the game …'
const BACK = /<a [^>]*href="\/slots\?category=3"[^>]*>(?:<svg.*?<\/svg>)?(?:<span[^>]*>)?Lobby(?:<\/span>)?<\/a>/
const FREE = 'Free play: no money is at stake'

const HERE = { location: locationOf('/Game/StartBetsolutions/3'), navigator: standingStill }

beforeAll(async () => useLanguage.setState({ language: 'en', texts: await loadTexts('en', 'all'), reach: 'all' }))
afterEach(() => vi.unstubAllGlobals())

type Props = ComponentProps<typeof GameStage>
function shown(
  launch: Partial<Props['launch']>,
  { freePlay = '0', name = '' }: { freePlay?: '0' | '1'; name?: string },
) {
  vi.stubGlobal('window', { name })
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === 'lastLobby' ? '/slots?category=3' : null) })
  return renderToString(
    <App>
      <Placed {...HERE}>
        <GameStage launch={{ data: null, error: null, isPending: false, ...launch }} freePlay={freePlay} />
      </Placed>
    </App>,
  )
}

test('G06 in a window of the site a bar leads back to the lobby, and says when no money is at stake', () => {
  const real = shown({ data: { url: GAME } }, {})
  expect(real).toMatch(BACK)
  expect(real).not.toContain(FREE)
  expect(shown({ data: { url: GAME } }, { freePlay: '1' })).toContain(FREE)
})

test('B43 over every game stands the time of day, in a popup too', () => {
  for (const name of ['', GAME_WINDOW])
    expect(shown({ data: { url: GAME } }, { name })).toMatch(/>Time:.*<time [^>]*>\d\d:\d\d</)
})

test('B43 in a window of the site the time takes no line of its own: it stands in the bar', () => {
  const bar = /<header.*?<\/header>/s.exec(shown({ data: { url: GAME } }, {}))?.[0]
  expect(bar).toMatch(/<time [^>]*>\d\d:\d\d</)
  expect(shown({ data: { url: GAME } }, {}).match(/<time /g)).toHaveLength(1)
})

test('R82 above a game stand the way out, the lobby and the time, in a popup too; who has no account has no balance', () => {
  for (const name of ['', GAME_WINDOW]) {
    const bar = /<header.*?<\/header>/s.exec(shown({ data: { url: GAME } }, { name }))?.[0]
    expect(bar).toMatch(/<button[^>]*aria-label="Leave the game"/)
    expect(bar).toMatch(BACK)
    expect(bar).not.toMatch(/Balance|Deposit/)
  }
})

test('G06 that it opens is said from the tap until the company’s page has come', () => {
  expect(shown({ isPending: true }, {})).toContain(OPENING)
  expect(shown({ data: { url: GAME } }, {})).toContain(OPENING)
})

test('G06 why it did not open is said in words, and no longer that it opens', () => {
  const refused = shown({ error: new RefusedError('GAME_NOT_AVAILABLE') }, {})
  expect(refused).toMatch(/role="alert".*The game did not open/)
  expect(refused).not.toContain(OPENING)
  expect(refused).not.toContain('We could not reach the game')
  expect(refused.match(new RegExp(BACK, 'g'))).toHaveLength(2)
  const lost = shown({ error: new TypeError('Failed to fetch') }, { name: GAME_WINDOW })
  expect(lost).toContain('We could not reach the game. No money moved.')
  expect(lost).toMatch(/<button[^>]*>Close<\/button>/)
  expect(shown({ data: { url: 'javascript:alert(1)' } }, {})).toContain('The game did not open')
})

test('T04 what is withheld of winnings stands above the game, and nothing where nothing is', () => {
  expect(shown({ data: { url: GAME, tax: '12.75' } }, {})).toMatch(/12\.75\s?%/)
  for (const tax of [undefined, '0', 5, null]) expect(shown({ data: { url: GAME, tax } }, {})).not.toContain('%')
})
