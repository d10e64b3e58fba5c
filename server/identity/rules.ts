/** Getting to know a player: names and day, then a document that a register confirms. The number is sealed and shown nowhere. */
import type { Input, Reply } from '@uwanja/contract/wire/call'
import { DOCUMENTS, TIERS, type identity } from '@uwanja/contract/site/identity'
import { wireNumber } from '@uwanja/contract/wire/amounts'
import type { Db, Sql, Tx } from '@uwanja/money/sql'
import type { CheckIdentity, IdentityResult } from '@uwanja/providers/identity/identity'
import { isHeldFor } from '../holds/store.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { isUnderAge } from '../players/age.ts'
import { playerById, setPersonalDetails, type PersonalDetails } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Sealing } from '../sealing/sealing.ts'
import type { Throttle } from '../throttle/throttle.ts'
import { upToOf } from './covers.ts'
import { insertCheck, keepDocument, knownOf } from './store.ts'

type Typed = Input<typeof identity.checkIdentity>

/** What came of a proven document: 'own' alone counts for who the player is. */
export type Documented = 'own' | 'excluded' | 'age' | 'second'

export interface PersonActions {
  named(tx: Tx, playerId: bigint, details: PersonalDetails): Promise<void>
  documented(
    tx: Tx,
    playerId: bigint,
    shown: { readonly documentType: Typed['documentType']; readonly number: string },
  ): Promise<Documented>
  holdForAge(playerId: bigint): Promise<void>
  documentMark(documentType: string, number: string): Buffer
}

export interface IdentityDeps {
  readonly db: Db
  readonly jurisdiction: Jurisdiction
  readonly sealing: Sealing
  readonly throttle: Pick<Throttle, 'take'>
  readonly checkIdentity: CheckIdentity
  /** What stands against a person stands against each of their accounts. */
  readonly persons: PersonActions
  /** The exclusion register is asked about a document that is new to us. */
  readonly register: { look(playerId: bigint, when: 'now'): Promise<unknown> }
  /** Refuses what is wrong with names or day, each fault by its field. */
  checkedDetails(
    db: Sql,
    jurisdiction: Jurisdiction,
    typed: Pick<Typed, 'firstName' | 'lastName' | 'dateOfBirth'>,
  ): Promise<PersonalDetails>
}

/** Registers charge for each question, and a number must not be found by trying. */
const CHECKS_A_DAY = 5

const amountOf = (minor: bigint | null) => (minor === null ? null : wireNumber(minor))

export async function identityShown(
  { db, jurisdiction }: Pick<IdentityDeps, 'db' | 'jurisdiction'>,
  playerId: bigint,
): Promise<Reply<typeof identity.getIdentity>> {
  const player = (await playerById(db, playerId)) ?? refuse('UNAUTHORIZED')
  const known = (await knownOf(db, playerId)) ?? refuse('UNAUTHORIZED')
  const { documentType, last4, checkedAt } = known
  return {
    tier: known.tier,
    currency: player.currency,
    tiers: TIERS.map((tier) => {
      const [upTo, outUpTo] = (['in', 'out'] as const).map((way) => upToOf(jurisdiction.identity, tier, way))
      return { tier, upTo: amountOf(upTo!), outUpTo: amountOf(outUpTo!) }
    }),
    deposited: wireNumber(known.deposited),
    withdrawn: wireNumber(known.withdrawn),
    firstName: player.firstName,
    lastName: player.lastName,
    birthDate: player.birthDate,
    documents: [...jurisdiction.identity.documents],
    checked: documentType && checkedAt && { documentType, last4, at: checkedAt.toISOString() },
  }
}

