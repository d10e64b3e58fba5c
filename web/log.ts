/** What the browser's console hears: failures that nobody else reports (K05). */

export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for exactly this: logged, and thrown on.
  console.error(what, error)
}
