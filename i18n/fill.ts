/** Puts values into a text's {placeholders}: all that the server needs of a message library. */

/** Unknown placeholders stay as they are, so that a mistake is seen instead of a hole. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{([A-Za-z]\w*)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}
