/** What came onto the slip from elsewhere: what has moved, and what was left out and why. */
import { Alert } from '@uwanja/ui/Alert'
import { nameIn } from '@uwanja/i18n/book-words'
import { fill } from '@uwanja/i18n/fill'
import { oddsText } from './form.ts'
import type { FromElsewhere } from './loaded.ts'
import { useSaid } from '../texts.ts'
import { matchName } from '../words.ts'
import { useSlipSaid } from './said.ts'

export function LoadedNote({ moved, dropped }: Pick<FromElsewhere, 'moved' | 'dropped'>) {
  const { t } = useSlipSaid()
  const said = useSaid()
  const why = { started: t.droppedStarted, over: t.droppedOver, unknown: t.droppedUnknown }
  return (
    <Alert tone="info">
      <p>{t.loaded}</p>
      <ul className="text-sm tabular-nums">
        {moved.map(({ name, was, now }) => (
          <li key={name}>{fill(t.loadedMoved, { name, was: oddsText(was), now: oddsText(now) })}</li>
        ))}
      </ul>
      {dropped.length > 0 && (
        <>
          <p className="mt-1">{t.dropped}</p>
          <ul className="text-sm">
            {dropped.map(({ event, market, specifiers, outcome, home, away, sideNames, season, why: reason }) => (
              <li key={`${event} ${market} ${specifiers} ${outcome}`}>
                {fill(why[reason], {
                  name: season
                    ? `${nameIn(season.side, said.language)} (${nameIn(season.league, said.language)})`
                    : home === null
                      ? t.someMatch
                      : matchName({ home, away: String(away), sideNames }, said),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}
