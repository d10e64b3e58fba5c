/** The legs of a bet: what was picked at which odds, the score, what it came to or still needs, and why it is void. */
import { join } from '@uwanja/ui/looks/join'
import { fill } from '@uwanja/i18n/fill'
import type { BetView } from '@uwanja/contract/book/bets'
import { bookCashOut, type TrackedPick } from '@uwanja/contract/book/cash-out'
import type { Receipt, ReceiptPick } from '@uwanja/contract/book/mine'
import { hostPage } from '../host.ts'
import { send } from '../send.ts'
import { usePolled } from '../slip/polled.ts'
import { useSaid } from '../texts.ts'
import { oddsText } from '../slip/form.ts'
import { isVoidCase, LEG_TEXTS, legWord, needsText, pickNames, scoreText, type ViewPick } from './bet-words.ts'
import { useMineSaid } from './said.ts'

interface Props {
  readonly bet: BetView
  readonly receipt: Receipt | undefined
  readonly isTracked: boolean
}

const TRACKED_EVERY_MS = 5000

export function Legs({ bet, receipt, isTracked }: Props) {
  const { t } = useMineSaid()
  const { data: tracked } = usePolled(
    bet.id,
    isTracked
      ? async (signal) => {
          const heard = await send(bookCashOut.tracker, { bet: bet.id }, { signal })
          return heard.ok ? heard.data.legs : null
        }
      : null,
    TRACKED_EVERY_MS,
  )
  return (
    <ul className="flex flex-col gap-2">
      {bet.legs.map((leg, at) => (
        // Legs of a bet keep their order for ever.
        <li key={at} className="rounded-xl border border-line px-3 py-2">
          {leg.picks.map((pick, nth) => (
            <PickRow
              key={`${pick.market}?${pick.specifiers}/${pick.outcome}`}
              pick={pick}
              known={receipt?.picks[at]?.[nth]}
              isTracked={isTracked}
              tracked={isTracked ? tracked?.[at]?.[nth] : undefined}
              odds={leg.picks.length === 1 ? (leg.odds ?? leg.asked) : null}
              isBanker={leg.isBanker}
            />
          ))}
          {leg.picks.length > 1 && (
            <p className="mt-1 flex justify-between border-t border-line pt-1 text-sm">
              <span className="text-muted">{t.sameMatch}</span>
              <strong className="tabular-nums">{oddsText(leg.odds ?? leg.asked)}</strong>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

const TONES = {
  won: 'text-win',
  halfWon: 'text-win',
  shared: 'text-win',
  lost: 'text-loss',
  halfLost: 'text-loss',
} as const

interface RowProps {
  readonly pick: ViewPick
  readonly known: ReceiptPick | undefined
  readonly isTracked: boolean
  /** Absent while it is asked for, too: its line keeps its place, so that what stands below does not move under a thumb. */
  readonly tracked: TrackedPick | undefined
  /** null: that of several picks stands below them. */
  readonly odds: number | null
  readonly isBanker: boolean
}

function PickRow({ pick, known, isTracked, tracked, odds, isBanker }: RowProps) {
  const { t } = useMineSaid()
  const { language, names } = useSaid()
  const named = pickNames(pick, known, { language, names, t })
  const word = legWord(pick.result, known !== undefined && known.voidCase !== null)
  const needs = tracked && needsText(tracked, named, t)
  return (
    <div className="py-0.5">
      <p className="flex items-start justify-between gap-2">
        <span className="font-semibold">
          {named.outcome} {isBanker && <span className="text-sm text-muted">{t.banker}</span>}
        </span>
        {odds !== null && <strong className="tabular-nums">{oddsText(odds)}</strong>}
      </p>
      <p className="text-sm text-muted">{named.market}</p>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="text-muted">
          {named.match} <Score known={known} tracked={tracked} />
        </span>
        <span className={join('font-semibold', word in TONES && TONES[word as keyof typeof TONES])}>
          {t[LEG_TEXTS[word]]}
        </span>
      </p>
      {isTracked && <p className="min-h-5 text-sm">{needs}</p>}
      {word === 'void' && <Why raw={known?.voidCase ?? ''} />}
    </div>
  )
}

function Score({ known, tracked }: Pick<RowProps, 'known' | 'tracked'>) {
  const { t } = useMineSaid()
  const { locale } = useSaid()
  const score = known && scoreText(known)
  const minute = tracked?.phase === 'live' && tracked.clock ? Math.floor(tracked.clock.minute) : null
  if (score)
    return (
      <strong className="text-text tabular-nums">
        {score} {minute !== null && fill(t.minute, { minute })}
      </strong>
    )
  if (!known?.startsAt) return null
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' })
  return <time dateTime={known.startsAt}>{format.format(new Date(known.startsAt))}</time>
}

/** A void leg says why, with the rule that says so. */
function Why({ raw }: { readonly raw: string }) {
  const { t } = useMineSaid()
  const { language } = useSaid()
  if (!isVoidCase(t, raw)) return null
  const rules = hostPage('/BettingRules')
  if (rules) {
    rules.searchParams.set('lang', language)
    rules.hash = 'void'
  }
  return (
    <p className="text-sm text-muted">
      {fill(t.voidBecause, { why: t.voidCases[raw] })}{' '}
      {rules && (
        <a href={rules.href} target="_blank" rel="noopener">
          {t.voidRule}
        </a>
      )}
    </p>
  )
}
