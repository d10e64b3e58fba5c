/** The calls about players: from the wire's words to the rules and back. */
import { decimalText } from '@uwanja/contract/amounts'
import type { officePlayers } from '@uwanja/contract/office-players'
import { askCorrection, decide } from './correction-rules.ts'
import { listCorrections, type CorrectionRow } from './corrections-store.ts'
import type { OfficeHandlers } from './mount.ts'
import type { OfficeParts, Operator } from './parts.ts'
import { addNote, find, look, setTestRank, timeline } from './player-rules.ts'

const MOST_CORRECTIONS = 100

const toCorrection = (row: CorrectionRow, looking: Operator) => ({
  id: String(row.id),
  playerId: String(row.playerId),
  number: row.number,
  direction: row.direction,
  amount: decimalText(row.minor),
  currency: row.currency,
  reason: row.reason,
  needsSecond: row.needsSecond,
  askedBy: row.askedByName,
  askedAt: row.askedAt.toISOString(),
  state: row.state,
  decidedBy: row.decidedByName,
  decidedWhy: row.decidedWhy,
  isOwn: row.askedBy === looking.id,
})

export function playerHandlers(
  parts: OfficeParts,
  companies: readonly string[],
): Pick<OfficeHandlers, keyof typeof officePlayers> {
  return {
    async findPlayers({ words }) {
      const players = await find(parts, companies, words)
      return {
        players: players.map((one) => ({ ...one, id: String(one.id), createdAt: one.createdAt.toISOString() })),
      }
    },
    async player({ id }) {
      const { player, wallet, isTest, notes } = await look(parts, BigInt(id))
      return {
        ...player,
        id,
        createdAt: player.createdAt.toISOString(),
        numberProvenAt: player.numberProvenAt?.toISOString() ?? null,
        isTest,
        currency: wallet.currency,
        accounts: {
          cash: decimalText(wallet.cash),
          bonus: decimalText(wallet.bonus),
          held: decimalText(wallet.held),
          debt: decimalText(wallet.debt),
        },
        notes: notes.map((note) => ({ ...note, id: String(note.id), at: note.at.toISOString() })),
      }
    },
    async timeline({ id, before }) {
      const { moments, next } = await timeline(parts, BigInt(id), before)
      return {
        moments: moments.map(({ minor, ...moment }) => ({
          ...moment,
          id: String(moment.id),
          amount: minor === null ? '' : decimalText(minor),
        })),
        next,
      }
    },
    async addNote({ id, body }, { operator }) {
      await addNote(parts, operator, BigInt(id), body)
      return null
    },
    async setTestRank({ id, isTest, why }, { operator }) {
      await setTestRank(parts, operator, { playerId: BigInt(id), isTest, why })
      return null
    },
    async askCorrection({ id, ...asked }, { operator }) {
      return toCorrection(await askCorrection(parts, operator, { ...asked, playerId: BigInt(id) }), operator)
    },
    async corrections(_nothing, { operator }) {
      const rows = await listCorrections(parts.db, MOST_CORRECTIONS)
      return { corrections: rows.map((row) => toCorrection(row, operator)) }
    },
    async decideCorrection({ id, decision, why }, { operator }) {
      return toCorrection(await decide(parts, operator, { id: BigInt(id), decision, why }), operator)
    },
  }
}
