/** Which pages each role finds in the side menu, written out: the menu is a filter of the table of screens. */
import { expect, it } from 'vitest'
import { may, ROLE_NAMES, type Role } from '@uwanja/contract/operators/roles'
import { SCREENS } from './routes.tsx'

const FIRST = ['overview']
/** All that compliance looks after; an admin has the operators beside it. */
const OF_COMPLIANCE = [
  ...FIRST,
  ...['players', 'erasures', 'approvals', 'withdrawals', 'deposits', 'reconciliation', 'rollbacks', 'holds'],
  ...[
    'pictures',
    'protections',
    'harm',
    'messages',
    'ledger',
    'games',
    'reports',
    'treasury',
    'integrations',
    'audit',
    'breaches',
  ],
]
const MENUS: Readonly<Record<Role, readonly string[]>> = {
  support: [
    ...FIRST,
    ...['players', 'erasures', 'withdrawals', 'deposits', 'holds', 'protections', 'harm', 'messages', 'promotions'],
  ],
  content: [...FIRST, 'games'],
  marketing: [...FIRST, 'approvals', 'promotions'],
  trading: [...FIRST, 'players', 'approvals', 'rollbacks', 'ledger', 'games'],
  finance: [
    ...FIRST,
    ...['players', 'erasures', 'approvals', 'withdrawals', 'deposits', 'reconciliation', 'rollbacks', 'holds'],
    ...['promotions', 'ledger', 'reports', 'treasury', 'integrations'],
  ],
  compliance: OF_COMPLIANCE,
  admin: [...OF_COMPLIANCE.flatMap((one) => (one === 'ledger' ? ['promotions', one] : [one])), 'operators'],
}

/** A page that nobody has written down here yet is no page that somebody has too many. */
const KNOWN = new Set(MENUS.admin)

it.each([...ROLE_NAMES])('O01 the menu of %s', (role) => {
  const shown = SCREENS.filter(({ icon, needs }) => icon && (needs === 'everyone' || may(role, needs)))
  expect(shown.map(({ title }) => title).filter((title) => KNOWN.has(title))).toEqual(MENUS[role])
})

it('O01 every address is one page, and a page of one thing stands in no menu', () => {
  expect(new Set(SCREENS.map(({ path }) => path)).size).toBe(SCREENS.length)
  for (const { path, icon } of SCREENS) expect(icon === undefined, path).toBe(path.includes(':'))
})
