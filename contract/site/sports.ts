/** Area Sports: the sportsbooks (P01, P03, P12). */
import { later } from '../wire/call.ts'

export const sports = {
  getBettingProviders: later('sports', {
    method: 'GET',
    path: '/api/api/Sports/GetBettingProviders',
    access: 'guest',
    about: 'The sportsbooks on offer.',
  }),
  bsBetting: later('sports', {
    method: 'POST',
    path: '/api/api/Sports/BSBetting',
    access: 'guest',
    about: 'Opens the BSBetting sportsbook.',
  }),
  altenar: later('sports', {
    method: 'POST',
    path: '/api/api/Sports/Altenar',
    access: 'guest',
    about: 'Opens the Altenar sportsbook.',
  }),
  altenarNew: later('sports', {
    method: 'POST',
    path: '/api/api/Sports/AltenarNew',
    access: 'guest',
    about: 'Opens the Altenar widget.',
  }),
  everyMatrix: later('sports', {
    method: 'POST',
    path: '/api/api/Sports/EveryMatrix',
    access: 'guest',
    about: 'Opens the BTI sportsbook.',
  }),
}
