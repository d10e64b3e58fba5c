/** What a slip would cost and pay, said before the tap. */
import type { Quoted } from '@uwanja/contract/book/bets'
import { MAX_MINOR } from '@uwanja/contract/wire/amounts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Rules } from './amounts.ts'
import type { ChanceBook } from './chances.ts'
import { wantedOf } from './wanted.ts'
import type { BetSession, Guest, Player } from './players-store.ts'
import type { AskedShape } from './slip.ts'
import { shapeOf } from './slip.ts'
import { measured, strike } from './struck.ts'

export interface QuoteDeps {
  readonly catalogue: Catalogue
  readonly chances: ChanceBook
  readonly rulesFor: (wallet: string, playerFactor: number) => Promise<Rules>
  readonly follow: (asked: AskedShape) => Promise<void>
}

/** As the class `usual` is: of a guest nothing is known. */
const USUAL_PLAYER: Player = { factor: 100, extraDelay: 0 }

const NOTHING = { leastUnit: 0, mostUnit: 0, most: 0, bonus: 0, isCapped: false, tax: 0, net: 0, stakeTax: 0, delay: 0 }

export async function quote(
  { catalogue, chances, rulesFor, follow }: QuoteDeps,
  session: BetSession | Guest,
  asked: AskedShape & { readonly unit: number },
): Promise<Quoted> {
  const shape = shapeOf(asked)
  if (typeof shape === 'string')
    return { ...NOTHING, reason: shape, kind: 'single', lines: 0, stake: 0, odds: [], price: null, epochs: [] }
  const player = session.player === null ? USUAL_PLAYER : session
  const [rules] = await Promise.all([rulesFor(session.wallet, player.factor), follow(asked)])
  const wanted = wantedOf(shape, asked)
  const struck = strike({ catalogue, chances }, wanted, rules)
  const { odds, price, told } = struck.verdict
  const { reason } = measured(struck, wanted, rules)
  const { amounts, delay } = struck
  const figures = amounts && {
    leastUnit: Number(amounts.leastUnit),
    mostUnit: Number(amounts.mostUnit),
    most: Number(amounts.most),
    bonus: Number(amounts.bonus < amounts.most ? amounts.bonus : amounts.most),
    isCapped: amounts.isCapped,
    tax: Number(amounts.tax),
    net: Number(amounts.net),
    stakeTax: Number(amounts.stakeTax),
  }
  return {
    ...NOTHING,
    ...figures,
    reason,
    kind: shape.kind,
    lines: shape.lines,
    stake: Math.min(asked.unit * shape.lines, Number(MAX_MINOR)),
    odds: [...odds],
    price,
    epochs: told.epochs ?? [],
    delay: delay === 0 ? 0 : delay + player.extraDelay,
  }
}
