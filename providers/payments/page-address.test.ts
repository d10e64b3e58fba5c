/** Where players may be sent, and what a second copy of an order says of the first. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { pageAddress } from './page-address.ts'
import { selcomWithdraw } from './selcom/withdraw.ts'

const wire = { baseUrl: 'https://pay.example/v3', callbackUrl: '', siteUrl: '', timeoutMs: 1_000 }
const servers: Server[] = []
afterAll(() => servers.forEach((server) => server.close()))

it('X01 a company sends players to itself and to the listed places, and nowhere else', () => {
  const keys = { pageOrigins: 'https://bank.example, https://acs.example/path' }
  for (const url of ['https://pay.example/x', 'https://bank.example/3ds?a=b', 'https://acs.example/'])
    expect(pageAddress(url, { ...wire, keys })).toBe(url)
  for (const url of [
    '',
    'javascript:alert(1)',
    'http://pay.example/x',
    'https://pay.example.evil.example/',
    'https://pay.example@evil.example/',
    '//evil.example/',
  ])
    expect(pageAddress(url, { ...wire, keys })).toBeNull()
  expect(pageAddress('https://bank.example/', { ...wire, keys: {} })).toBeNull()
})

it('X05 W06 a payout that Selcom calls a copy is not given back: what became of the first is asked', async () => {
  const said = {
    reference: '1',
    transid: 'UW1',
    resultcode: '409',
    result: 'FAIL',
    message: 'Duplicate transid',
    data: [],
  }
  const server = createServer((_request, response) => response.end(JSON.stringify(said)))
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const order = {
    key: 'UW1',
    amount: { currency: 'TZS', minor: 100_000n } as const,
    msisdn: '255712345678',
    accountReference: '255712345678',
    details: { channel: 'VMCASHIN' },
  }
  expect(await selcomWithdraw.start(order, { ...wire, baseUrl, keys: {} }, {})).toEqual({ next: 'wait' })
})
