/** Templates of letters: kept under one name each, whole in every language, changed and removed by who may. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LetterTemplate } from '@uwanja/contract/operators/letter-templates'
import { office } from '@uwanja/contract/operators/office'
import { RULE_KINDS } from '../db/testing.ts'
import { aHouse, type House } from '../testing/house.ts'
import { aPromotionDesk } from '../testing/promotions.ts'

const TEXTS = {
  header: { en: 'The cup begins', sw: 'Kombe linaanza', zh: '杯赛开始' },
  text: { en: 'Have a look.', sw: 'Angalia.', zh: '来看看。' },
}

describe.each(RULE_KINDS)('C45 templates of letters, %s', (kind) => {
  let house: House
  let desk: Awaited<ReturnType<typeof aPromotionDesk>>
  beforeAll(async () => {
    house = await aHouse(kind)
    desk = await aPromotionDesk(house)
  })
  afterAll(() => house.close())

  const keep = (id: string, name: string, texts = TEXTS) => desk.ask(office.keepLetterTemplate, { id, name, texts })
  const made = async (name: string) => ((await keep('', name)).data as { id: string }).id
  const listed = async () =>
    ((await desk.ask(office.letterTemplates, {}, desk.support)).data as { templates: LetterTemplate[] }).templates
  const remove = async (id: string, token?: string) =>
    (await desk.ask(office.removeLetterTemplate, { id }, token)).status

  it('C45 stand by their names, are changed, and leave only a line of the trail', async () => {
    const [second, first] = [await made('Derby'), await made('Cup')]
    expect(await listed()).toEqual([
      { id: first, name: 'Cup', texts: TEXTS },
      { id: second, name: 'Derby', texts: TEXTS },
    ])
    const texts = { ...TEXTS, text: { ...TEXTS.text, en: 'Have another look.' } }
    expect((await keep(first, 'The cup', texts)).status).toBe('SUCCESS')
    expect(await listed()).toEqual([
      { id: second, name: 'Derby', texts: TEXTS },
      { id: first, name: 'The cup', texts },
    ])
    expect(await remove(first)).toBe('SUCCESS')
    expect((await listed()).map(({ id }) => id)).toEqual([second])
    expect(await remove(first)).toBe('NOT_FOUND')
    const trail = await house.db.sql<{ action: string }>`
      select action from audit where subject = ${`letter-template ${first}`} order by id`
    expect(trail.map(({ action }) => action)).toEqual([
      ...['letter-template.kept', 'letter-template.kept', 'letter-template.removed'],
    ])
  })

  it('C45 what lacks a language, has another one’s name or comes from another role is refused', async () => {
    const before = await listed()
    const bad = { ...TEXTS, header: { ...TEXTS.header, zh: ' ' } }
    expect((await keep('', 'Half', bad)).status).toBe('INCORRECT_PARAMETER_VALUE')
    expect((await keep('', 'Derby')).status).toBe('INCORRECT_PARAMETER_VALUE')
    expect((await keep('999', 'Nobody’s')).status).toBe('NOT_FOUND')
    const asked = { id: '', name: 'Support’s', texts: TEXTS }
    expect((await desk.ask(office.keepLetterTemplate, asked, desk.support)).status).toBe('FORBIDDEN')
    expect(await remove(before[0]!.id, desk.support)).toBe('FORBIDDEN')
    expect(await listed()).toEqual(before)
  })
})
