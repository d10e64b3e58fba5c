/** What a phone shows: in the player's language, without a figure of money, several bets as one. */
import { expect, it } from 'vitest'
import { LANGUAGES } from '@uwanja/i18n/language'
import { TEXTS } from '@uwanja/i18n/languages'
import type { PushKind } from '@uwanja/contract/site/push'
import { shownOf, together } from './words.ts'

const said = (id: bigint, kind: PushKind, subscriptionId = 1n) =>
  ({ id, subscriptionId, kind, what: 'betDecided', tag: `t-${id}`, path: `/p?${id}`, language: 'sw' }) as const

it('R85 no notice has room for an amount, a name or a number, in any language, and each is short', () => {
  for (const language of LANGUAGES)
    for (const { title, body } of Object.values(TEXTS[language].pushWords)) {
      expect(
        [...`${title}${body}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).filter((name) => name !== 'count'),
      ).toEqual([])
      expect(title.length).toBeLessThanOrEqual(40)
      expect(body.length).toBeLessThanOrEqual(80)
    }
})

it('R85 it is said in the player’s language, in English where that is unknown, and leads to what it is about', () => {
  expect(shownOf([said(7n, 'bets')])).toEqual({
    title: 'Dau lako limeamuliwa',
    body: 'Gusa uone matokeo.',
    tag: 't-7',
    path: '/p?7',
    lang: 'sw',
  })
  expect(shownOf([{ ...said(7n, 'bets'), language: 'xx' }])).toMatchObject({ title: 'Your bet is decided', lang: 'en' })
})

it('R85 bets of one phone that wait together are one notice that says how many, all else is one each', () => {
  const due = [said(1n, 'bets'), said(2n, 'money'), said(3n, 'bets'), said(4n, 'money'), said(5n, 'bets', 2n)]
  expect(together(due).map((group) => group.map(({ id }) => id))).toEqual([[1n, 3n], [2n], [4n], [5n]])
  const round = { ...said(6n, 'bets'), what: 'jackpotEnded' } as const
  expect(together([said(1n, 'bets'), round]).map((group) => group.length)).toEqual([1, 1])
  const [bets] = together(due)
  expect(shownOf(bets!)).toEqual({
    title: 'Habari za madau yako',
    body: 'Kuna habari za madau 2. Gusa uyaone.',
    tag: 'bets',
    path: '/bets',
    lang: 'sw',
  })
})
