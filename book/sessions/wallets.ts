/** The wallets behind the doors by which platforms launch sessions. */
import { openWalletClient, type WalletClient } from '@uwanja/providers/sports/wallet-client'

/** A door: the name under which a platform knows us, and where its wallet is. */
export interface WalletDoor {
  readonly name: string
  readonly url: string
  /** operatorId, secret, and secretPrevious while it changes: asked for at each call, because they may. */
  readonly keys: () => Readonly<Record<string, string>>
}

export interface OpenDoor extends WalletDoor {
  readonly client: WalletClient
}
export type Wallets = ReadonlyMap<string, OpenDoor>

/** A debit that is not answered in this time is taken back. */
const TIMEOUT_MS = 5_000

export const openWallets = (doors: readonly WalletDoor[]): Wallets =>
  new Map(doors.map((door) => [door.name, { ...door, client: openWalletClient({ ...door, timeoutMs: TIMEOUT_MS }) }]))
