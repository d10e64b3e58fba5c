/**
 * Who may do what in the office, written out: a role that is given one thing more, or one thing less, fails here, whatever
 * the table says. A new permission is a line here.
 */
import { describe, expect, it } from 'vitest'
import { APPROVAL_KINDS } from './approvals.ts'
import { isWeighty, may, PERMISSIONS, ROLE_NAMES } from './roles.ts'

const ROLES = ['support', 'content', 'marketing', 'trading', 'finance', 'compliance', 'admin']

/** One letter a role: Support, conTent, Marketing, tRading, Finance, Compliance, Admin; a dot: not. */
const MATRIX: Readonly<Record<string, string>> = {
  'players.read': 'S..RFCA',
  'players.note': 'S...FCA',
  'players.rank': '.....CA',
  'corrections.make': '....F.A',
  'results.correct': '...RF.A',
  'approvals.read': '..MRFCA',
  // With the permission to decide about protection compliance may also be its second person, and of nothing else.
  'approvals.decide': 'protection.decide' in PERMISSIONS ? '...RFCA' : '...RF.A',
  'withdrawals.read': 'S...FCA',
  'withdrawals.decide': '....F.A',
  'deposits.read': 'S...FCA',
  'deposits.decide': '....F.A',
  'reconciliation.read': '....FCA',
  'reconciliation.decide': '....F.A',
  'identity.read': 'S...FCA',
  'identity.grant': '.....CA',
  'holds.read': 'S...FCA',
  'holds.decide': '....FCA',
  'pictures.look': '.....CA',
  'protection.read': 'S....CA',
  'protection.decide': '.....CA',
  'factors.reset': '.....CA',
  'harm.read': 'S....CA',
  'harm.answer': 'S....CA',
  'messages.read': 'S....CA',
  'messages.answer': 'S.....A',
  'suspicion.read': '.....CA',
  'suspicion.decide': '.....CA',
  'dormant.read': 'S...FCA',
  'dormant.decide': '....FCA',
  'ledger.read': '...RFCA',
  'games.read': '.T.R.CA',
  'games.edit': '.T....A',
  'jackpots.read': '...RF.A',
  'jackpots.edit': '...R..A',
  'jackpots.results': '...R..A',
  'jackpots.settle': '...RF.A',
  'bets.read': 'S..RFCA',
  'trading.read': '...RFCA',
  'trading.price': '...R..A',
  'trading.review': '...R..A',
  'trading.results': '...R..A',
  'trading.settle': '...RF.A',
  'trading.limits': '...R..A',
  'cashraces.read': '.T.RF.A',
  'cashraces.edit': '.T.R..A',
  'cashraces.settle': '...RF.A',
  'promotions.read': 'S.M.F.A',
  'promotions.edit': '..M...A',
  'promotions.spend': '..M.F.A',
  'integrations.read': '....FCA',
  'integrations.edit': '......A',
  'keys.edit': '......A',
  'reports.read': '....FCA',
  'reports.export': '....FCA',
  'treasury.move': '....F.A',
  'breaches.keep': '.....CA',
  'audit.read': '.....CA',
  'operators.manage': '......A',
}

const WEIGHTY = [
  'corrections.make',
  'results.correct',
  'approvals.decide',
  'withdrawals.decide',
  'deposits.decide',
  'reconciliation.decide',
  'identity.grant',
  'holds.decide',
  'pictures.look',
  'protection.decide',
  'factors.reset',
  'suspicion.decide',
  'dormant.decide',
  'jackpots.results',
  'jackpots.settle',
  'trading.review',
  'trading.results',
  'trading.settle',
  'trading.limits',
  'cashraces.settle',
  'promotions.spend',
  'integrations.edit',
  'keys.edit',
  'treasury.move',
  'operators.manage',
]

describe('O01 who may do what', () => {
  it('O01 every permission and every role stands in the matrix', () => {
    expect(Object.keys(PERMISSIONS).filter((one) => !Object.hasOwn(MATRIX, one))).toEqual([])
    expect([...ROLE_NAMES]).toEqual(ROLES)
  })

  it.each(Object.entries(MATRIX).filter(([permission]) => permission in PERMISSIONS))(
    'O01 %s: %s',
    (permission, letters) => {
      const allowed = ROLES.map((role, at) => (may(role, permission as keyof typeof PERMISSIONS) ? 'STMRFCA'[at] : '.'))
      expect(allowed.join('')).toBe(letters)
    },
  )

  it('O01 a role that nobody knows may do nothing, and is nobody’s second person', () => {
    for (const role of ['', 'Admin', 'constructor', 'toString', '__proto__']) {
      for (const permission of Object.keys(PERMISSIONS)) expect(may(role, permission as never), role).toBe(false)
      expect(isWeighty(role)).toBe(false)
    }
  })

  it('O14 weighty is who decides about money or people', () => {
    expect(ROLES.filter(isWeighty)).toEqual(['marketing', 'trading', 'finance', 'compliance', 'admin'])
  })

  it('O14 what needs a second person is weighty to ask for, and so is what is decided without one', () => {
    const weighty = Object.entries(PERMISSIONS).filter(([, { isWeighty: is }]) => is)
    expect(weighty.map(([permission]) => permission)).toEqual(WEIGHTY)
    // Else one admin makes the operator who asks for what the same admin approves.
    expect(Object.values(APPROVAL_KINDS).filter((permission) => !WEIGHTY.includes(permission))).toEqual([])
  })
})
