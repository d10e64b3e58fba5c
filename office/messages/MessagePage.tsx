/** One message: what the player wrote, whose it is, the answer, what else was written, and the player beside it. */
import { Link, useParams } from 'react-router'
import type { Reply } from '@uwanja/contract/wire/call'
import type { OfficeMessage } from '@uwanja/contract/operators/messages'
import { office } from '@uwanja/contract/operators/office'
import { Card } from '@uwanja/ui/Card'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { HandBar } from './HandBar.tsx'
import { PlayerBeside } from './PlayerBeside.tsx'
import { piecesOf } from './references.ts'

const EVERY_MS = 15_000

export function MessagePage() {
  const { id = '' } = useParams()
  const { texts } = useSpeech()
  const asked = useOfficeQuery(office.playerMessage, { id }, EVERY_MS)
  return (
    <OfficeQuery asked={asked} title={texts.pages.message}>
      {(data) => <Whole key={id} data={data} />}
    </OfficeQuery>
  )
}

function Whole({ data: { message, others, colleagues } }: { data: Reply<typeof office.playerMessage> }) {
  const { texts } = useSpeech()
  const { me, may } = useMe()
  const isOpen = message.ending === null && may('messages.answer')
  return (
    <>
      <PageHead title={message.header} />
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <Written message={message} />
          {isOpen && <HandBar message={message} colleagues={colleagues} />}
          {isOpen && message.holder === me?.name && <AnswerForm message={message} />}
          {others.length > 0 && <h2 className="text-lg font-semibold">{texts.messages.others}</h2>}
          {others.map((one) => (
            <Written key={one.id} message={one} withHeader />
          ))}
        </div>
        {may('players.read') && <PlayerBeside id={message.playerId} />}
      </div>
    </>
  )
}

/** Plain text, whatever a stranger typed. */
function Written({ message, withHeader }: { message: OfficeMessage; withHeader?: true }) {
  const { texts, fill, time } = useSpeech()
  const words = texts.messages
  const { ending, endedAt, endedBy, endedWhy, answer } = message
  const by = { name: endedBy, at: endedAt === null ? '' : time(endedAt) }
  return (
    <Card className="flex flex-col gap-2">
      {withHeader && (
        <h3 className="font-semibold break-words">
          <Link className="text-link" to={`/messages/${message.id}`}>
            {message.header}
          </Link>
        </h3>
      )}
      <p className="text-sm break-words text-muted">
        {[
          ...(withHeader ? [] : [message.name, message.number]),
          words.departments[message.department],
          time(message.createdAt),
          ...(withHeader && ending === null ? [words.lists.waiting] : []),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Body text={message.body} />
      {ending !== null && (
        <div className="rounded-xl bg-raised p-3">
          {ending === 'answered' && <p className="mb-1 break-words whitespace-pre-wrap">{answer}</p>}
          <p className="text-sm text-muted">
            {ending === 'answered' ? fill(words.answeredBy, by) : fill(words.closedBy, { ...by, why: endedWhy })}
          </p>
        </div>
      )}
    </Card>
  )
}

/** Plain text; what looks like a reference is looked for by a press. */
function Body({ text }: { text: string }) {
  const { may } = useMe()
  return (
    <p className="break-words whitespace-pre-wrap">
      {piecesOf(text).map((piece, at) =>
        piece.isReference && may('players.read') ? (
          <Link key={at} className="text-link" to={`/players?${new URLSearchParams({ words: piece.text }).toString()}`}>
            {piece.text}
          </Link>
        ) : (
          piece.text
        ),
      )}
    </p>
  )
}
