/** The office's pages: one row each, with the permission that it needs. The side menu is a filter of this table. */
import {
  Activity,
  ArrowDownToLine,
  BookOpen,
  ChartColumn,
  CheckCheck,
  FileWarning,
  Gamepad2,
  Hand,
  Handshake,
  HeartPulse,
  History,
  Landmark,
  LifeBuoy,
  MessagesSquare,
  Moon,
  Plug,
  Scale,
  ShieldCheck,
  Siren,
  Trophy,
  Undo2,
  Users,
  UserX,
  Vault,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { Permission } from '@uwanja/contract/operators/roles'
import type { OfficeTexts } from '@uwanja/i18n/office'

export interface Screen {
  readonly path: string
  readonly page: () => Promise<ComponentType>
  /** Everyone: who is logged in. */
  readonly needs: Permission | 'everyone'
  readonly title: keyof OfficeTexts['pages']
  /** Stands in the side menu with this icon. */
  readonly icon?: LucideIcon
}

export const SCREENS: readonly Screen[] = [
  {
    path: '/',
    page: async () => (await import('./overview/OverviewPage.tsx')).OverviewPage,
    needs: 'everyone',
    title: 'overview',
    icon: Activity,
  },
  {
    path: '/players',
    page: async () => (await import('./players/PlayersPage.tsx')).PlayersPage,
    needs: 'players.read',
    title: 'players',
    icon: Users,
  },
  {
    path: '/players/:id',
    page: async () => (await import('./players/PlayerPage.tsx')).PlayerPage,
    needs: 'players.read',
    title: 'player',
  },
  {
    path: '/erasures',
    page: async () => (await import('./players/ErasuresPage.tsx')).ErasuresPage,
    needs: 'identity.read',
    title: 'erasures',
    icon: UserX,
  },
  {
    path: '/approvals',
    page: async () => (await import('./approvals/ApprovalsPage.tsx')).ApprovalsPage,
    needs: 'approvals.read',
    title: 'approvals',
    icon: CheckCheck,
  },
  {
    path: '/withdrawals',
    page: async () => (await import('./withdrawals/WithdrawalsPage.tsx')).WithdrawalsPage,
    needs: 'withdrawals.read',
    title: 'withdrawals',
    icon: Landmark,
  },
  {
    path: '/deposits',
    page: async () => (await import('./deposits/DepositsPage.tsx')).DepositsPage,
    needs: 'deposits.read',
    title: 'deposits',
    icon: ArrowDownToLine,
  },
  {
    path: '/reconciliation',
    page: async () => (await import('./reconciliation/ReconciliationPage.tsx')).ReconciliationPage,
    needs: 'reconciliation.read',
    title: 'reconciliation',
    icon: Handshake,
  },
  {
    path: '/rollbacks',
    page: async () => (await import('./rollbacks/RollbacksPage.tsx')).RollbacksPage,
    needs: 'ledger.read',
    title: 'rollbacks',
    icon: Undo2,
  },
  {
    path: '/holds',
    page: async () => (await import('./holds/HoldsPage.tsx')).HoldsPage,
    needs: 'holds.read',
    title: 'holds',
    icon: Hand,
  },
  {
    path: '/protections',
    page: async () => (await import('./protections/ProtectionsPage.tsx')).ProtectionsPage,
    needs: 'protection.read',
    title: 'protections',
    icon: LifeBuoy,
  },
  {
    path: '/harm',
    page: async () => (await import('./harm/HarmPage.tsx')).HarmPage,
    needs: 'harm.read',
    title: 'harm',
    icon: HeartPulse,
  },
  {
    path: '/messages',
    page: async () => (await import('./messages/MessagesPage.tsx')).MessagesPage,
    needs: 'messages.read',
    title: 'messages',
    icon: MessagesSquare,
  },
  {
    path: '/messages/:id',
    page: async () => (await import('./messages/MessagePage.tsx')).MessagePage,
    needs: 'messages.read',
    title: 'message',
  },
  {
    path: '/suspicions',
    page: async () => (await import('./suspicions/SuspicionsPage.tsx')).SuspicionsPage,
    needs: 'suspicion.read',
    title: 'suspicions',
    icon: FileWarning,
  },
  {
    path: '/jackpots',
    page: async () => (await import('./jackpots/JackpotsPage.tsx')).JackpotsPage,
    needs: 'jackpots.read',
    title: 'jackpots',
    icon: Trophy,
  },
  {
    path: '/jackpots/:id',
    page: async () => (await import('./jackpots/JackpotPage.tsx')).JackpotPage,
    needs: 'jackpots.read',
    title: 'jackpot',
  },
  {
    path: '/dormant',
    page: async () => (await import('./dormant/DormantPage.tsx')).DormantPage,
    needs: 'dormant.read',
    title: 'dormant',
    icon: Moon,
  },
  {
    path: '/ledger',
    page: async () => (await import('./ledger/AccountsPage.tsx')).AccountsPage,
    needs: 'ledger.read',
    title: 'ledger',
    icon: BookOpen,
  },
  {
    path: '/ledger/account/:id',
    page: async () => (await import('./ledger/JournalsPage.tsx')).JournalsPage,
    needs: 'ledger.read',
    title: 'account',
  },
  {
    path: '/ledger/journal/:id',
    page: async () => (await import('./ledger/JournalPage.tsx')).JournalPage,
    needs: 'ledger.read',
    title: 'journal',
  },
  {
    path: '/games',
    page: async () => (await import('./games/GamesPage.tsx')).GamesPage,
    needs: 'games.read',
    title: 'games',
    icon: Gamepad2,
  },
  {
    path: '/reports',
    page: async () => (await import('./reports/ReportsPage.tsx')).ReportsPage,
    needs: 'reports.read',
    title: 'reports',
    icon: ChartColumn,
  },
  {
    path: '/returns',
    page: async () => (await import('./returns/ReturnsPage.tsx')).ReturnsPage,
    needs: 'reports.read',
    title: 'returns',
    icon: Scale,
  },
  {
    path: '/treasury',
    page: async () => (await import('./treasury/TreasuryPage.tsx')).TreasuryPage,
    needs: 'reports.read',
    title: 'treasury',
    icon: Vault,
  },
  {
    path: '/integrations',
    page: async () => (await import('./integrations/IntegrationsPage.tsx')).IntegrationsPage,
    needs: 'integrations.read',
    title: 'integrations',
    icon: Plug,
  },
  {
    path: '/audit',
    page: async () => (await import('./audit/AuditPage.tsx')).AuditPage,
    needs: 'audit.read',
    title: 'audit',
    icon: History,
  },
  {
    path: '/breaches',
    page: async () => (await import('./breaches/BreachesPage.tsx')).BreachesPage,
    needs: 'breaches.keep',
    title: 'breaches',
    icon: Siren,
  },
  {
    path: '/operators',
    page: async () => (await import('./operators/OperatorsPage.tsx')).OperatorsPage,
    needs: 'operators.manage',
    title: 'operators',
    icon: ShieldCheck,
  },
]
