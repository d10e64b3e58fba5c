/** A code on the slip, asked of a server that answers as the book does: what it puts there, what it ends, and what failed. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Loaded } from '@uwanja/contract/book/codes'
import { bookMarkets } from '@uwanja/i18n/zh/book-markets'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { answersAt } from '../at-book.ts'
import { useChoices } from './choices.ts'
import { beginEditing, useEdited } from './editing.ts'
import { loadCode } from './load-code.ts'
import { replaceSelections, useSlip } from './slip.ts'

const WORDS = { language: 'zh', names: bookMarkets } as const
const PICK = {
  event: '17',
  home: 'Radi City',
  away: 'Upepo Rovers',
  sideNames: { home: { zh: '雷霆城' }, away: {} },
  startsAt: '2026-11-27T18:00:00.000Z',
  phase: 'before',
  market: 'goals.match.1x2',
  specifiers: '',
  outcome: '1',
  odds: 1900,
  epoch: 4,
} as const
const SLIP: Loaded = {
  legs: [
    { was: 2100, odds: 1900, isMoved: true, isBanker: true, picks: [PICK] },
    { was: 1500, odds: null, isMoved: false, isBanker: false, picks: [{ ...PICK, event: '18', odds: null }] },
    { was: 3000, odds: 3000, isMoved: false, isBanker: false, picks: [{ ...PICK, event: '19', odds: 3000 }] },
  ],
  dropped: [],
  sizes: [1],
  system: null,
  mayFail: null,
}

describe('a code', () => {
  let server: Server
  let answer: { readonly http: number; readonly body: string }
  const asked: (string | undefined)[] = []
  const says = (status: string, data: unknown, statusCode = 0): void => {
    answer = { http: statusCode === 0 ? 200 : 400, body: JSON.stringify({ statusCode, status, data }) }
  }
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url)
      response.writeHead(answer.http, { 'content-type': 'application/json' }).end(answer.body)
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    answersAt(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`)
  })
  afterEach(() => {
    replaceSelections([])
    useEdited.setState({ edited: null })
  })
  afterAll(() => {
    answersAt('')
    server.close()
  })

  it('Y88 takes the slip’s place, at the prices of now where there are any, with its shape, and as a bet of its own', async () => {
    says('SUCCESS', { code: 'BKTRMX', endsAt: PICK.startsAt, uses: 1, slip: SLIP })
    beginEditing({ bet: 'old', stake: 1000, currency: 'TZS' })
    const loading = await loadCode('bk trmx', WORDS)
    expect(asked.at(-1)).toBe('/book/v1/codes/load?code=bk+trmx')
    const { selections } = useSlip.getState()
    expect(selections.map(({ event, odds, eventName, outcomeName }) => [event, odds, eventName, outcomeName])).toEqual([
      ['17', 1900, '雷霆城 – Upepo Rovers', '雷霆城'],
      ['18', 1500, '雷霆城 – Upepo Rovers', '雷霆城'],
      ['19', 3000, '雷霆城 – Upepo Rovers', '雷霆城'],
    ])
    expect(loading).toMatchObject({ found: { moved: [{ name: '雷霆城', was: 2100, now: 1900 }], dropped: [] } })
    const { mode, bankers } = useChoices.getState()
    expect([mode, bankers]).toEqual(['system', ['17/goals.match.1x2?/1']])
    expect(useEdited.getState().edited).toBeNull()
  })

  it('Y88 that nobody knows, that is asked for too often, or whose answer is lost leaves the slip and the bet that is edited', async () => {
    const own = { event: '1', market: 'm', specifiers: '', outcome: '1', odds: 2000, epoch: 1 }
    const selection = { ...own, eventName: '', marketName: '', outcomeName: '', startsAt: '', isLive: false }
    replaceSelections([selection])
    const edited = { bet: 'old', stake: 1000, currency: 'TZS' }
    beginEditing(edited)
    says('CODE_NOT_FOUND', null, 1)
    expect(await loadCode('BKTRMX', WORDS)).toEqual({ failed: 'unknown' })
    says('TOO_MANY_REQUESTS', null, 1)
    expect(await loadCode('BKTRMX', WORDS)).toEqual({ failed: 'many' })
    answer = { http: 502, body: '<html>' }
    expect(await loadCode('BKTRMX', WORDS)).toEqual({ failed: 'lost' })
    expect(useSlip.getState().selections).toEqual([selection])
    expect(useEdited.getState().edited).toEqual(edited)
  })
})
