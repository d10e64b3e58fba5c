/** A start that cannot go on says why in one sentence: whoever reads it set something, and a stack would hide it. */

/** What we and the database say on purpose is a plain error or has a code; anything else is a fault, told with its place. */
function isSaidOnPurpose(error: unknown): error is Error {
  return error instanceof Error && (error.constructor === Error || 'code' in error)
}

/** An error that hides others (each address of a name was tried) says the first of them. */
function sentenceOf(error: Error): string {
  const inner = error instanceof AggregateError ? (error.errors[0] as Error | undefined) : undefined
  return (inner ?? error).message
}

export async function started(start: () => Promise<void>): Promise<void> {
  try {
    await start()
  } catch (error) {
    const told = isSaidOnPurpose(error) ? sentenceOf(error) : error instanceof Error ? error.stack : String(error)
    process.stderr.write(`Uwanja does not start: ${told}\n`, () => process.exit(1))
  }
}
