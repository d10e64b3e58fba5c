/**
 * The tree over all tickets of a round: its root is published before the first kick-off, so that no ticket can be added,
 * changed or left out afterwards. A leaf is a ticket's line; a node is the digest of its two children; a node without a
 * neighbour goes up as it is. Leaves and nodes are marked apart, so that no node can pass for a ticket (RFC 6962, 2.1).
 */

/** What is fixed of a ticket: its number, when it was sold, its choices, and a salt that stands on the receipt alone. */
export interface TicketLine {
  readonly number: number
  /** ISO 8601 in UTC. */
  readonly at: string
  /** As sold: `event=pick` joined by `,`, in the order of the round's matches. */
  readonly choices: string
  readonly salt: string
}

export type Digest = (text: string) => Promise<string>

/** SHA-256 as 64 lower-case hexadecimal digits, in every browser and in Node. */
export async function sha256(text: string): Promise<string> {
  const bytes = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function lineText({ number, at, choices, salt }: TicketLine): string {
  return `${String(number)}|${at}|${choices}|${salt}`
}

export function leafOf(ticket: TicketLine, digest: Digest = sha256): Promise<string> {
  return digest(`ticket|${lineText(ticket)}`)
}

function nodeOf(left: string, right: string, digest: Digest): Promise<string> {
  return digest(`node|${left}|${right}`)
}

async function levelAbove(level: readonly string[], digest: Digest): Promise<string[]> {
  const above: string[] = []
  for (let at = 0; at < level.length; at += 2) {
    const right = level[at + 1]
    above.push(right === undefined ? level[at]! : await nodeOf(level[at]!, right, digest))
  }
  return above
}

/** All levels from the leaves up; the last holds the root alone. No ticket at all has the digest of nothing as its root. */
export async function levelsOf(
  leaves: readonly string[],
  digest: Digest = sha256,
): Promise<readonly (readonly string[])[]> {
  const levels: (readonly string[])[] = [leaves.length === 0 ? [await digest('no ticket')] : leaves]
  while (levels.at(-1)!.length > 1) levels.push(await levelAbove(levels.at(-1)!, digest))
  return levels
}

export async function rootOf(leaves: readonly string[], digest: Digest = sha256): Promise<string> {
  return (await levelsOf(leaves, digest)).at(-1)![0]!
}

/** A neighbour on the way up, and on which side it stands. */
export interface Step {
  readonly side: 'left' | 'right'
  readonly digest: string
}

/** What a ticket needs besides itself to reach the root. */
export function pathOf(levels: readonly (readonly string[])[], leaf: number): Step[] {
  const path: Step[] = []
  let at = leaf
  for (const level of levels.slice(0, -1)) {
    const neighbour = at % 2 === 0 ? at + 1 : at - 1
    const digest = level[neighbour]
    if (digest !== undefined) path.push({ side: neighbour < at ? 'left' : 'right', digest })
    at = Math.floor(at / 2)
  }
  return path
}

/** Does this ticket, by this path, lead to this root? */
export async function isInTree(
  ticket: TicketLine,
  path: readonly Step[],
  root: string,
  digest: Digest = sha256,
): Promise<boolean> {
  let here = await leafOf(ticket, digest)
  for (const step of path) {
    here = step.side === 'left' ? await nodeOf(step.digest, here, digest) : await nodeOf(here, step.digest, digest)
  }
  return here === root
}
