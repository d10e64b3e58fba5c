/**
 * Makes a slot's configuration from a short text, the same one each time: strips from counts, a pay table in the shape
 * of the wanted volatility, then coins moved up and down until the exact return lies where it should.
 */
import type { Dice } from '@uwanja/contract/fair/dice'
import { dice } from '@uwanja/contract/fair/dice'
import { SCATTER, WILD, type SlotConfig, type SlotSymbol } from './config.ts'
import { STATED } from './stated.ts'
import { LINES, MODELS, type SlotModel, type SlotModelName } from './models.ts'
import { countStrips, returnOf, sumSpin, type Counted } from './return.ts'

/** In basis points. */
export const RETURN_RANGE = { from: 9_400, to: 9_750 } as const

const symbolsOf = (model: SlotModel): SlotSymbol[] => [...'ABCDEFGHIJ'].slice(0, model.pictures)

/** Low pictures come often, high ones seldom; wilds and scatters only where the model has them. */
function makeStrip(model: SlotModel, reel: number, die: Dice): string {
  const places: string[] = []
  for (const [rank, symbol] of symbolsOf(model).entries()) {
    const often = model.rare + Math.floor((rank * model.slope) / model.pictures) + die.below(2)
    for (let copy = 0; copy < often; copy++) places.push(symbol)
  }
  for (let copy = 0; copy < (model.wilds[reel] ?? 0); copy++) places.push(WILD)
  const mixed = die.shuffled(places)
  return withScatters(mixed, model.scatters[reel] ?? 0, die)
}

/** Spread out, so that a window never shows two of one reel. */
function withScatters(places: readonly string[], count: number, die: Dice): string {
  const strip = [...places]
  if (count === 0) return strip.join('')
  const gap = Math.floor((strip.length + count) / count)
  const first = die.below(gap - 3)
  for (let copy = 0; copy < count; copy++) strip.splice(first + copy * gap, 0, SCATTER)
  return strip.join('')
}

/** Steps that people read easily. */
function round(coins: number): number {
  const step = coins < 20 ? 1 : coins < 100 ? 5 : coins < 500 ? 10 : coins < 2_000 ? 50 : 100
  return Math.max(1, Math.round(coins / step) * step)
}

/** The shape of the pay table before it is scaled: by rank of the picture and by length of the run. */
function payShape(model: SlotModel, rank: number, count: number): number {
  const reels = model.reels
  if (count < (rank === 0 && reels === 5 ? 2 : 3)) return 0
  const height = model.steep ** ((model.pictures - 1 - rank) / (model.pictures - 1))
  return height * model.run ** (count - 3) * (count < 3 ? 0.35 : 1)
}

function paysFor(model: SlotModel, scale: number): Record<SlotSymbol, number[]> {
  const runs = Array.from({ length: model.reels }, (_, index) => index + 1)
  const table = (rank: number, more = 1) =>
    runs.map((count) => {
      const shape = payShape(model, rank, count)
      return shape === 0 ? 0 : round(shape * scale * more)
    })
  const pays = Object.fromEntries(symbolsOf(model).map((symbol, rank) => [symbol, table(rank)]))
  // Ways have no wilds on the first reel, so nothing can begin with one.
  return model.lines > 0 && model.wilds.some((count) => count > 0) ? { ...pays, [WILD]: table(0, 2) } : pays
}

function configure(model: SlotModel, strips: readonly string[], scale: number): SlotConfig {
  const hasFree = model.freeSpins > 0
  const { freeSpins: spins, coins } = model
  return {
    strips,
    lines: model.lines > 0 ? LINES[model.reels]!.slice(0, model.lines) : null,
    coins,
    pays: paysFor(model, scale),
    scatter: hasFree
      ? { pays: [0, 0, 0, coins * 2, coins * 10, coins * 50], spins: [0, 0, 0, spins, spins + 5, spins + 10] }
      : null,
    free: hasFree ? { multiplier: model.multiplier, scatters: model.again } : null,
    buy: null,
  }
}

/** What a spin returns, as a plain number: near enough to search with; what is stated is computed exactly. */
function nearReturn(config: SlotConfig, counted: Counted): number {
  const { coins, spins } = sumSpin(config, counted)
  const perSpin = spins / counted.total
  const follow = config.free?.scatters === 'again' ? perSpin / (1 - perSpin) : perSpin
  return ((10_000 * coins) / counted.total / config.coins) * (1 + (config.free?.multiplier ?? 0) * follow)
}

