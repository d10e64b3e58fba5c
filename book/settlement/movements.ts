/**
 * What a wallet must hear so that a bet is worth what it is worth: a first credit or void, or that one said earlier is worth
 * something else now. Pure; the same worth said twice owes nothing.
 */
export interface SentMovement {
  readonly key: string
  readonly bet: string
  readonly kind: 'debit' | 'credit' | 'rollback' | 'void' | 'change'
  readonly of: string | null
  readonly minor: bigint
  readonly why: string | null
}

export interface Owed {
  readonly kind: 'credit' | 'void' | 'change'
  readonly of: string | null
  readonly minor: bigint
}

/** By results; null: nothing is said of it unless something was. */
export interface Wanted {
  readonly won: bigint | null
  readonly voided: bigint
}

const BY_RESULT: ReadonlySet<string | null> = new Set(['result', 'cancel', 'desk'])

/** What a credit or void is worth since it was changed last. @param said In the order in which it was said. */
function worthOf(said: readonly SentMovement[], { key, minor }: SentMovement): bigint {
  return said.findLast(({ kind, of }) => kind === 'change' && of === key)?.minor ?? minor
}

interface Change extends Owed {
  readonly more: bigint
}

/** @param of The debit that a void names. */
function toward(
  said: readonly SentMovement[],
  known: SentMovement | undefined,
  wanted: bigint,
  of: string | null,
): Change | null {
  if (!known) return { kind: of === null ? 'credit' : 'void', of, minor: wanted, more: wanted }
  const worth = worthOf(said, known)
  return worth === wanted ? null : { kind: 'change', of: known.key, minor: wanted, more: wanted - worth }
}

/** Debits that brought stake and were not rolled back. */
function debitsOf(said: readonly SentMovement[]): SentMovement[] {
  const undone = new Set(said.filter(({ kind }) => kind === 'rollback').map(({ of }) => of))
  return said.filter(({ kind, key, minor }) => kind === 'debit' && minor > 0n && !undone.has(key))
}

/** Stake goes back out of the debits that brought it; of a round with several out of the first ones first. */
function voids(
  said: readonly SentMovement[],
  mine: readonly SentMovement[],
  voided: bigint,
): { changes: Change[]; rest: bigint } {
  let rest = voided
  const changes = debitsOf(said).flatMap(({ key, minor }) => {
    const part = rest < minor ? rest : minor
    rest -= part
    const known = mine.find(({ kind, of }) => kind === 'void' && of === key)
    const change = known || part > 0n ? toward(said, known, part, key) : null
    return change ? [change] : []
  })
  return { changes, rest }
}

/** Of the round's stakes, what no void has given back. */
function stands(said: readonly SentMovement[]): bigint {
  const brought = debitsOf(said).reduce((sum, { minor }) => sum + minor, 0n)
  return said.filter(({ kind }) => kind === 'void').reduce((left, one) => left - worthOf(said, one), brought)
}

/**
 * What is given comes before what is taken, so that nobody owes in between. But a wallet takes a first win only in a round in which
 * stake stands: it comes before the voids that end the last of it, and after the changes that take such a void back.
 */
function inOrder(said: readonly SentMovement[], changes: readonly Change[]): Change[] {
  const sorted = changes.toSorted((one, other) => (one.more === other.more ? 0 : one.more > other.more ? -1 : 1))
  const credits = sorted.filter(({ kind }) => kind === 'credit')
  const others = sorted.filter(({ kind }) => kind !== 'credit')
  if (credits.length === 0) return sorted
  return stands(said) > 0n ? [...credits, ...others] : [...others, ...credits]
}

/** @param said All of the round; `mine` those of this bet. */
export function owedFor(said: readonly SentMovement[], mine: readonly SentMovement[], { won, voided }: Wanted): Owed[] {
  const byResult = mine.filter(({ why }) => BY_RESULT.has(why))
  const { changes, rest } = voids(said, byResult, voided)
  const credit = byResult.find(({ kind }) => kind === 'credit')
  // What an edit brought along from the bet before it was never debited: it goes back as a credit.
  const wanted = won === null && rest === 0n ? null : (won ?? 0n) + rest
  const credited = credit || wanted !== null ? toward(said, credit, wanted ?? 0n, null) : null
  return inOrder(said, [...changes, ...(credited ? [credited] : [])]).map(({ kind, of, minor }) => ({
    kind,
    of,
    minor,
  }))
}
