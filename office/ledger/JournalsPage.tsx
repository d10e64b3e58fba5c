/** The journals of one account, newest first. */
import { Link, useParams, useSearchParams } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { OlderLink } from '../OlderLink.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'

export function JournalsPage() {
  const { id = '' } = useParams()
  const [address] = useSearchParams()
  const { texts, money, time, kind } = useSpeech()
  const asked = useOfficeQuery(office.journals, { accountId: id, before: address.get('before') ?? '' })
  const words = texts.ledger
  return (
    <OfficeQuery asked={asked} title={texts.pages.account}>
      {({ account, journals, next }) => (
        <>
          <PageHead title={account.name}>
            {account.playerId !== '' && (
              <Link className="text-link" to={`/players/${account.playerId}`}>
                {texts.pages.player}
              </Link>
            )}
            <span className="text-lg font-semibold tabular-nums">{money(account.balance, account.currency)}</span>
          </PageHead>
          {journals.length === 0 ? (
            <p className="text-muted">{next === null ? texts.nothing : words.short}</p>
          ) : (
            <Rows
              caption={account.name}
              columns={[
                { title: words.at },
                { title: words.kind },
                { title: words.source },
                { title: words.key },
                { title: words.amount, side: 'right' },
              ]}
              rows={journals.map((one) => ({
                key: one.id,
                cells: [
                  time(one.at),
                  <Link className="font-semibold text-link" to={`/ledger/journal/${one.id}`}>
                    {kind(one.kind)}
                  </Link>,
                  one.source,
                  <span className="break-all">{one.key}</span>,
                  money(one.amount, one.currency),
                ],
              }))}
            />
          )}
          {next !== null && <OlderLink values={{ before: next }} />}
        </>
      )}
    </OfficeQuery>
  )
}
