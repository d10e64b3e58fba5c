/** Getting to know a player: names and day, then a document that a register confirms. The number is sealed and shown nowhere. */
import type { Input, Reply } from '@uwanja/contract/call'
import { DOCUMENTS, TIERS, type identity } from '@uwanja/contract/identity'
import { wireNumber } from '@uwanja/contract/amounts'
import { isLanguage } from '@uwanja/i18n/language'
import { TEXTS } from '@uwanja/i18n/languages'
import type { Money } from '@uwanja/money'
import type { Db, Sql, Tx } from '@uwanja/money/sql'
import type { CheckIdentity, IdentityResult } from '@uwanja/providers/identity/identity'
import { insertHold } from '../holds/store.ts'
import type { Market } from '../markets.ts'
import { playerById, setPersonalDetails, type PersonalDetails } from '../players/store.ts'
import { Refused, refuse } from '../refuse.ts'
import type { Sealing } from '../second-factor/sealing.ts'
import type { Tell } from '../tell.ts'
import type { Throttle } from '../throttle/throttle.ts'
import { upToOf } from './covers.ts'
import { dayFromNow, insertCheck, isHeldFor, isUsed, keepDocument, knownOf } from './store.ts'

type Typed = Input<typeof identity.checkIdentity>

export interface IdentityParts {
  readonly db: Db
  readonly money: Pick<Money, 'gate'>
  readonly market: Market
  readonly sealing: Sealing
  readonly throttle: Pick<Throttle, 'take'>
  readonly tell: Tell
  readonly checkIdentity: CheckIdentity
  /** Refuses what is wrong with names or day, each fault by its field. */
  checkedDetails(
    db: Sql,
    market: Market,
    typed: Pick<Typed, 'firstName' | 'lastName' | 'dateOfBirth'>,
  ): Promise<PersonalDetails>
}

/** Registers charge for each question, and a number must not be found by trying. */
const CHECKS_A_DAY = 5
const ANSWER_WITHIN_DAYS = 14

export async function identityShown(
  { db, market }: Pick<IdentityParts, 'db' | 'market'>,
  playerId: bigint,
): Promise<Reply<typeof identity.getIdentity>> {
  const player = (await playerById(db, playerId)) ?? refuse('UNAUTHORIZED')
  const known = (await knownOf(db, playerId)) ?? refuse('UNAUTHORIZED')
  const { documentType, last4, checkedAt } = known
  return {
    tier: known.tier,
    currency: player.currency,
    tiers: TIERS.map((tier) => {
      const upTo = upToOf(market.identity, tier)
      return { tier, upTo: upTo === null ? null : wireNumber(upTo) }
    }),
    deposited: wireNumber(known.deposited),
    withdrawn: wireNumber(known.withdrawn),
    firstName: player.firstName,
    lastName: player.lastName,
    birthDate: player.birthDate,
    documents: [...market.identity.documents],
    checked: documentType && checkedAt && { documentType, last4, at: checkedAt.toISOString() },
  }
}

export async function check(
  parts: IdentityParts,
  playerId: bigint,
  typed: Typed,
): Promise<Reply<typeof identity.checkIdentity>> {
  const { db, market } = parts
  const details = await parts.checkedDetails(db, market, typed).catch(async (error: unknown) => {
    if (isUnderAge(error)) await holdForAge(parts, playerId)
    throw error
  })
  const number = digitsOf(market, typed)
  const limit = { kind: 'identity', subject: playerId.toString(), most: CHECKS_A_DAY, windowS: 86_400 }
  const taken = await parts.throttle.take([limit])
  if (!taken.taken) refuse('TOO_MANY_ATTEMPTS', { remainingTime: taken.waitS })
  const before = await knownOf(db, playerId)
  // Names that were proven stay until others are.
  if (before?.tier !== 2) await setPersonalDetails(db, playerId, details)
  const { documentType } = typed
  const result = await parts.checkIdentity({
    country: market.country,
    documentType,
    documentNumber: number,
    ...details,
  })
  await keep(parts, playerId, { ...details, documentType, number }, result)
  return { result, tier: (await knownOf(db, playerId))?.tier ?? 0 }
}

/** People write documents with blanks and hyphens. */
export function digitsOf(
  market: Market,
  { documentType, documentNumber }: Pick<Typed, 'documentType' | 'documentNumber'>,
): string {
  const number = documentNumber.replaceAll(/[\s-]/g, '')
  if (!market.identity.documents.includes(documentType))
    refuse('VALIDATION_ERROR', { DocumentType: ['DOCUMENT_NUMBER_INVALID'] })
  const isOne = /^\d+$/.test(number) && number.length === DOCUMENTS[documentType].digits
  return isOne ? number : refuse('VALIDATION_ERROR', { DocumentNumber: ['DOCUMENT_NUMBER_INVALID'] })
}

type Shown = PersonalDetails & { readonly documentType: Typed['documentType']; readonly number: string }

async function keep(parts: IdentityParts, playerId: bigint, shown: Shown, result: IdentityResult): Promise<void> {
  const isFree = await parts.db
    .transaction((tx) => keepShown(parts, tx, playerId, shown, result))
    .catch((error: unknown) => {
      if (isUsed(error)) return false
      throw error
    })
  if (!isFree) refuse('DOCUMENT_ALREADY_USED')
}

/** Writes the try down and, when it counts, the document. False: it is another player's. */
export async function keepShown(
  { sealing }: Pick<IdentityParts, 'sealing'>,
  tx: Tx,
  playerId: bigint,
  shown: Shown,
  result: IdentityResult | 'by-hand',
): Promise<boolean> {
  const { documentType, number, firstName, lastName, birthDate } = shown
  const last4 = number.slice(-4)
  const mark = sealing.mark(`${documentType} ${number}`)
  const sealed = sealing.seal(Buffer.from(number), `document ${playerId}`)
  await insertCheck(tx, playerId, { documentType, last4, result })
  if (result !== 'match' && result !== 'by-hand') return true
  const document = { documentType, sealed, last4, mark, firstName, lastName, birthDate }
  if (!(await keepDocument(tx, playerId, document))) return false
  await setPersonalDetails(tx, playerId, { firstName, lastName, birthDate })
  return true
}

const isUnderAge = (error: unknown): boolean =>
  error instanceof Refused && JSON.stringify(error.data ?? null).includes('AGE_AT_LEAST_18')

/** A player who says that he is a minor plays no more until compliance has looked; his money stays his. */
async function holdForAge(parts: IdentityParts, playerId: bigint): Promise<void> {
  await parts.db.transaction(async (tx: Tx) => {
    await parts.money.gate.locked(tx, playerId)
    if (await isHeldFor(tx, playerId, 'age')) return
    const language = (await playerById(tx, playerId))?.language
    const asks = TEXTS[isLanguage(language) ? language : 'en'].identity.askAge
    const dueOn = await dayFromNow(tx, ANSWER_WITHIN_DAYS)
    await insertHold(tx, { playerId, reason: 'age', asks, dueOn, blocks: 'play', placedBy: null })
    await parts.money.gate.blocked(tx, playerId, 'forever')
    await parts.tell(tx, playerId, 'holdPlaced', { asks, day: dueOn })
  })
}
