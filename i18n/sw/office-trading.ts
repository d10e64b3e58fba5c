/** Swahili texts of trading in the office, laid together, and what its pages are called. */
import { tradingAlerts } from './office-trading-alerts.ts'
import { tradingBets } from './office-trading-bets.ts'
import { tradingLog } from './office-trading-log.ts'
import { tradingLeagues } from './office-trading-leagues.ts'
import { tradingDesk } from './office-trading-desk.ts'
import { tradingTiers } from './office-trading-tiers.ts'

export const officeTrading = {
  ...tradingDesk,
  ...tradingBets,
  ...tradingLeagues,
  ...tradingAlerts,
  ...tradingTiers,
  ...tradingLog,
}

export const tradingPages = {
  trading: 'Biashara ya mikeka',
  season: 'Mwisho wa msimu',
  match: 'Mechi',
  bets: 'Mikeka',
  bet: 'Mkeka',
}
