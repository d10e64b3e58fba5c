/** A bet's receipt in the frame: the rules in force by their names, in its player's language. */
import { BETS_EXAMPLES, MINE_EXAMPLES } from '@uwanja/contract/book/player-examples'
import type { Language } from '@uwanja/i18n/language'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadSaid, SaidContext } from '../texts.ts'
import { ReceiptView } from './ReceiptView.tsx'
import { loadMineSaid, MineSaidContext } from './said.ts'

const example = MINE_EXAMPLES.receipts.receipts[0]!
const RECEIPT: typeof example = {
  ...example,
  rules: { ...example.rules, ladder: 'common', voids: 2, tax: 1_250 },
  picks: [[{ ...example.picks[0]![0]!, rules: 'settlement 1, voids 2' }]],
}

/** What is said of each, by its name. */
async function saidIn(language: Language): Promise<Map<string, string>> {
  const [said, mine] = await Promise.all([loadSaid(language), loadMineSaid(language)])
  const html = renderToString(
    <SaidContext value={said}>
      <MineSaidContext value={mine}>
        <ReceiptView bet={BETS_EXAMPLES.bet} receipt={RECEIPT} />
      </MineSaidContext>
    </SaidContext>,
  )
  return new Map([...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g)].map((one) => [one[1]!, one[2]!]))
}

it('P47 a receipt in the frame names the rules that were in force, with their versions, in three languages', async () => {
  const [en, sw, zh] = [await saidIn('en'), await saidIn('sw'), await saidIn('zh')]
  expect(en.get('Rules for void bets')).toBe('version 2')
  expect([...en.values()]).toContain('hundredths to 10, tenths to 100, whole numbers above')
  expect([...en.values()]).toContain('Rules of settlement version 1, Rules for void bets version 2')
  expect([...en.values()]).toContain('12.5 %')
  expect(sw.get('Kanuni za bet batili')).toBe('toleo 2')
  expect([...sw.values()]).toContain('Kanuni za malipo toleo 1, Kanuni za bet batili toleo 2')
  expect(zh.get('无效投注规则')).toBe('版本2')
  expect([...zh.values()]).toContain('结算规则 版本1, 无效投注规则 版本2')
})
