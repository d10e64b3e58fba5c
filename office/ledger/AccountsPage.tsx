/** The accounts: the house's own, or those of the player whom the address names. */
import { Link, useSearchParams } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'

export function AccountsPage() {
  const { texts, fill, money } = useSpeech()
  const [address] = useSearchParams()
  const playerId = /^\d+$/.exec(address.get('playerId') ?? '')?.[0] ?? ''
  const asked = useOfficeQuery(office.accounts, { playerId })
  const words = texts.ledger
  const title = playerId === '' ? words.house : fill(words.playerOf, { id: playerId })
  return (
    <>
      <PageHead title={title}>
        {playerId !== '' && (
          <Link className="text-link" to="/ledger">
            {words.house}
          </Link>
        )}
      </PageHead>
      <OfficeQuery asked={asked}>
        {({ accounts }) => (
          <Rows
            caption={title}
            columns={[{ title: words.account }, { title: words.balance, side: 'right' }]}
            rows={accounts.map((one) => ({
              key: one.id,
              values: [one.name, Number(one.balance)],
              cells: [
                <Link className="font-semibold text-link" to={`/ledger/account/${one.id}`}>
                  {one.name}
                </Link>,
                money(one.balance, one.currency),
              ],
            }))}
          />
        )}
      </OfficeQuery>
    </>
  )
}
