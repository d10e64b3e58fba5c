/** The table of accounts: what a player has, and what the house has. The sign is the player's or the house's point of view. */

/** A player's four accounts; their slots are part of their ids (player * 8 + slot), so the order is for ever. */
export const PLAYER_ACCOUNTS = {
  cash: 'Money that can be staked and withdrawn.',
  bonus: 'Money that can be staked only.',
  held: 'Money of a withdrawal that is under way.',
  debt: 'What a corrected result took back and the player had already spent (its postings run below zero).',
} as const
export type PlayerAccount = keyof typeof PLAYER_ACCOUNTS

/** House accounts; `{company}` stands for one account per outside company, opened with its first journal's currency. */
export const HOUSE_ACCOUNTS = {
  'bank:{company}': 'Our money at a payment company. Below zero while it owes us what players paid in.',
  'games:{company}': 'Stakes taken less wins paid at a game company.',
  'parked:{company}': 'Money that arrived and may not be credited: it waits to be sent back or assigned.',
  'tax:{base}':
    'What was withheld for the state or is owed to it, by what it is taken of; paid to it outside these books.',
  trust:
    'The bank account in which players’ money lies apart. Below zero by what lies there: it is the other side of what we owe.',
  operating: 'The house’s own bank account, signed as the trust account is.',
  bonuses: 'What bonuses gave to players, less what expired. Cash that they became stays theirs.',
  'free-bets': 'What the house staked for players, less what of it came back.',
  forfeited: 'Winnings of minors that were taken back, less lost stakes that were given back to them.',
  dormant: 'What lay in dormant accounts: kept in trust for whoever claims it.',
  unclaimed: 'The same where it is the state’s to keep, until it is paid to it.',
  pools: 'What rounds of the jackpot have left for later ones.',
  guarantees: 'What the operator gave to pools up to their guarantee and in fixed prizes, less what came back.',
  races: 'What races paid to their winners, less what a reversal took back. Prizes that nobody won never left it.',
  'promotion:{id}': 'What one promotion gave to players, less what of it came back: what it cost.',
  corrections: 'The other side of an operator’s correction.',
} as const

export type HouseAccount =
  | 'bonuses'
  | 'free-bets'
  | 'corrections'
  | 'forfeited'
  | 'trust'
  | 'operating'
  | 'dormant'
  | 'unclaimed'
  | 'pools'
  | 'guarantees'
  | 'races'
  | `${'bank' | 'games' | 'parked' | 'tax' | 'promotion'}:${string}`
export type AccountName = PlayerAccount | HouseAccount
