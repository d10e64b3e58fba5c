/** EGT: its XML and nothing beyond it, its codes, its addresses, and its one call for stake and win. */
import { describe, expect, it } from 'vitest'
import type { GameAnswer, Wire } from '../../plugs.ts'
import { egt } from './adapter.ts'
import { readXml } from './xml.ts'

const keys = { portalCode: 'UWANJA', userName: 'egt', password: 'new', passwordPrevious: 'old' }
const wire: Wire = { baseUrl: 'http://x/egt', callbackUrl: 'http://y', keys, timeoutMs: 100 }
const SESSION =
  '<UserName>egt</UserName><Password>new</Password><PlayerId>7</PlayerId><SessionId>session-1</SessionId><PortalCode>UWANJA_NGN</PortalCode>'
const MOVE =
  '<TransferId>k</TransferId><GameId>801</GameId><GameNumber>r</GameNumber><Amount>300</Amount><Currency>NGN</Currency>'
const raw = (call: string, inside: string, more = {}) => ({
  path: `/${call}`,
  headers: {},
  rawBody: `<?xml version="1.0" encoding="UTF-8"?>\n<${call}Request>${inside}</${call}Request>`,
  nowMs: 0,
  ...more,
})
const withdraw = raw('Withdraw', `${SESSION}${MOVE}<Reason>ROUND_BEGIN</Reason>`)
const session = { token: '7.session-1', playerId: '7' }
const move = { ...session, key: 'k', round: 'r', gameId: '801', minor: 300n, currency: 'NGN' }

describe('G07 EGT’s calls', () => {
  it('are read with amounts in minor units', () => {
    expect(egt.read(withdraw, wire)).toEqual({ ask: 'bet', ...move })
    const deposit = (Reason: string) => raw('Deposit', `${SESSION}${MOVE}<Reason>${Reason}</Reason>`)
    expect(egt.read(deposit('ROUND_END'), wire)).toEqual({ ask: 'win', ...move })
    expect(egt.read(deposit('JACKPOT_END'), wire)).toEqual({ ask: 'win', ...move })
    expect(egt.read(deposit('ROUND_CANCEL'), wire)).toEqual({ ask: 'rollback', ...session, key: 'k', betKey: 'k' })
    expect(egt.read(deposit('ROUND_BEGIN'), wire)).toEqual({ problem: 'malformed' })
    const both = raw('WithdrawAndDeposit', `${SESSION}${MOVE}<WinAmount>0</WinAmount><Reason>ROUND_END</Reason>`)
    expect(egt.read(both, wire)).toEqual({ ask: 'bet-and-win', ...move, winMinor: 0n })
  })

  it('exchange the code for nothing but their own session id', () => {
    const auth = { ...raw('Auth', `${SESSION}<DefenceCode>code</DefenceCode>`), path: '/Authenticate' }
    expect(egt.read(auth, wire)).toEqual({ ask: 'open', publicToken: 'code', playerId: '7', ownToken: '7.session-1' })
  })

  it('X06 are refused with another password, portal or address; the old password is good while it is set', () => {
    const said = (from: string, to: string) => ({ ...withdraw, rawBody: withdraw.rawBody.replace(from, to) })
    expect(egt.read(said('>new<', '>guess<'), wire)).toEqual({ problem: 'signature' })
    expect(egt.read(said('>new<', '><'), wire)).toEqual({ problem: 'signature' })
    expect(egt.read(said('>egt<', '>another<'), wire)).toEqual({ problem: 'signature' })
    expect(egt.read(said('>egt<', '><'), wire)).toEqual({ problem: 'signature' })
    expect(egt.read(said('>new<', '>old<'), wire)).toMatchObject({ ask: 'bet' })
    expect(egt.read(said('UWANJA_NGN', 'OTHERS_NGN'), wire)).toEqual({ problem: 'malformed' })
    const guarded = { ...wire, keys: { ...keys, addresses: '10.1.0.0/16, 192.0.2.7' } }
    expect(egt.read({ ...withdraw, address: '10.1.2.3' }, guarded)).toMatchObject({ ask: 'bet' })
    expect(egt.read({ ...withdraw, address: '192.0.2.8' }, guarded)).toEqual({ problem: 'signature' })
    expect(egt.read(withdraw, guarded)).toEqual({ problem: 'signature' })
  })

  it('are answered in their codes, with the real balance', () => {
    const body = (answer: GameAnswer) => egt.answer(withdraw, answer, wire).body.replace(/^<\?xml[^>]*>/, '')
    expect(body({ did: 'moved', reference: '9', balanceMinor: 700n, duplicate: true })).toBe(
      '<WithdrawResponse><Balance>700</Balance><CasinoTransferId>9</CasinoTransferId><ErrorCode>1100</ErrorCode><ErrorMessage>OK</ErrorMessage></WithdrawResponse>',
    )
    const codes = [
      ['funds', '3100', 'FUNDS'],
      ['expired', '3100', 'EXPIRED'],
      ['limit', '3100', 'LIMIT'],
      ['blocked', '3100', 'BLOCKED'],
      ['currency', '3000', 'CURRENCY'],
      ['reused', '3000', 'TRANSFER_ID'],
      ['fault', '3000', 'INTERNAL'],
    ] as const
    for (const [why, code, word] of codes)
      expect(body({ did: 'refused', why, balanceMinor: null })).toBe(
        `<WithdrawResponse><ErrorCode>${code}</ErrorCode><ErrorMessage>${word}</ErrorMessage></WithdrawResponse>`,
      )
  })
})

describe('G07 the XML that is read', () => {
  it('is elements and text, with the five entities', () => {
    expect(readXml(' <A><B>1 &lt; 2 &amp;amp;</B><C/></A> ')?.children.map(({ text }) => text)).toEqual([
      '1 < 2 &amp;',
      '',
    ])
  })

  it.each([
    '<!DOCTYPE a [<!ENTITY x "y">]><A><B>&x;</B></A>',
    '<A><B>&x;</B></A>',
    '<A><B>&#65;</B></A>',
    '<A><B>a & b</B></A>',
    '<A b="c"></A>',
    '<A><!-- c --></A>',
    '<A><![CDATA[b]]></A>',
    '<A><?php ?></A>',
    '<A><B></A></B>',
    '<A>text<B></B></A>',
    '<A></A><B></B>',
    '<A><B><C><D></D></C></B></A>',
    '<A>',
    '',
  ])('is not %s', (text) => {
    expect(readXml(text)).toBeNull()
  })

  it('X06 says nothing twice', () => {
    const twice = { ...withdraw, rawBody: withdraw.rawBody.replace('<GameId>', '<Amount>1</Amount><GameId>') }
    expect(egt.read(twice, wire)).toEqual({ problem: 'malformed' })
  })
})
