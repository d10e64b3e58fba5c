/** English texts of how a player logs in, for the office. */
export const officeFactors = {
  title: 'Log-in',
  app: 'Authenticator app',
  sms: 'SMS security',
  on: 'On',
  off: 'Off',
  sessions: 'Open sessions',
  reset: 'Ask for a reset of the factors',
  resetLead:
    'For a player who lost the phone. Make sure who they are first. Both factors are switched off, every device is logged out and the next withdrawal is reviewed. Somebody else must approve it.',
  logOut: 'Ask to end the sessions',
  logOutLead: 'Every device is logged out; password and factors stay. Somebody else must approve it.',
} as const
