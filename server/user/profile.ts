/** The player's own name and date of birth (W09, W10): which are taken, and how they are written down. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { Input } from '@uwanja/contract/wire/call'
import type { PersonalDetailsErrors, ProfileFault, user } from '@uwanja/contract/site/user'
import type { Db, Sql, Tx } from '@uwanja/money/sql'
import { isCalendarDay, tidyDay, today } from '../db/days.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { isUnderAge } from '../players/age.ts'
import { setPersonalDetails, type PersonalDetails } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'

/** As long as a bank's field for a name at its most generous. */
const NAME_MAX_LETTERS = 60

/**
 * Letters of any script, because Ọláṣubọ̀mí and 王 are names; one space, hyphen or apostrophe between letters, because
 * Mary-Jane and N'Golo are too. More than three marks on a letter is no spelling but a joke on whoever reads the page.
 */
const NAME = /^\p{L}\p{M}{0,3}(?:[ '’-]?\p{L}\p{M}{0,3})*$/u

/** One spelling for what looks the same: composed letters, single spaces, none outside. */
const tidyName = (raw: string) => raw.normalize('NFC').trim().replace(/\s+/g, ' ')

export function nameFaults(name: string): ProfileFault[] {
  const letters = name.match(/\p{L}/gu)?.length ?? 0
  const faults: ProfileFault[] = []
  if (letters < CONSTANTS.profileNameMinLetters) faults.push('NAME_TOO_SHORT')
  if ([...name].length > NAME_MAX_LETTERS) faults.push('NAME_TOO_LONG')
  if (name !== '' && !NAME.test(name)) faults.push('NAME_LETTERS_ONLY')
  return faults
}

/** The day on which somebody is that old. Of a 29 February it is 1 March when the year has none: the text sorts before it. */
const birthdayAt = (birthDay: string, years: number) => `${Number(birthDay.slice(0, 4)) + years}${birthDay.slice(4)}`

/** @param now Today where the player is, year-month-day, as is the other. */
export function birthFaults(birthDay: string, now: string): ProfileFault[] {
  // The form offers whole years, so the whole oldest year is taken.
  const isTooLongAgo = Number(birthDay.slice(0, 4)) < Number(now.slice(0, 4)) - CONSTANTS.profileMaxAgeYears
  if (!isCalendarDay(birthDay) || isTooLongAgo) return ['BIRTH_DATE_INVALID']
  return birthdayAt(birthDay, CONSTANTS.profileMinAgeYears) > now ? ['AGE_AT_LEAST_18'] : []
}

type Typed = Input<typeof user.saveUserPersonalDetails>

/** Refuses what is wrong, each fault by its field. */
export async function checkedDetails(db: Db, jurisdiction: Jurisdiction, typed: Typed): Promise<PersonalDetails> {
  const details: PersonalDetails = {
    firstName: tidyName(typed.firstName),
    lastName: tidyName(typed.lastName),
    birthDate: tidyDay(typed.dateOfBirth),
  }
  const faults = {
    FirstName: nameFaults(details.firstName),
    LastName: nameFaults(details.lastName),
    DateOfBirth: birthFaults(details.birthDate, await today(db, jurisdiction.zone)),
  }
  const found = Object.entries(faults).filter(([, list]) => list.length > 0)
  if (found.length > 0) refuse('VALIDATION_ERROR', Object.fromEntries(found) satisfies PersonalDetailsErrors)
  return details
}

/** What stands against a person is asked about their names, and they about their age. */
export interface PersonDeps {
  readonly db: Db
  readonly jurisdiction: Jurisdiction
  readonly persons: {
    named(tx: Tx, playerId: bigint, details: PersonalDetails): Promise<void>
    holdForAge(playerId: bigint): Promise<void>
  }
  isHeldFor(db: Sql, playerId: bigint, reason: 'age'): Promise<boolean>
}

export async function savePersonalDetails(deps: PersonDeps, playerId: bigint, typed: Typed): Promise<void> {
  const { db, jurisdiction, persons } = deps
  // Who said that they are a minor does not unsay it: the office looks at a document.
  if (await deps.isHeldFor(db, playerId, 'age')) refuse('VALIDATION_ERROR', { DateOfBirth: ['CHANGE_NEEDS_SUPPORT'] })
  const details = await checkedDetails(db, jurisdiction, typed).catch(async (error: unknown) => {
    if (isUnderAge(error)) await persons.holdForAge(playerId)
    throw error
  })
  await db.transaction(async (tx) => {
    await persons.named(tx, playerId, details)
    await setPersonalDetails(tx, playerId, details)
  })
}
