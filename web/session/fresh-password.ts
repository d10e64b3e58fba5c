/**
 * The password of an account that was opened in this page a moment ago, for its first login (R62). In memory alone: neither the
 * history nor any storage ever holds it, and it is given once.
 */
let held: { readonly mobile: string; readonly password: string } | null = null

export function holdPassword(mobile: string, password: string): void {
  held = { mobile, password }
}

/** Empty for anybody else's number. */
export function takePassword(mobile: string): string {
  const password = held?.mobile === mobile ? held.password : ''
  held = null
  return password
}
