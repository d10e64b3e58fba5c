/** What is sent of a visit that a partner sent, and what is a code at all. */
import { marketing } from '@uwanja/contract/site/marketing'
import { describe, expect, test } from 'vitest'
import { makeSend } from '../send.ts'
import { codeOf } from '@uwanja/contract/site/refcode'
import { clickOf } from './click.ts'

const click = (pathname: string, referrer = '') => clickOf('rosaree', { pathname, referrer }, { isFirst: true })

test.each([
  ['/', '', ''],
  ['/cashraces', 'cashraces', ''],
  ['/Sports/BSBetting', 'Sports', 'BSBetting'],
  ['/sw/Sports/BTI', 'sw', 'Sports'],
  ['//a//b//', 'a', 'b'],
  ['/%E9%A3%9E/%', '飞', '%'],
  ['/%00a', 'a', ''],
])('A22 on %s the controller is "%s" and the action "%s"', (pathname, controllerName, actionName) =>
  expect(click(pathname)).toMatchObject({ controllerName, actionName }),
)

test('A22 everything that is sent is taken, however long', () => {
  const long = click(`/${'x'.repeat(500)}/${'y'.repeat(500)}`, `https://partner.example/${'z'.repeat(5_000)}`)
  expect(marketing.registerCampaignClick.input.safeParse(long).success).toBe(true)
})

test('A22 K08 the values travel in the query, without body and without token', async () => {
  const seen: [string, RequestInit][] = []
  const send = makeSend({
    fetch: async (path, init) => {
      seen.push([path, init])
      return new Response('{"statusCode":0}')
    },
    token: () => 'a-token',
    log: () => {},
    connection: () => {},
  })
  await send(marketing.registerCampaignClick, click('/Sports/BSBetting', 'https://partner.example/?a=b'))
  const [path, { method, body, headers }] = seen[0]!
  expect([method, body, Object.keys(headers!)]).toEqual(['POST', undefined, ['accept']])
  expect(path.split('?')[0]).toBe('/api/api/Marketing/RegisterCampaignClick')
  expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toEqual({
    refcode: 'rosaree',
    host: 'https://partner.example/?a=b',
    controllerName: 'Sports',
    actionName: 'BSBetting',
    isFirst: 'true',
  })
})

describe('A16 a code', () => {
  test.each([
    ['rosaree', 'rosaree'],
    [' Msafi 1 ', 'Msafi 1'],
    ['', ''],
    ['   ', ''],
    ['a\u0000b', ''],
    ['x'.repeat(129), ''],
  ])('"%s" is kept as "%s"', (raw, code) => expect(codeOf(raw)).toBe(code))
})
