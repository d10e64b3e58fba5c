/** English names of the roles of the office. */
export const officeRoles = {
  support: 'Support',
  content: 'Content',
  marketing: 'Marketing',
  trading: 'Trading',
  finance: 'Finance',
  compliance: 'Compliance',
  admin: 'Admin',
} as const
