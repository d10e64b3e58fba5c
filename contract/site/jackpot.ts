/** Area Jackpot: the manual jackpot (J01, J07). */
import { later } from '../wire/call.ts'

export const jackpot = {
  getManualJackpotList: later('jackpot', {
    method: 'GET',
    path: '/api/api/Jackpot/GetManualJackpotList',
    access: 'guest',
    about: 'The open jackpots.',
  }),
  getManualJackpotEvents: later('jackpot', {
    method: 'GET',
    path: '/api/api/Jackpot/GetManualJackpotEvents',
    access: 'guest',
    about: 'The matches of a jackpot.',
  }),
  placeManualJackpotBet: later('jackpot', {
    method: 'POST',
    path: '/api/api/Jackpot/PlaceManualJackpotBet',
    access: 'player',
    about: 'Buys a ticket.',
  }),
  getManualJackpotUserBets: later('jackpot', {
    method: 'GET',
    path: '/api/api/Jackpot/GetManualJackpotUserBets',
    access: 'player',
    about: 'The player’s tickets.',
  }),
  getManualJackpotUserBetEvents: later('jackpot', {
    method: 'GET',
    path: '/api/api/Jackpot/GetManualJackpotUserBetEvents',
    access: 'player',
    about: 'The matches of a ticket.',
  }),
}
