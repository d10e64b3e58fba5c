/** Where the sportsbooks are launched: apart from the rows, so that a script in a page's head need not bring their schemas. */
export const LAUNCH_PATHS = {
  bsBetting: '/api/api/Sports/BSBetting',
  altenar: '/api/api/Sports/Altenar',
  everyMatrix: '/api/api/Sports/EveryMatrix',
} as const
