/** Random numbers of the laws that the models speak of, each by a way that the models do not take. */

export type Random = () => number

/** A Poisson count by Knuth's product of uniforms: means are small. */
export function poisson(mean: number, random: Random): number {
  const limit = Math.exp(-mean)
  let [count, product] = [0, random()]
  while (product > limit) {
    count++
    product *= random()
  }
  return count
}

/** By Box and Muller. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** Of scale 1. Marsaglia and Tsang, "A simple method for generating gamma variables" (2000). */
export function gamma(size: number, random: Random): number {
  if (size < 1) return gamma(size + 1, random) * (1 - random()) ** (1 / size)
  const d = size - 1 / 3
  for (;;) {
    const x = normal(random)
    const v = (1 + x / Math.sqrt(9 * d)) ** 3
    if (v > 0 && Math.log(1 - random()) < x ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v
  }
}

/** A whole number as likely as the normal density at it: rounded normals, of which some are thrown away. */
export function wholeNormal(mean: number, spread: number, random: Random): number {
  for (;;) {
    // Uniform about a whole number, so it is taken as often as the density there says, at most 1 at the mean.
    const value = Math.round(mean + (random() * 2 - 1) * 6 * spread)
    if (random() < Math.exp(-(((value - mean) / spread) ** 2) / 2)) return value
  }
}
