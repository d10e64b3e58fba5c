/** A league's table, where its matches tell one. */
import { useSeason } from '../answers/ask.ts'
import { Heading } from '../lists/Heading.tsx'
import { useSaid } from '../texts.ts'

interface Props {
  readonly tournament: string
  /** Those whose match it is about. */
  readonly sides: readonly string[]
}

export function Standings({ tournament, sides }: Props) {
  const { language, texts } = useSaid()
  const { data } = useSeason(tournament)
  if (!data || data.matches.played === 0) return null
  const heads = [
    [texts.played, texts.playedLong],
    [texts.won, texts.wonLong],
    [texts.drawn, texts.drawnLong],
    [texts.lost, texts.lostLong],
    [texts.goalsShort, texts.goalsLong],
    [texts.points, texts.pointsLong],
  ] as const
  return (
    <>
      <Heading level={2}>{texts.table}</Heading>
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="text-xs text-muted">
            <th scope="col" className="px-2 py-1.5 text-left font-semibold">
              {texts.side}
            </th>
            {heads.map(([short, long]) => (
              <th key={long} scope="col" className="px-1 py-1.5 text-right font-semibold">
                <abbr title={long} className="no-underline">
                  {short}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.table.map(({ side, name, names, won, drawn, lost, goals, points, places }) => (
            <tr
              key={side}
              className={`border-t border-line ${sides.includes(name) ? 'bg-note-ground font-semibold' : ''}`}
            >
              <th scope="row" className="max-w-0 truncate py-1.5 pl-2 text-left font-normal" style={{ width: '99%' }}>
                <span className="mr-1.5 text-muted">{places[0]}</span>
                {names[language] ?? name}
              </th>
              {[won + drawn + lost, won, drawn, lost, goals[0] - goals[1], points].map((value, at) => (
                <td key={heads[at]![1]} className="px-1 py-1.5 text-right">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
