/** The calls about players: from the wire's words to the rules and back. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { officePlayers } from '@uwanja/contract/operators/players'
import { may } from '@uwanja/contract/operators/roles'
import type { OfficeHandlers } from '../operators/mount.ts'
import { isoOf } from './moments.ts'
import type { PlayerDeps } from './operators-deps.ts'
import { addNote, find, look, setTestRank, timeline } from './operators-rules.ts'
import { summaryOf } from './summary-rules.ts'

export function playerHandlers(
  deps: PlayerDeps,
  companies: readonly string[],
): Pick<OfficeHandlers, Exclude<keyof typeof officePlayers, 'askCorrection'> | 'playerSummary'> {
  return {
    playerSummary: ({ id }, { operator }) => summaryOf(deps, operator, BigInt(id)),
    async findPlayers({ words }, { operator }) {
      const players = await find(deps, companies, { words, isHoldSeen: may(operator.role, 'holds.read') })
      return {
        players: players.map(({ wallet, ...one }) => ({
          ...one,
          id: String(one.id),
          createdAt: one.createdAt.toISOString(),
          lastSeenAt: one.lastSeenAt.toISOString(),
          balance: decimalText(wallet === null ? 0n : wallet.cash + wallet.bonus),
          currency: wallet?.currency ?? '',
        })),
      }
    },
    async player({ id }, { operator }) {
      const { player, wallet, gate, isTest, notes, terms } = await look(deps, operator, BigInt(id))
      return {
        ...player,
        id,
        createdAt: player.createdAt.toISOString(),
        numberProvenAt: player.numberProvenAt?.toISOString() ?? null,
        lastSeenAt: player.lastSeenAt.toISOString(),
        standing: {
          excludedUntil: isoOf(gate?.excludedUntil),
          breakUntil: isoOf(gate?.timeOutUntil),
        },
        isTest,
        terms: terms && { version: terms.version, at: terms.at.toISOString() },
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
      const { moments, next } = await timeline(deps, BigInt(id), before)
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
      await addNote(deps, operator, BigInt(id), body)
      return null
    },
    async setTestRank({ id, isTest, why }, { operator }) {
      await setTestRank(deps, operator, { playerId: BigInt(id), isTest, why })
      return null
    },
  }
}