export async function check(
  deps: IdentityDeps,
  playerId: bigint,
  typed: Typed,
): Promise<Reply<typeof identity.checkIdentity>> {
  const { db, jurisdiction } = deps
  const details = await deps.checkedDetails(db, jurisdiction, typed).catch(async (error: unknown) => {
    if (isUnderAge(error)) await deps.persons.holdForAge(playerId)
    throw error
  })
  const number = digitsOf(jurisdiction, typed)
  const limit = { kind: 'identity', subject: playerId.toString(), most: CHECKS_A_DAY, windowS: 86_400 }
  const taken = await deps.throttle.take([limit])
  if (!taken.taken) refuse('TOO_MANY_ATTEMPTS', { remainingTime: taken.waitS })
  const before = await knownOf(db, playerId)
  // Names that were proven stay until others are, and who said that they are a minor does not unsay it by typing.
  if (before?.tier !== 2 && !(await isHeldFor(db, playerId, 'age')))
    await db.transaction((tx) => named(deps, tx, playerId, details))
  const { documentType } = typed
  const result = await deps.checkIdentity({
    country: jurisdiction.country,
    documentType,
    documentNumber: number,
    ...details,
  })
  await keep(deps, playerId, { ...details, documentType, number }, result)
  return { result, tier: (await knownOf(db, playerId))?.tier ?? 0 }
}

/** People write documents with blanks and hyphens. */
export function digitsOf(
  jurisdiction: Jurisdiction,
  { documentType, documentNumber }: Pick<Typed, 'documentType' | 'documentNumber'>,
): string {
  const number = documentNumber.replaceAll(/[\s-]/g, '')
  if (!jurisdiction.identity.documents.includes(documentType))
    refuse('VALIDATION_ERROR', { DocumentType: ['DOCUMENT_NUMBER_INVALID'] })
  const isOne = /^\d+$/.test(number) && number.length === DOCUMENTS[documentType].digits
  return isOne ? number : refuse('VALIDATION_ERROR', { DocumentNumber: ['DOCUMENT_NUMBER_INVALID'] })
}

type Shown = PersonalDetails & { readonly documentType: Typed['documentType']; readonly number: string }

async function keep(deps: IdentityDeps, playerId: bigint, shown: Shown, result: IdentityResult): Promise<void> {
  const came = await deps.db.transaction((tx) => keepShown(deps, tx, playerId, shown, result))
  if (came === 'own') await deps.register.look(playerId, 'now')
  else if (came !== null) refuse(REFUSED[came])
}

/** What follows of a document that counts for nobody here is in the books before it is told. */
export const REFUSED = {
  excluded: 'PLAYER_EXCLUDED',
  age: 'ACCOUNT_ON_HOLD',
  second: 'DOCUMENT_ALREADY_USED',
} as const

/** Writes the try down and, when it counts, the document. Null: it proves nothing. */
export async function keepShown(
  { sealing, persons }: Pick<IdentityDeps, 'sealing' | 'persons'>,
  tx: Tx,
  playerId: bigint,
  shown: Shown,
  result: IdentityResult | 'by-hand',
): Promise<Documented | null> {
  const { documentType, number, firstName, lastName, birthDate } = shown
  const last4 = number.slice(-4)
  const isProven = result === 'match' || result === 'by-hand'
  const came = isProven ? await persons.documented(tx, playerId, shown) : null
  await insertCheck(tx, playerId, { documentType, last4, result })
  if (came !== 'own') return came
  const mark = persons.documentMark(documentType, number)
  const sealed = sealing.seal(Buffer.from(number), `document ${playerId}`)
  await keepDocument(tx, playerId, { documentType, sealed, last4, mark, firstName, lastName, birthDate })
  await named({ persons }, tx, playerId, { firstName, lastName, birthDate })
  return came
}

/** Before they are written: of names that keep somebody out this account hears in the same transaction. */
async function named(
  { persons }: Pick<IdentityDeps, 'persons'>,
  tx: Tx,
  playerId: bigint,
  details: PersonalDetails,
): Promise<void> {
  await persons.named(tx, playerId, details)
  await setPersonalDetails(tx, playerId, details)
}