/** The scale whose return comes nearest to the aim from below; coins are whole, so it is searched, not computed. */
function scaled(model: SlotModel, strips: readonly string[], counted: Counted, aim: number): SlotConfig {
  let [low, high] = [0.05, 400]
  for (let turn = 0; turn < 14; turn++) {
    const middle = Math.sqrt(low * high)
    if (nearReturn(configure(model, strips, middle), counted) <= aim) low = middle
    else high = middle
  }
  return configure(model, strips, low)
}

const higher = (coins: number) => (round(coins * 1.1) > coins ? round(coins * 1.1) : coins + 1)

/** Raises single pays, from the top of the table down, as long as the return stays below the aim. */
function refined(config: SlotConfig, counted: Counted, aim: number): SlotConfig {
  let best = config
  for (const symbol of Object.keys(config.pays)) {
    for (let index = config.strips.length - 1; index >= 2; index--) {
      const table = best.pays[symbol]!
      if (table[index] === 0 || higher(table[index]!) >= (table[index + 1] ?? Number.POSITIVE_INFINITY)) continue
      const raised = table.map((coins, at) => (at === index ? higher(coins) : coins))
      const next = { ...best, pays: { ...best.pays, [symbol]: raised } }
      if (nearReturn(next, counted) <= aim) best = next
      if (aim - nearReturn(best, counted) < 25) return best
    }
  }
  return best
}

/** The price at which a bought feature returns what a spin returns, to the tenth of a stake. */
function withPrice(config: SlotConfig): SlotConfig {
  const atHundred = returnOf({ ...config, buy: { priceHundredths: 10_000 } })
  const fair = (10_000 * (atHundred.buyBasisPoints ?? 0)) / atHundred.basisPoints
  return { ...config, buy: { priceHundredths: Math.ceil(fair / 10) * 10 } }
}

const isFair = (basisPoints: number) => basisPoints >= RETURN_RANGE.from && basisPoints <= RETURN_RANGE.to

function design(model: SlotModel, base: string, buy: string | undefined): SlotConfig {
  for (let attempt = 0; attempt < 50; attempt++) {
    const die = dice(`${base}/${String(attempt)}`)
    const strips = Array.from({ length: model.reels }, (_, reel) => makeStrip(model, reel, die))
    const aim = 9_440 + die.below(30) * 10
    const counted = countStrips(configure(model, strips, 1))
    const config = refined(scaled(model, strips, counted, aim), counted, aim)
    const whole = buy === 'buy' ? withPrice(config) : config
    const { basisPoints, buyBasisPoints } = returnOf(whole)
    if (isFair(basisPoints) && (buyBasisPoints === null || isFair(buyBasisPoints))) return whole
  }
  throw new Error(`no fair slot comes of ${base}`)
}

const designs = new Map<string, SlotConfig>()

/** `model:design:arrangement` or `model:design:arrangement:buy`. */
function readVariant(variant: string) {
  const [name, number, arrangement, buy] = variant.split(':')
  if (!Object.hasOwn(MODELS, name ?? '') || arrangement === undefined) throw new Error(`not a slot: ${variant}`)
  return { model: MODELS[name as SlotModelName] as SlotModel, base: `${name!}:${number!}:${buy ?? ''}`, buy }
}

function designOf(variant: string) {
  const { model, base, buy } = readVariant(variant)
  const known = designs.get(base)
  if (known) return known
  const made = design(model, base, buy)
  designs.set(base, made)
  return made
}

/**
 * The title's own strips: where one line counts, the order of the pictures is free, because a line sees one of each
 * reel; ways see three at once, so their strips are only turned. Either way the counts, and so the return, stay.
 */
function arranged({ strips, lines }: SlotConfig, variant: string): readonly string[] {
  const die = dice(variant)
  return strips.map((strip) => {
    const turn = die.below(strip.length)
    const turned = strip.slice(turn) + strip.slice(0, turn)
    if (lines === null) return turned
    const pictures = die.shuffled([...turned].filter((symbol) => symbol !== SCATTER))
    return Array.from(turned, (symbol) => (symbol === SCATTER ? symbol : pictures.pop()!)).join('')
  })
}

export function designSlot(variant: string): SlotConfig {
  const config = designOf(variant)
  return { ...config, strips: arranged(config, variant) }
}

/** The return of `designSlot(variant)`, without making it: thousands of titles are listed at once. */
export function returnOfVariant(variant: string): number {
  const [name, number, , buy] = variant.split(':')
  const stated = STATED[`${name!}${buy ? ':buy' : ''}`]?.[Number(number)]
  if (stated === undefined) throw new Error(`not a slot that is offered: ${variant}`)
  return stated
}
