/** The player's own data as one document: what the house keeps about them, and every movement of their money with its tax. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { Sql } from '@uwanja/money/sql'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { Rows } from '../wire/long-reply.ts'
import { DATA, dataRows, LEFT_OUT, type DataKind } from './data-store.ts'
import type { ProtectionDeps } from './deps.ts'

const AT_ONCE = 1_000

/** Plain values: amounts of payments in the smallest unit as text, moments as ISO text. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one)))

/** Of one kind, however many there are. */
async function* partsOf(db: Sql, kind: DataKind, playerId: bigint): AsyncGenerator<readonly unknown[]> {
  for (let after = 0n; ;) {
    const { rows, last } = await dataRows(db, kind, playerId, { after, most: AT_ONCE })
    yield plain(rows) as unknown[]
    if (rows.length < AT_ONCE) return
    after = last
  }
}

/** From the first to the newest, however many there are. */
async function* movementsOf({ db, money }: ProtectionDeps, playerId: bigint): AsyncGenerator<readonly unknown[]> {
  for (let after = 0n; ;) {
    const rows = await money.reports.playerRegister(db, playerId, after, AT_ONCE)
    yield rows.map(({ at, kind, source, key, round, currency, minor, tax, cash, bonus, held }) => ({
      at,
      kind,
      source,
      key,
      round,
      currency,
      amount: decimalText(minor),
      tax: decimalText(tax),
      cash: decimalText(cash),
      bonus: decimalText(bonus),
      held: decimalText(held),
    }))
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)!.version
  }
}

const archivedPart = (until: Date | null): Readonly<Record<string, string>> =>
  until === null
    ? {}
    : {
        'money.archive': `Movements until ${until.toISOString()}: they lie in files of the house; ask support for them.`,
      }

/** Where the jurisdiction keeps staff's notes from players, the file says that there may be some. */
function kindsFor({ ownFile }: Pick<Jurisdiction, 'ownFile'>): {
  kinds: readonly DataKind[]
  leftOut: Readonly<Record<string, string>>
} {
  const all = Object.keys(DATA) as DataKind[]
  if (ownFile.notes === 'given') return { kinds: all, leftOut: LEFT_OUT }
  const leftOut = { ...LEFT_OUT, player_note: 'Notes of our staff, which the law here keeps from the file.' }
  return { kinds: all.filter((kind) => kind !== 'notes'), leftOut }
}

export async function myData(deps: ProtectionDeps, playerId: bigint): Promise<Record<string, unknown>> {
  const { kinds, leftOut } = kindsFor(deps.jurisdiction)
  const until = await deps.money.archive.archivedUntil(deps.db, playerId)
  const lists = kinds.map((kind) => [kind, new Rows(() => partsOf(deps.db, kind, playerId))] as const)
  return {
    ...Object.fromEntries(lists),
    leftOut: { ...leftOut, ...archivedPart(until) },
    movements: new Rows(() => movementsOf(deps, playerId)),
  }
}

/** The same in memory, for what the law makes us seal; movements stay in the books anyway. */
export async function keptData(db: Sql, playerId: bigint): Promise<Record<string, unknown>> {
  const kept: Record<string, unknown[]> = {}
  for (const kind of Object.keys(DATA) as DataKind[]) {
    kept[kind] = []
    for await (const rows of partsOf(db, kind, playerId)) kept[kind].push(...rows)
  }
  return kept
}
