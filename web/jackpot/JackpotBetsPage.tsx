/** Tab Jackpot Bets: the player's tickets, each with its matches and its proof (J04). */
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Disclosure } from '@uwanja/ui/Disclosure'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { Trophy } from 'lucide-react'
import { Failed } from '../Failed.tsx'
import { moneyText } from '../money-text.ts'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { JackpotFrame } from './JackpotFrame.tsx'
import { TicketMatches } from './TicketMatches.tsx'
import { useTickets, type Ticket } from './use-jackpots.ts'

export function JackpotBetsPage() {
  return (
    <JackpotFrame tab="bets">
      <Tickets />
    </JackpotFrame>
  )
}

function Tickets() {
  const t = useTranslations('jackpot')
  const query = useTickets()
  if (query.isPending) return <Skeleton className="h-48 rounded-2xl" />
  if (query.error) return <Failed query={query} text={t('failed')} />
  if (query.data.length === 0)
    return (
      <EmptyState title={t('noBets')} mark={<Trophy size={40} aria-hidden="true" />}>
        <p>{t('noBetsText')}</p>
      </EmptyState>
    )
  return query.data.map((ticket) => <OneTicket key={ticket.id} ticket={ticket} />)
}

const STATES = ['waiting', 'won', 'lost', 'refunded'] as const

function OneTicket({ ticket }: { ticket: Ticket }) {
  const t = useTranslations('jackpot')
  const dates = useDates()
  const { id, name, date, currency, right, possible, prize } = ticket
  const state = STATES.find((one) => one === ticket.state) ?? 'waiting'
  const ended = state === 'won' ? t('states.won', { prize: moneyText(prize), currency: currency ?? '' }) : null
  const facts = [
    ended ?? t(`states.${state as 'waiting' | 'lost' | 'refunded'}`),
    t('right', { right: String(right ?? 0), possible: String(possible ?? 0) }),
    t('bought', { at: dates(date, 'moment') }),
  ]
  return (
    <Disclosure
      title={[t('ticket', { number: String(id ?? '') }), name].filter(Boolean).join(' · ')}
      summary={<p className="text-sm text-muted">{facts.join(' · ')}</p>}
    >
      <TicketMatches id={id ?? 0} jackpotTypeID={ticket.jackpotTypeID ?? 0} />
    </Disclosure>
  )
}
