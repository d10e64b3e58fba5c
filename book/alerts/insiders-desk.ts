/** The list of insiders, as traders keep it behind the desk's key. */
import type { FastifyInstance } from 'fastify'
import { deskInsiders } from '@uwanja/contract/book/insiders'
import type { Handlers } from '../process/mount.ts'
import { mountRows, Refused } from '../process/mount.ts'
import type { AlertDeskDeps } from './desk.ts'
import { addInsider, endInsider, isWalletOfBets, readInsiders, thingsNamed } from './insiders-store.ts'

interface InsiderDeps extends AlertDeskDeps {
  /** null: no company of that name has a door here. */
  readonly walletOf: (name: string) => object | null
}

export function mountInsiders(scope: FastifyInstance, { db, walletOf, traderOf, onFault }: InsiderDeps): void {
  const handlers: Handlers<typeof deskInsiders> = {
    insiders: async () => ({ insiders: await readInsiders(db) }),
    insiderThings: async ({ kind, words }) => ({ things: await thingsNamed(db, kind, words) }),
    async addInsider(said, request) {
      // A name that is misspelt would never be found in a bet, and nobody would know.
      if (!walletOf(said.wallet) && !(await isWalletOfBets(db, said.wallet))) throw new Refused('NOT_FOUND')
      const id = await addInsider(db, said, traderOf(request))
      if (id === null) throw new Refused('NOT_FOUND')
      if (id === false) throw new Refused('NO_LONGER_OPEN')
      return { id }
    },
    async endInsider({ id }, request) {
      const isEnded = await endInsider(db, id, traderOf(request))
      if (isEnded === null) throw new Refused('NOT_FOUND')
      if (!isEnded) throw new Refused('NO_LONGER_OPEN')
      return null
    },
  }
  mountRows(scope, deskInsiders, handlers, onFault)
}
