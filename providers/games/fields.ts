/** The fields of a company's call, each of the shape that its plug's table gives it: what is missing or odd is no call. */

type Shapes = Readonly<Record<string, RegExp>>

/** Takes fields by their names: all of them, or null. What is not a text, or comes from elsewhere than the call, is missing. */
export const taker =
  (shapes: Shapes) =>
  <N extends string>(fields: Readonly<Record<string, unknown>>, names: readonly N[]): Record<N, string> | null => {
    const taken = {} as Record<N, string>
    for (const name of names) {
      const value = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (typeof value !== 'string' || !shapes[name]?.test(value)) return null
      taken[name] = value
    }
    return taken
  }
