/** Majina ya majukumu ya ofisi. */
import type { Translation } from '../translation.ts'
import type { officeRoles as english } from '../en/office-roles.ts'

export const officeRoles: Translation<typeof english> = {
  support: 'Huduma kwa wateja',
  content: 'Maudhui',
  marketing: 'Masoko',
  trading: 'Usimamizi wa michezo',
  finance: 'Fedha',
  compliance: 'Uzingatiaji sheria',
  admin: 'Msimamizi',
}
