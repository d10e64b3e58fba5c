/** A bet's receipt: the rules that were in force, and each time that its worth was said. */
import { Fragment } from 'react'
import { fill } from '@uwanja/i18n/fill'
import type { BetView } from '@uwanja/contract/book/bets'
import type { Receipt } from '@uwanja/contract/book/mine'
import { amountText } from '../slip/figures.ts'
import { oddsText } from '../slip/form.ts'
import { useSaid } from '../texts.ts'
import { useMineSaid } from './said.ts'

type MineText = ReturnType<typeof useMineSaid>['t']

const versionText = (t: MineText, of: unknown): string => fill(t.voidsVersion, { version: String(of) })

/** As the book writes it: settlement 1, voids 1. */
const gradedText = (t: MineText, text: string): string =>
  text.replaceAll(
    /(settlement|voids) (\d+)/g,
    (_all, name: 'settlement' | 'voids', of) => `${t[name]} ${versionText(t, of)}`,
  )

export function ReceiptView({ bet, receipt }: { readonly bet: BetView; readonly receipt: Receipt }) {
  const { t } = useMineSaid()
  const { locale } = useSaid()
  const { rules, log } = receipt
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' })
  const moment = (iso: string): string => format.format(new Date(iso))
  const amount = (minor: number): string => amountText(minor, bet.currency)
  const graded = [...new Set(receipt.picks.flat().flatMap((pick) => pick.rules ?? []))]
  const ladders: Readonly<Record<string, string>> = t.ladders
  const rows: (readonly [string, string])[] = [
    [t.betId, bet.id],
    [t.placedAt, moment(bet.acceptedAt ?? bet.askedAt)],
    [t.ladder, ladders[rules.ladder] ?? rules.ladder],
    [t.voids, versionText(t, rules.voids)],
    [t.cap, amount(rules.cap)],
    [t.tax, `${(rules.tax / 100).toString()} %`],
    ...(graded.length > 0 ? [[t.graded, graded.map((one) => gradedText(t, one)).join('; ')] as const] : []),
  ]
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-3 text-sm">
      <h3 className="font-semibold">{t.receipt}</h3>
      <p className="text-muted">{t.receiptLead}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 tabular-nums">
        {rows.map(([name, text]) => (
          <Fragment key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 text-right wrap-anywhere">{text}</dd>
          </Fragment>
        ))}
        <dt className="text-muted">{t.winBonus}</dt>
        <dd className="text-right">
          {rules.winBonus
            ? rules.winBonus.rows.map(({ legs, percent }) => (
                <span key={legs} className="block">
                  {fill(t.winBonusRow, { legs, percent, odds: oddsText(rules.winBonus!.leastOdds) })}
                </span>
              ))
            : t.noBonus}
        </dd>
      </dl>
      {log.length > 0 && (
        <>
          <h3 className="font-semibold">{t.history}</h3>
          <ol className="flex flex-col gap-1">
            {log.map(({ revision, at, why, outcome, worth }) => (
              <li key={revision}>
                <time dateTime={at} className="text-muted">
                  {moment(at)}
                </time>{' '}
                {fill(t.worthLine, {
                  why: t.why[why],
                  outcome: outcome === 'open' ? t.isOpen : t[outcome],
                  won: amount(worth.won),
                  cashed: amount(worth.cashed),
                  voided: amount(worth.voided),
                })}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
