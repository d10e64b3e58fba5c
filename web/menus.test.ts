/** The screen table and the menus that are filters of it. */
import { describe, expect, test } from 'vitest'
import { isSamePath, menuScreens } from './menus.ts'
import { SCREENS } from './routes.tsx'

const paths = (...args: Parameters<typeof menuScreens>) => menuScreens(...args).map((screen) => screen.path)

describe('the table', () => {
  test('S01 each path stands once, whatever its letter case', () => {
    const all = SCREENS.map((screen) => screen.path.toLowerCase())
    expect(new Set(all).size).toBe(all.length)
  })
  test('S04 account pages need a token', () => {
    const locked = SCREENS.filter((screen) => screen.needs === 'token').map((screen) => screen.path)
    expect(locked).toEqual([
      '/deposit',
      '/withdraw',
      '/TransactionHistory',
      '/security',
      '/security/changepassword',
      '/security/loginhistory',
      '/security/trusteddevices',
      '/Messages',
      '/Messages/SentMessages',
      '/Messages/NewMessage',
    ])
  })
  test('S06 each screen has a title and a description of its own', () => {
    for (const key of ['title', 'description'] as const)
      expect(new Set(SCREENS.map((screen) => screen[key])).size).toBe(SCREENS.length)
  })
})

describe('menus', () => {
  test('players see no login, visitors no account pages', () => {
    expect(paths('menu', 'player')).not.toContain('/login')
    for (const path of ['/deposit', '/withdraw', '/TransactionHistory'])
      expect(paths('menu', 'visitor')).not.toContain(path)
    expect(paths('menu', 'visitor')).toContain('/register')
  })
  test('the bottom bar has room for four and the menu', () => {
    for (const who of ['player', 'visitor'] as const) expect(paths('bottom', who)).toHaveLength(4)
  })
  test('S14 Zeppelin is marked new', () => {
    expect(menuScreens('menu', 'visitor').find((screen) => screen.menu.opens === 'zeppelin')?.menu.badge).toBe(
      'shell.new',
    )
  })
})

test('S11 the current page is known in any letter case', () => {
  expect(isSamePath('/Register', '/register')).toBe(true)
  expect(isSamePath('/deposit/', '/deposit')).toBe(true)
  expect(isSamePath('/', '/')).toBe(true)
  expect(isSamePath('/', '/login')).toBe(false)
})
