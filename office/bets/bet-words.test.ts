/** A bet's codes, as an operator reads them. */
import { office as en } from '@uwanja/i18n/en/office'
import { office as sw } from '@uwanja/i18n/sw/office'
import { office as zh } from '@uwanja/i18n/zh/office'
import { describe, expect, it } from 'vitest'
import { speak } from '../speech.ts'
import { answerText, kindText, resultText } from './bet-words.ts'

const speech = speak('en', en, 'Africa/Lagos')

describe('the words of a bet', () => {
  it.each([
    [null, null, '–'],
    ['1 0 1', null, 'Won'],
    ['0 0 1', null, 'Lost'],
    ['1 1/2 1', null, 'Half won'],
    ['0 1/2 1', null, 'Half lost'],
    ['1 0 1/2', null, 'Shared place'],
    ['0 1 1', 'moved', 'Void · moved too far'],
    ['0 1 1', 'cancelled', 'Void · taken back by the feed'],
    // What nobody has a word for stays as it is.
    ['0 1 1', 'eclipse', 'Void · eclipse'],
  ])('O113 the result %s, void case %s, is %s', (result, voidCase, text) => {
    expect(resultText(speech, result, voidCase)).toBe(text)
  })

  it('O113 a refusal of the wallet is told apart from an answer, in words', () => {
    expect(answerText(speech, { state: 'answered', code: 'OK' })).toBe('answered')
    expect(answerText(speech, { state: 'answered', code: null })).toBe('answered')
    expect(answerText(speech, { state: 'answered', code: 'INSUFFICIENT_FUNDS' })).toBe('refused: not enough money')
    expect(answerText(speech, { state: 'disputed', code: 'ROUND_STANDS' })).toBe(
      'refused by the wallet: a result of the round stands',
    )
    expect(answerText(speech, { state: 'owed', code: 'ECLIPSE' })).toBe('owed: ECLIPSE')
  })

  it('O113 a system says of how many it makes lines; a flex, how many may be wrong', () => {
    const bet = { kind: 'system', sizes: [2, 3], legs: [1, 2, 3, 4], mayFail: null } as const
    expect(kindText(speech, bet)).toBe('System 2, 3 of 4')
    expect(kindText(speech, { ...bet, kind: 'single', sizes: [1], legs: [1] })).toBe('Single')
    expect(kindText(speech, { ...bet, kind: 'flex', sizes: [4], mayFail: 1 })).toBe('Flex, 1 may be wrong')
  })

  it('O113 each language has the words', () => {
    for (const texts of [sw, zh]) {
      const said = speak('sw', texts, 'Africa/Lagos')
      for (const text of [
        resultText(said, '1 1/2 1', null),
        answerText(said, { state: 'answered', code: 'LIMIT_REACHED' }),
      ])
        expect(text).not.toMatch(/half|LIMIT/i)
    }
  })
})
