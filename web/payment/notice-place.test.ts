/** What comes late on a cashier's page moves no method. */
import { expect, test } from 'vitest'
import { noticePlace, type NoticePlace } from './notice-place.ts'

/** Where it stands after each moment, as "rules" or "methods" come. */
function places(...coming: readonly ('rules' | 'methods' | 'both')[]) {
  let [place, isNoticeThere, areMethodsShown]: [NoticePlace | null, boolean, boolean] = [null, false, false]
  return coming.map((what) => {
    isNoticeThere ||= what !== 'methods'
    areMethodsShown ||= what !== 'rules'
    return (place = noticePlace(place, { isNoticeThere, areMethodsShown }))
  })
}

test('B58 what is known no later than the methods stands above them, and stays there', () => {
  expect(places('rules', 'methods')).toEqual(['above', 'above'])
  expect(places('both')).toEqual(['above'])
})

test('B58 what comes after the methods stands below them', () => {
  expect(places('methods', 'rules')).toEqual(['below', 'below'])
})

test('B58 while neither is there nothing is decided', () => {
  expect(noticePlace(null, { isNoticeThere: false, areMethodsShown: false })).toBe(null)
})
