/** What is typed becomes a banner, and the first three of those that run are seen. */
import { expect, it } from 'vitest'
import type { OfficeBanner } from '@uwanja/contract/operators/banners'
import { bannerOf, standingOf, typedOf } from './banner-fields.ts'

const said = (text: string) => ({ en: text, sw: text, zh: text })
const aBanner = (more: Partial<OfficeBanner>): OfficeBanner => ({
  id: '4',
  texts: { title: said('A cup'), text: said('Have a look') },
  picture: '/pictures/promotions/a.webp',
  link: '/cashraces',
  position: 7,
  isShown: true,
  isRunning: true,
  startsAt: '2026-12-01T10:00:00.000Z',
  endsAt: null,
  jurisdiction: 'NG',
  ...more,
})

it('C44 a banner goes through the form unchanged', () => {
  expect(bannerOf('4', typedOf(aBanner({}), []))).toEqual({
    id: '4',
    texts: { title: said('A cup'), text: said('Have a look') },
    picture: '/pictures/promotions/a.webp',
    link: '/cashraces',
    position: '7',
    isShown: true,
    startsAt: '2026-12-01T10:00:00.000Z',
    endsAt: '',
    jurisdiction: 'NG',
  })
})

it('C44 a new banner stands behind the others and is shown to nobody yet', () => {
  expect(typedOf(null, [])).toMatchObject({ position: '1', isShown: false, startsAt: '', endsAt: '' })
  expect(typedOf(null, [aBanner({ position: 3 }), aBanner({ position: 12 })]).position).toBe('13')
  expect(typedOf(null, [aBanner({ position: 999 })]).position).toBe('999')
})

it('C44 of those that run the first three are seen', () => {
  const banners = [
    aBanner({ isShown: false, isRunning: false }),
    aBanner({}),
    aBanner({ isRunning: false }),
    aBanner({}),
    aBanner({}),
    aBanner({}),
  ]
  expect(banners.map((one) => standingOf(one, banners))).toEqual(['off', 'seen', 'notNow', 'seen', 'seen', 'waits'])
})
