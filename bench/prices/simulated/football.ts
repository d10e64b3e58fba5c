/** Football played minute by minute with the rates of the chain, and corners and cards drawn half by half. */
import type { CountShape } from '@uwanja/book/pricing/counts'
import { CARDS, CORNERS } from '@uwanja/book/pricing/counts'
import type { Strength } from '@uwanja/book/pricing/football/intensity'
import { MINUTES_PER_HALF, NO_REDS, ratesAt } from '@uwanja/book/pricing/football/intensity'
import { MINUTES, modelOf } from '@uwanja/book/pricing/football/joint'
import type { Facts, PeriodFacts } from '@uwanja/book/markets/settle'
import type { Random } from './draws.ts'
import { gamma, poisson } from './draws.ts'

type Pair = readonly [home: number, away: number]
const over = (score: Pair): PeriodFacts => ({ score, isOver: true })
const added = (one: Pair, other: Pair): Pair => [one[0] + other[0], one[1] + other[1]]

/** One half's corners or cards: a Poisson count whose mean is itself drawn, which is what a negative binomial is. */
function countsOfHalf({ mean, dispersion, bySupremacy }: CountShape, { supremacy }: Strength, random: Random): Pair {
  const ofSide = (share: number): number => {
    const size = (mean * share) / 2 / (dispersion - 1)
    return poisson(gamma(size, random) * (dispersion - 1), random)
  }
  const home = 0.5 + bySupremacy * supremacy
  return [ofSide(home), ofSide(1 - home)]
}

function counts(name: 'corners' | 'cards', shape: CountShape, strength: Strength, random: Random): Facts['periods'] {
  const [first, second] = [countsOfHalf(shape, strength, random), countsOfHalf(shape, strength, random)]
  return { [`${name}.match`]: over(added(first, second)), [`${name}.1h`]: over(first) }
}

function playedBy(strength: Strength, model: ReturnType<typeof modelOf>, random: Random): Facts {
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
      'goals.match': over([home, away]),
      'goals.1h': over(half),
      'goals.2h': over([home - half[0], away - half[1]]),
      ...counts('corners', CORNERS, strength, random),
      ...counts('cards', CARDS, strength, random),
    },
    course: { goals, isOver: true, minute: MINUTES },
  }
}

/** Matches of sides of this strength. */
export function footballOf(strength: Strength, random: Random): () => Facts {
  const model = modelOf(strength)
  return () => playedBy(strength, model, random)
}
