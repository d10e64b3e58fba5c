/** The traders' pages. */
import { TrendingUp } from 'lucide-react'
import type { Screen } from '../screen.ts'

export const TRADING_SCREENS: readonly Screen[] = [
  {
    path: '/trading',
    page: async () => (await import('./TradingPage.tsx')).TradingPage,
    needs: 'trading.read',
    title: 'trading',
    icon: TrendingUp,
  },
  {
    path: '/trading/:part',
    page: async () => (await import('./TradingPage.tsx')).TradingPage,
    needs: 'trading.read',
    title: 'trading',
  },
  {
    path: '/trading/match/:id',
    page: async () => (await import('./MatchPage.tsx')).MatchPage,
    needs: 'trading.read',
    title: 'match',
  },
  {
    path: '/trading/league/:id',
    page: async () => (await import('./SeasonPage.tsx')).SeasonPage,
    needs: 'trading.read',
    title: 'season',
  },
]
