/** The queues in which somebody's decision is waited for: tiles of the overview, and figures beside the menu's words. */
import type { Reply } from '@uwanja/contract/wire/call'
import type { office } from '@uwanja/contract/operators/office'
import type { Permission } from '@uwanja/contract/operators/roles'
import type { OfficeTexts } from '@uwanja/i18n/office'

type Light = Reply<typeof office.light>

interface Queue {
  readonly path: string
  readonly needs: Permission
  readonly title: keyof OfficeTexts['pages']
  readonly count: (data: Light) => number
  readonly say: (texts: OfficeTexts) => string
}

export const WAITING: readonly Queue[] = [
  {
    path: '/withdrawals',
    needs: 'withdrawals.read',
    title: 'withdrawals',
    count: (data) => data.withdrawals,
    say: (texts) => texts.light.decision,
  },
  {
    path: '/deposits',
    needs: 'deposits.read',
    title: 'deposits',
    count: (data) => data.deposits,
    say: (texts) => texts.light.attention,
  },
  {
    path: '/rollbacks',
    needs: 'ledger.read',
    title: 'rollbacks',
    count: (data) => data.rollbacks,
    say: (texts) => texts.light.attention,
  },
  {
    path: '/approvals',
    needs: 'approvals.read',
    title: 'approvals',
    count: (data) => data.approvals,
    say: (texts) => texts.light.second,
  },
  {
    path: '/pictures',
    needs: 'pictures.look',
    title: 'pictures',
    count: (data) => data.pictures,
    say: (texts) => texts.light.decision,
  },
  {
    path: '/messages',
    needs: 'messages.read',
    title: 'messages',
    count: (data) => data.messages,
    say: (texts) => texts.light.answer,
  },
]
