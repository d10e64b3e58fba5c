/** References in what players write: each is a way to its payment or bet, and no word is one by mistake. */
import { expect, it } from 'vitest'
import { piecesOf } from './references.ts'

const found = (body: string) => piecesOf(body).flatMap(({ text, isReference }) => (isReference ? [text] : []))

it('O116 a reference of ours, of a company and of a bet is found within a sentence, in whatever letters', () => {
  expect(found('Pesa yangu UW2AFF54E5A8DA25F8FE, haijaingia.')).toEqual(['UW2AFF54E5A8DA25F8FE'])
  expect(found('uw2aff54e5a8da25f8fe')).toEqual(['uw2aff54e5a8da25f8fe'])
  expect(found('(FH00000035) FLW-UWANJA-55984E2F30B893E9')).toEqual(['FH00000035', 'FLW-UWANJA-55984E2F30B893E9'])
  expect(found('bet 55bb131b-467a-4b11-a37b-59c26969fc47?')).toEqual(['55bb131b-467a-4b11-a37b-59c26969fc47'])
})

it('O116 words, amounts, dates and phone numbers are none', () => {
  for (const body of ['Habari za asubuhi', 'NGN 12,500.00', '2026-11-28', '08031234561', 'at 10:40pm', 'M-Pesa2024'])
    expect(found(body)).toEqual([])
})

it('O116 nothing of the text is lost', () => {
  for (const body of ['', 'a', 'FH00000035', 'x FH00000035\ny ', '¡UW2AFF54E5A8DA25F8FE! 我的存款'])
    expect(
      piecesOf(body)
        .map(({ text }) => text)
        .join(''),
    ).toBe(body)
})
