/** Margins by tier of leagues and group of markets, changed after every price of a match was seen under them; and leagues' tiers. */
import { useState } from 'react'
import type { Reply } from '@uwanja/contract/wire/call'
import { MARKET_GROUPS } from '@uwanja/contract/book/desk-rules'
import { MARGIN_BOUNDS } from '@uwanja/contract/book/desk-tiers'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Field } from '@uwanja/ui/Field'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import { fieldOf, LIVE, percentOf, readField, tableOf, TIERS, typedOf, type TypedMargins } from './percent.ts'
import { TiersOfLeagues } from './TiersOfLeagues.tsx'
import { TriedMargins } from './TriedMargins.tsx'

type Margins = Reply<typeof office.tradingMargins>

export function MarginsPart() {
  const asked = useOfficeQuery(office.tradingMargins, {})
  return (
    <>
      <OfficeQuery asked={asked}>{(margins) => <Table margins={margins} />}</OfficeQuery>
      <TiersOfLeagues />
      <OfficeQuery asked={asked}>{({ versions }) => <Versions versions={versions} />}</OfficeQuery>
    </>
  )
}

interface Typing {
  readonly against: string | undefined
  readonly typed: TypedMargins | null
}

function Table({ margins }: { margins: Margins }) {
  const { texts, fill } = useSpeech()
  const { may } = useMe()
  const words = texts.trading
  // What others have set since takes the place of what is being typed. Not by a key: the keyboard's place stays in this section.
  const version = margins.versions[0]?.id
  const [{ against, typed }, setState] = useState<Typing>({ against: version, typed: null })
  if (against !== version) setState({ against: version, typed: null })
  const setTyped = (next: TypedMargins | null) => setState({ against: version, typed: next })
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.tiers.margins}</h2>
      <p className="text-muted">{words.tiers.lead}</p>
      {typed === null ? (
        <>
          <Rows
            caption={words.tiers.margins}
            columns={[
              { title: words.group },
              ...TIERS.map((tier) => ({ title: fill(words.tierOf, { tier }), side: 'right' as const })),
            ]}
            rows={MARKET_GROUPS.map((group) => ({
              key: group,
              cells: [words.groups[group], ...TIERS.map((tier) => `${percentOf(margins.tiers[tier][group])} %`)],
            }))}
          />
          <p>
            {words.tiers.live}: <span className="tabular-nums">{percentOf(margins.live)} %</span>
          </p>
          {may('trading.limits') && (
            <div>
              <Button onClick={() => setTyped(typedOf(margins))}>{words.tiers.change}</Button>
            </div>
          )}
        </>
      ) : (
        <Editor margins={margins} typed={typed} onType={setTyped} />
      )}
    </section>
  )
}

interface EditorProps {
  readonly margins: Margins
  readonly typed: TypedMargins
  /** null: what was typed is left. */
  readonly onType: (typed: TypedMargins | null) => void
}

function Editor({ margins, typed, onType }: EditorProps) {
  const { texts } = useSpeech()
  const words = texts.trading
  const [isSaving, setSaving] = useState(false)
  const table = tableOf(typed)
  const isMoved = JSON.stringify(table) !== JSON.stringify(tableOf(typedOf(margins)))
  return (
    <>
      <Fields typed={typed} onType={onType} />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" disabled={table === null || !isMoved} onClick={() => setSaving(true)}>
          {words.tiers.save}
        </Button>
        <Button onClick={() => onType(null)}>{words.tiers.leave}</Button>
        <p className="text-muted" role="status">
          {isMoved && words.tiers.notYet}
        </p>
      </div>
      {table && <TriedMargins margins={table} />}
      {isSaving && table && (
        <WhyDialog
          row={office.setTradingMargins}
          values={{ margins: table, seen: margins.versions[0]?.id ?? null }}
          title={words.tiers.save}
          lead={words.tiers.saveLead}
          confirm={words.tiers.save}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  )
}

function Fields({ typed, onType }: Pick<EditorProps, 'typed' | 'onType'>) {
  const { texts, fill } = useSpeech()
  const words = texts.trading
  const field = (name: string, label: string, least: number, most: number) => (
    <Field
      key={name}
      size="compact"
      label={label}
      suffix="%"
      inputMode="decimal"
      required
      error={
        readField(typed, name) === null
          ? fill(words.tiers.outside, { least: percentOf(least), most: percentOf(most) })
          : undefined
      }
      value={typed[name] ?? ''}
      onChange={({ target }) => onType({ ...typed, [name]: target.value })}
    />
  )
  const { least, most, mostLive } = MARGIN_BOUNDS
  return (
    <>
      {MARKET_GROUPS.map((group) => (
        <div key={group} className="grid items-end gap-3 sm:grid-cols-3">
          {TIERS.map((tier) =>
            field(fieldOf(tier, group), fill(words.tiers.ofTier, { group: words.groups[group], tier }), least, most),
          )}
        </div>
      ))}
      <div className="grid gap-3 sm:grid-cols-3">{field(LIVE, words.tiers.live, 0, mostLive)}</div>
    </>
  )
}

function Versions({ versions }: Pick<Margins, 'versions'>) {
  const { texts, time, fill } = useSpeech()
  const words = texts.trading
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.tiers.versions}</h2>
      {versions.length === 0 ? (
        <EmptyState title={words.tiers.noVersions} />
      ) : (
        <Rows
          caption={words.tiers.versions}
          columns={[
            { title: words.when },
            { title: words.who },
            ...TIERS.map((tier) => ({ title: fill(words.tierOf, { tier }) })),
            { title: words.tiers.live, side: 'right' },
          ]}
          rows={versions.map(({ id, at, who, margins }) => ({
            key: id,
            cells: [
              time(at),
              who,
              ...TIERS.map((tier) =>
                MARKET_GROUPS.map((group) => `${words.groups[group]} ${percentOf(margins.tiers[tier][group])}`).join(
                  ' · ',
                ),
              ),
              `${percentOf(margins.live)} %`,
            ],
          }))}
        />
      )}
    </section>
  )
}
