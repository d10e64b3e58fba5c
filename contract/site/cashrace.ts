/** Area Cashrace: races for cash (C01, C08). */
import { later } from '../wire/call.ts'

export const cashrace = {
  getCashRacesList: later('races', {
    method: 'GET',
    path: '/api/api/Cashrace/GetCashRacesList',
    access: 'anyone',
    about: 'The running races.',
  }),
  getCashraceDetails: later('races', {
    method: 'GET',
    path: '/api/api/Cashrace/GetCashraceDetails',
    access: 'anyone',
    about: 'One race with its ranking.',
  }),
  getCashRaceGames: later('races', {
    method: 'GET',
    path: '/api/api/Cashrace/GetCashRaceGames',
    access: 'anyone',
    about: 'The games that count in a race.',
  }),
}
