/** How far one player is known, what they moved in all, and what checked it; compliance grants a document by hand. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeIdentity } from '@uwanja/contract/operators/identity'
import type { PlayerPage as Player } from '@uwanja/contract/operators/players'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Facts } from '../Facts.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { GrantDialog } from './GrantDialog.tsx'

export function PlayerIdentity({ player }: { player: Player }) {
  const { texts } = useSpeech()
  const { may } = useMe()
  const asked = useOfficeQuery(office.playerIdentity, { id: player.id })
  const [open, setOpen] = useState<'grant' | null>(null)
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{texts.identity.title}</h2>
        {may('identity.grant') && <Button onClick={() => setOpen('grant')}>{texts.identity.grant}</Button>}
      </div>
      <OfficeQuery asked={asked}>
        {(known) => (
          <>
            <Known known={known} />
            {open === 'grant' && <GrantDialog player={player} known={known} onClose={() => setOpen(null)} />}
          </>
        )}
      </OfficeQuery>
    </Card>
  )
}

function Known({ known }: { known: OfficeIdentity }) {
  const { texts, fill, money, time, day } = useSpeech()
  const words = texts.identity
  const results: Readonly<Record<string, string>> = words.results
  const { tier, currency, upTo, deposited, withdrawn, document, checks } = known
  return (
    <>
      <Facts
        facts={[
          [words.tier, words.tiers[tier]],
          [words.upTo, upTo === '' ? words.noLimit : money(upTo, currency)],
          [words.deposited, money(deposited, currency)],
          [words.withdrawn, money(withdrawn, currency)],
          [words.document, document === null ? words.none : `${document.documentType} •••${document.last4}`],
          ...(document === null
            ? []
            : ([
                [words.says, `${document.name}, ${day(document.birthDate)}`],
                [words.checkedAt, time(document.at)],
                [words.by, document.grantedBy === '' ? words.byRegister : document.grantedBy],
              ] as const)),
        ]}
      />
      {document !== null && !document.isCurrent && <p className="text-sm">{words.notCurrent}</p>}
      {checks.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm text-muted">
          {checks.map(({ at, documentType, last4, result }, nth) => (
            <li key={nth}>
              {fill(words.check, {
                at: time(at),
                document: `${documentType} •••${last4}`,
                result: results[result] ?? result,
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
