/** The card's chain of steps. */
import { describe, expect, test } from 'vitest'
import { payPage } from '../payment/pay-page.ts'
import { nextCardStep } from './card-rules.ts'

describe('D15 a card’s next step', () => {
  test.each([
    [{ errorMessage: 'pin' }, 'card', { step: 'pin' }],
    [{ errorMessage: 'avs_noauth' }, 'card', { step: 'avs_noauth' }],
    [{ errorMessage: '' }, 'card', { step: 'done' }],
    [{}, 'card', { step: 'done' }],
    [null, 'otp', { step: 'done' }],
    [{ paymentRef: 'FLW-1' }, 'pin', { step: 'otp', paymentRef: 'FLW-1' }],
    [{ errorMessage: 'otp', paymentRef: 'FLW-1' }, 'card', { step: 'otp', paymentRef: 'FLW-1' }],
    [{ errorMessage: '', paymentRef: '' }, 'pin', { step: 'done' }],
    [{ errorMessage: 'Do not honour' }, 'card', { step: 'problem', text: 'Do not honour' }],
  ] as const)('%j after the %s is %j', (answer, after, next) => {
    expect(nextCardStep(answer, after)).toEqual(next)
  })

  test('the issuer’s page is a page of the web', () => {
    const to = (paymentUrl: unknown) => nextCardStep({ errorMessage: 'redirect', paymentUrl }, 'card').step
    expect(to('https://issuer.example/check?x=1')).toBe('redirect')
    expect(['javascript:alert(1)', 'data:text/html,x', '', undefined].map(to)).toEqual(Array(4).fill('problem'))
  })

  test('the issuer’s page is one of those that the server has named', () => {
    const named = ['https://issuer.example']
    expect(payPage('https://issuer.example/check?x=1', named)).toBe('https://issuer.example/check?x=1')
    for (const other of ['https://issuer.example.evil.example/', 'http://issuer.example/', 'https://evil.example/'])
      expect(payPage(other, named)).toBeNull()
    expect(payPage('javascript:alert(1)', null)).toBeNull()
  })
})
