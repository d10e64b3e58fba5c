/** What tests say of a player: names that nobody else has, because equal ones with one birthday would be one person's. */
import type { PersonalDetails } from './store.ts'

export function someNames(id: bigint): PersonalDetails {
  const letters = id.toString().replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)
  return { firstName: 'Halima', lastName: `Test${letters}`, birthDate: '1990-04-03' }
}
