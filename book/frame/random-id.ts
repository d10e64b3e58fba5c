/** Names that nobody guesses and nothing else has: of a slip, of a tap. Said again with the same one, a thing is done once. */
export function randomId(kind: 's' | 'tap'): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `${kind}-${[...bytes].map((one) => one.toString(16).padStart(2, '0')).join('')}`
}
