/** Everything that happened with a player, newest first, page after page. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import type { Moment } from '@uwanja/contract/operators/players'
import { Button } from '@uwanja/ui/Button'
import { ask } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { usePaymentWords } from '../payments/use-payment-words.ts'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { momentName } from './moment-name.ts'

export function Timeline({ id, currency }: { id: string; currency: string }) {
  const speech = useSpeech()
  const { texts, time, kind, state, money } = speech
  const { may } = useMe()
  const asked = useInfiniteQuery({
    queryKey: [office.timeline.path, id],
    queryFn: ({ pageParam }) => ask(office.timeline, { id, before: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  const { source } = usePaymentWords()
  const words = texts.ledger
  const aboutOf = ({ kind: of, about }: Moment) => {
    if (of === 'rule') return kind(about)
    return of === 'payment' || of === 'journal' ? source(about) : about
  }
  const wayTo = ({ kind: of, id: own }: Moment) => {
    if (of === 'payment') return `/payments/${own}`
    return of === 'journal' && may('ledger.read') ? `/ledger/journal/${own}` : null
  }
  const what = (one: Moment) => {
    const [way, name] = [wayTo(one), momentName(speech, one)]
    if (way === null) return name
    return (
      <Link className="text-link" to={way}>
        {name}
      </Link>
    )
  }
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{texts.players.timeline}</h2>
      <OfficeQuery asked={asked}>
        {({ pages }) => (
          <Rows
            caption={texts.players.timeline}
            columns={[
              { title: words.at, holds: 'moment' },
              { title: words.kind },
              { title: words.details },
              { title: words.amount, side: 'right' },
            ]}
            rows={pages.flatMap(({ moments }) =>
              moments.map((one) => ({
                key: `${one.what} ${one.id}`,
                cells: [
                  time(one.at),
                  what(one),
                  [one.kind === 'launch' && one.what, aboutOf(one), one.state && state(one.state)]
                    .filter(Boolean)
                    .join(' · '),
                  one.amount && money(one.amount, currency),
                ],
              })),
            )}
          />
        )}
      </OfficeQuery>
      {asked.hasNextPage && (
        <Button
          className="self-center"
          busyLabel={asked.isFetchingNextPage ? texts.loading : undefined}
          onClick={() => void asked.fetchNextPage()}
        >
          {texts.older}
        </Button>
      )}
    </section>
  )
}
