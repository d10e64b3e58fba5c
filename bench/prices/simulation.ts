/** The model's own arithmetic: matches played minute by minute with the same rates, beside the chances that the chain gives. */
import type { Strength } from '@uwanja/book/pricing/football/intensity'
import { MINUTES_PER_HALF, NO_REDS, ratesAt } from '@uwanja/book/pricing/football/intensity'
import { MINUTES, modelOf } from '@uwanja/book/pricing/football/joint'
import type { Facts } from '@uwanja/book/markets/settle'

/** A Poisson count by Knuth's product of uniforms: rates of a minute are far below one. */
function poisson(mean: number, random: () => number): number {
  const limit = Math.exp(-mean)
  let [count, product] = [0, random()]
  while (product > limit) {
    count++
    product *= random()
  }
  return count
}

/** One match as facts that settlement reads. */
export function playMatch(strength: Strength, random: () => number): Facts {
  const model = modelOf(strength)
  let [home, away] = [0, 0]
  let half: [number, number] = [0, 0]
  const goals: { side: 'home' | 'away'; minute: number }[] = []
  for (let minute = 0; minute < MINUTES; minute++) {
    if (minute === MINUTES_PER_HALF) half = [home, away]
    const scored = home + away === 0 && minute < MINUTES_PER_HALF ? 'none' : 'some'
    const rates = ratesAt(model.base, model.shape, NO_REDS, minute, home - away, scored)
    const fell: ('home' | 'away')[] = [
      ...Array.from({ length: poisson(rates.home, random) }, () => 'home' as const),
      ...Array.from({ length: poisson(rates.away, random) }, () => 'away' as const),
    ]
    // Any order within a minute is as likely as any other.
    for (let left = fell.length; left > 0; left--) {
      const side = fell.splice(Math.floor(random() * left), 1)[0]!
      goals.push({ side, minute: minute + 1 })
      if (side === 'home') home++
      else away++
    }
  }
  return {
    periods: {
      'goals.match': { score: [home, away], isOver: true },
      'goals.1h': { score: half, isOver: true },
      'goals.2h': { score: [home - half[0], away - half[1]], isOver: true },
    },
    course: { goals, isOver: true, minute: MINUTES },
  }
}
