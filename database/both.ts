/** What both drivers do alike; apart from them, so that a start loads only the one that it needs. */

/** A template as the database reads it: $1, $2 … where values go. */
export function statementText(text: TemplateStringsArray): string {
  return text.reduce((whole, part, index) => (index === 0 ? part : `${whole}$${index}${part}`), '')
}

/** It is committed: who fails to hear of it must not make it look undone, nor keep the next one from hearing. */
export function runCommitted(later: readonly (() => void)[]): void {
  for (const run of later) {
    try {
      run()
    } catch (error) {
      process.emitWarning(error instanceof Error ? error : String(error))
    }
  }
}
