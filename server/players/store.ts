/** Players' rows: who they are. Several features read them; only `security` and `user` write them. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Sql, Tx } from '@uwanja/money/sql'

export interface Player {
  readonly id: bigint
  readonly number: string
  readonly passwordHash: string
  readonly currency: Currency
  readonly country: string
  readonly rankId: number
  readonly language: string
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string | null
  readonly email: string
  readonly subscribeToEmail: boolean
  readonly smsNotifications: boolean
  readonly numberProvenAt: Date | null
  /** An authenticator app is set up and confirmed: 2-step verification is on. */
  readonly hasAuthenticator: boolean
  readonly smsSecurity: boolean
  /** Of the PIN for USSD and SMS; null: none is set. */
  readonly phonePinHash: string | null
  /** `reset`: it opens nothing until a recovery. `change`: its session can only read, and change it. */
  readonly passwordDue: PasswordDue | null
}

export type PasswordDue = 'reset' | 'change'
/** Why the person may for a while not be the player. */
export type RiskFlag = 'new-device' | 'recovery' | 'new-number'

/** Found by one of its two keys, each by its own index: a condition over both would look at every player. */
async function find(db: Sql, key: 'id' | 'number', value: bigint | string): Promise<Player | null> {
  const [row] = await db.query(
    `select id, number, password_hash as "passwordHash", currency, country, rank_id as "rankId", language,
      first_name as "firstName", last_name as "lastName", birth_date::text as "birthDate",
      email, subscribe_to_email as "subscribeToEmail", sms_notifications as "smsNotifications",
      number_proven_at as "numberProvenAt", sms_security as "smsSecurity", phone_pin_hash as "phonePinHash", password_due as "passwordDue",
      exists (select 1 from authenticator where player_id = player.id and confirmed_at is not null) as "hasAuthenticator"
    from player where ${key} = $1`,
    [value],
  )
  return (row as unknown as Player | undefined) ?? null
}

export const playerById = (db: Sql, id: bigint): Promise<Player | null> => find(db, 'id', id)

export const playerByPhone = (db: Sql, number: string): Promise<Player | null> => find(db, 'number', number)

/** @returns the new player's id, or null when the number is taken. */
export async function insertPlayer(
  tx: Tx,
  player: {
    number: string
    passwordHash: string
    currency: Currency
    country: string
    email: string
    language: string
    /** The partner's code with which the player came. */
    refcode?: string
  },
): Promise<bigint | null> {
  const [row] = await tx.sql<{ id: bigint }>`
    insert into player (number, password_hash, currency, country, email, language, refcode)
    values (${player.number}, ${player.passwordHash}, ${player.currency}, ${player.country}, ${player.email},
      ${player.language}, ${player.refcode ?? ''})
    on conflict (number) do nothing returning id`
  return row?.id ?? null
}

/** The password's hash, with the row locked until the transaction ends: a login and a recovery never pass each other unseen. */
export async function lockedPasswordHash(tx: Tx, id: bigint): Promise<string | null> {
  const [row] = await tx.sql<{ hash: string }>`select password_hash as hash from player where id = ${id} for update`
  return row?.hash ?? null
}

/** A new password, which is also what a due one waited for. */
export async function setPassword(tx: Tx, id: bigint, passwordHash: string): Promise<void> {
  await tx.sql`update player set password_hash = ${passwordHash}, password_due = null where id = ${id}`
}

export async function setPasswordDue(tx: Tx, id: bigint, due: PasswordDue): Promise<void> {
  await tx.sql`update player set password_due = ${due} where id = ${id}`
}

export async function setSmsSecurity(tx: Tx, id: bigint, choice: { isOn: boolean }): Promise<void> {
  await tx.sql`update player set sms_security = ${choice.isOn} where id = ${id}`
}

/** From now on somebody else may have the account: the next withdrawal is to be reviewed for 24 hours. */
export async function noteRiskFlag(tx: Tx, id: bigint, doubt: RiskFlag): Promise<void> {
  await tx.sql`update player set doubt_at = house_now(), doubt = ${doubt} where id = ${id}`
}

/** The number is the player's, if it is theirs: proven by a code from an SMS, or by a payment that was approved on that phone. */
export async function numberProven(tx: Tx, id: bigint, number: string): Promise<void> {
  await tx.sql`
    update player set number_proven_at = coalesce(number_proven_at, house_now()) where id = ${id} and number = ${number}`
}

/** Another number, proven by the code that went to it. Throws what `isTaken` knows when somebody has it. */
export async function setNumber(tx: Tx, id: bigint, number: string): Promise<void> {
  await tx.sql`update player set number = ${number}, number_proven_at = house_now() where id = ${id}`
}

/** Did a statement fail because the number is somebody's? */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505' && error.message.includes('player_number_key')

export interface PersonalDetails {
  readonly firstName: string
  readonly lastName: string
  /** year-month-day */
  readonly birthDate: string
}

export async function setPersonalDetails(db: Sql, id: bigint, details: PersonalDetails): Promise<void> {
  await db.sql`
    update player set first_name = ${details.firstName}, last_name = ${details.lastName},
      birth_date = ${details.birthDate}::date
    where id = ${id}`
}

export async function setEmailSubscription(db: Sql, id: bigint, choice: { isOn: boolean }): Promise<void> {
  await db.sql`update player set subscribe_to_email = ${choice.isOn} where id = ${id}`
}

/** @param email Empty: none any more. */
export async function setEmail(db: Sql, id: bigint, email: string): Promise<void> {
  await db.sql`update player set email = ${email} where id = ${id}`
}

export async function setSmsNotifications(db: Sql, id: bigint, choice: { isOn: boolean }): Promise<void> {
  await db.sql`update player set sms_notifications = ${choice.isOn} where id = ${id}`
}

/** @param hash Null: none any more. */
export async function setPhonePin(db: Sql, id: bigint, hash: string | null): Promise<void> {
  await db.sql`update player set phone_pin_hash = ${hash} where id = ${id}`
}
