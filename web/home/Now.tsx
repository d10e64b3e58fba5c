/** What can be done at this moment: matches with their odds, what can be won and until when, and what is new (R63). */
import type { HomeNow } from '@uwanja/contract/site/home'
import { Gift, Timer, Trophy, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { moneyText } from '../money-text.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { Banners } from './Banners.tsx'
import { Clock } from './Clock.tsx'
import { NewGames } from './NewGames.tsx'
import { useNow } from './use-now.ts'

const isEmpty = ({ matches, jackpot, race, promotion, games }: HomeNow): boolean =>
  matches.length + games.length === 0 && !jackpot && !race && !promotion

export function Now() {
  const now = useNow()
  if (now === null) return null
  return (
    <>
      {/* A server of the release before says none. */}
      <Banners banners={now.banners ?? []} />
      {!isEmpty(now) && <OnNow now={now} />}
    </>
  )
}

function OnNow({ now }: { now: HomeNow }) {
  const t = useTranslations('home')
  return (
    <section aria-labelledby="now" className="flex flex-col gap-3">
      <h2 id="now" className="text-xl font-bold sm:text-2xl">
        {t('gamesTitle')}
      </h2>
      {now.matches.length > 0 && (
        <ul className="grid grid-cols-1 gap-2 lg:grid-cols-2">
          {now.matches.map((match) => (
            <li key={match.id}>
              <MatchRow match={match} />
            </li>
          ))}
        </ul>
      )}
      <Prizes now={now} />
      {now.games.length > 0 && <NewGames rows={now.games} />}
    </section>
  )
}

type Match = HomeNow['matches'][number]

/** Thousandths as odds are written everywhere; a price that is not offered now keeps its place, empty. */
const oddsText = (odds: number | null) => (odds === null ? '\u00a0' : (odds / 1_000).toFixed(2))

function MatchRow({ match }: { match: Match }) {
  const t = useTranslations('home')
  return (
    <ScreenLink
      to={`/Sports/Altenar?at=${encodeURIComponent(`/event/${match.id}`)}`}
      className="flex min-w-0 items-center gap-2 rounded-xl border border-line bg-surface px-3 py-2 no-underline hover:bg-raised active:bg-raised"
    >
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5 text-xs text-muted">
          {match.minute !== null && (
            <span className="flex items-center gap-1 font-bold whitespace-nowrap text-win">
              <span className="size-1.5 rounded-full bg-lagoon" aria-hidden="true" />
              {t('live')} {match.minute}′
            </span>
          )}
          <span className="truncate">{match.league}</span>
        </span>
        <span className="flex gap-2 text-sm leading-tight font-semibold">
          <span className="min-w-0 flex-1">
            <span className="block truncate">{match.home}</span>
            <span className="block truncate">{match.away}</span>
          </span>
          {match.score && (
            <span className="text-end tabular-nums">
              <span className="block">{match.score[0]}</span>
              <span className="block">{match.score[1]}</span>
            </span>
          )}
        </span>
      </span>
      <span className="flex gap-1">
        {match.odds.map(({ id, odds }) => (
          <span
            key={id}
            className="flex min-w-11 flex-col items-center rounded-lg bg-raised px-1 py-1 text-sm font-bold tabular-nums"
          >
            <span className="text-[0.6875rem] font-medium text-muted uppercase">{id}</span>
            {oddsText(odds)}
          </span>
        ))}
      </span>
    </ScreenLink>
  )
}

function Prizes({ now: { jackpot, race, promotion } }: { now: HomeNow }) {
  const nav = useTranslations('nav')
  if (!jackpot && !race && !promotion) return null
  return (
    <div className="grid grid-cols-2 gap-2 lg:grid-cols-3">
      {jackpot && (
        <Prize to="/ManualJackpot" Icon={Trophy} kind={nav('jackpot')} name={jackpot.name}>
          <Pool {...jackpot} />
        </Prize>
      )}
      {race && (
        <Prize
          to={`/cashracedetails?urlSuffix=${encodeURIComponent(race.urlSuffix)}`}
          Icon={Timer}
          kind={nav('cashRaces')}
          name={race.name}
        >
          <Pool {...race} />
        </Prize>
      )}
      {promotion && (
        <Prize
          to={`/promotiondetails?promotionid=${promotion.id}`}
          Icon={Gift}
          kind={nav('promotions')}
          name={promotion.title}
        />
      )}
    </div>
  )
}

type PrizeProps = { to: string; Icon: LucideIcon; kind: string; name: string; children?: ReactNode }

function Prize({ to, Icon, kind, name, children }: PrizeProps) {
  return (
    <ScreenLink
      to={to}
      className="flex min-w-0 flex-col gap-0.5 rounded-xl border border-line bg-surface p-3 no-underline hover:bg-raised active:bg-raised"
    >
      <span className="flex items-center gap-1.5 text-xs font-semibold text-muted">
        <Icon size={16} className="shrink-0" aria-hidden="true" />
        {kind}
      </span>
      <span className="line-clamp-2 text-sm font-semibold">{name}</span>
      {children}
    </ScreenLink>
  )
}

function Pool({ pool, currency, until }: { pool: number; currency: string; until: string }) {
  return (
    <>
      <span className="text-lg leading-tight font-extrabold tabular-nums">
        {moneyText(pool)} <span className="text-sm font-medium">{currency}</span>
      </span>
      <Clock until={until} />
    </>
  )
}
