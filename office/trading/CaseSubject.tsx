/** What a case is about: a player, a match, or the end of a season. */
import { Link } from 'react-router'
import type { CaseRow } from '@uwanja/contract/book/cases'
import { nameIn, pairIn } from '@uwanja/i18n/book-words'
import { useSpeech } from '../speech.ts'
import { PlayerLink } from './PlayerLink.tsx'

export function CaseSubject({ of: { player, match } }: { of: CaseRow }) {
  const { texts, fill, language } = useSpeech()
  if (player)
    return (
      <PlayerLink of={player.walletPlayer}>
        {fill(texts.trading.alerts.player, { player: player.walletPlayer })}
      </PlayerLink>
    )
  if (!match) return null
  if (match.season) return nameIn(match.season, language)
  return (
    <Link className="text-link" to={`/trading/match/${match.event}`}>
      {pairIn(match, language)}
    </Link>
  )
}
