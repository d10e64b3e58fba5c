/** What is said of payment companies' settings at the start. */
import { expect, it } from 'vitest'
import { fittingCallbackUrl, missingPageOrigins } from './payment-start.ts'

it('D14 a callback address that Flutterwave’s client would refuse ends the start', () => {
  const most = 100 - '/callbacks/payments/fasthub'.length
  const ofLength = (length: number) => `https://${'x'.repeat(length - 'https://'.length)}`
  expect(() => fittingCallbackUrl(ofLength(most))).not.toThrow()
  expect(() => fittingCallbackUrl(ofLength(most + 1))).toThrow('PUBLIC_CALLBACK_URL')
})

it('D10 D14 a company whose pages may be nowhere but at its own address is named, unless it is on this machine', () => {
  const methods = ['selcom', 'selcom', 'fasthub'].map((company) => ({ facts: { company, viewName: 'X' } }))
  const missing = (baseUrl: string, pageOrigins: string) =>
    missingPageOrigins(methods, (company) => ({ baseUrl, keys: company === 'selcom' ? { pageOrigins } : {} }))
  expect(missing('https://apigw.example', '')).toEqual(['SELCOM_PAGE_ORIGINS'])
  expect(missing('https://apigw.example', 'https://pay.example')).toEqual([])
  for (const here of ['http://127.0.0.1:8081/selcom', 'http://localhost:8081/selcom', ''])
    expect(missing(here, '')).toEqual([])
})
