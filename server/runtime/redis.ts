/**
 * The one opener of connections to Redis. A Redis that is away is a normal state: no command throws, each says whether it
 * was heard, and the connection comes back by itself. What must be right does not live in it.
 */
import { Redis as Client } from 'iovalkey'

/** A command's answer, or that nobody can say whether it was heard. */
export type RedisReply = { readonly heard: true; readonly value: unknown } | { readonly heard: false }

export interface Redis {
  /** What the names of all keys and channels of this house begin with: two houses on one Redis share none. */
  readonly prefix: string
  /** Is the connection up at this moment? */
  isUp(): boolean
  /** One command, for instance `tell('publish', channel, text)`. Waits for the first connection, never for a later one. */
  command(command: string, ...args: readonly (string | number)[]): Promise<RedisReply>
  /** Hears a channel from now on, again after every reconnect. A handle that listens can tell nothing: see `duplicate`. */
  listen(channel: string, heard: (text: string) => void): Promise<void>
  /**
   * Hears these channels too, by `onHeard`, until the connection is lost: after that they are to be joined anew.
   * @returns Is it sure that whatever is told on them from now on is heard?
   */
  join(channels: readonly string[]): Promise<boolean>
  leave(channels: readonly string[]): Promise<void>
  /** Whatever is told on a channel that was joined. */
  onHeard(heard: (text: string) => void): void
  /**
   * Called at every (re)connect, when the channels of `listen` are heard again; news of the time without a connection are lost,
   * so memories are to be forgotten.
   */
  onUp(run: () => void): void
  /** Called whenever the connection is lost. */
  onDown(run: () => void): void
  /** A connection of its own to the same place. */
  duplicate(): Redis
  close(): Promise<void>
}

const FIRST_CONNECT_MS = 1_000
/** An answer later than this is worth less than going on without it. */
const COMMAND_MS = 400
const LONGEST_PAUSE_MS = 2_000
/** A Redis that stays away is told of once a minute, not at every try to reach it. */
const TROUBLE_MS = 60_000

const UNHEARD: RedisReply = { heard: false }

interface RedisOptions {
  readonly prefix?: string
  /** Milliseconds that only grow. */
  now?(): number
}

/**
 * @param onTrouble Told when it goes away, and once a minute while it stays away; never given the address, which may
 *   hold a password.
 */
export function openRedis(url: string, onTrouble: (error: unknown) => void, options: RedisOptions = {}): Redis {
  const { prefix = 'uwanja', now = () => performance.now() } = options
  const client = connection(url)
  let isClosed = false
  let lastTroubleMs = -Infinity
  const trouble = (error: unknown) => {
    if (isClosed || now() - lastTroubleMs < TROUBLE_MS) return
    lastTroubleMs = now()
    onTrouble(new Error(`redis: ${error instanceof Error ? error.message : 'the connection ended'}`))
  }
  client.on('error', trouble)
  // `end` comes when the library gives up, `close` whenever the connection is lost: only the second happens here.
  client.on('close', () => trouble(null))
  const first = firstConnection(client)
  const ears = openEars(client, trouble, first)

  return {
    ...ears,
    prefix,
    isUp: () => client.status === 'ready',
    async command(command, ...args) {
      await first
      try {
        return { heard: true, value: await client.call(command, ...args) }
      } catch (error) {
        trouble(error)
        // One that hangs is one that is away: the others need not wait for it too, until it is reached anew.
        if (isLate(error)) client.disconnect(RECONNECT)
        return UNHEARD
      }
    },
    duplicate: () => openRedis(url, onTrouble, options),
    async close() {
      isClosed = true
      if (client.status === 'ready') await client.quit().catch(() => {})
      client.disconnect()
    },
  }
}

type Ears = Pick<Redis, 'listen' | 'join' | 'leave' | 'onHeard' | 'onUp' | 'onDown'>

function openEars(client: Client, trouble: (error: unknown) => void, first: Promise<void>): Ears {
  const listeners = new Map<string, (text: string) => void>()
  const ups: (() => void)[] = []
  let others = (_text: string) => {}
  client.on('message', (channel: string, text: string) => (listeners.get(channel) ?? others)(text))
  const subscribed = async (channels: readonly string[]): Promise<boolean> => {
    if (channels.length === 0) return true
    try {
      await client.subscribe(...channels)
      return true
    } catch (error) {
      trouble(error)
      // Whoever believes that they hear something must hear it: it is tried again with a new connection.
      if (client.status === 'ready') client.disconnect(RECONNECT)
      return false
    }
  }
  client.on('ready', () => {
    void subscribed([...listeners.keys()]).then((isHeard) => {
      if (isHeard) for (const run of ups) run()
    })
  })
  return {
    async listen(channel, heard) {
      listeners.set(channel, heard)
      await first
      if (client.status === 'ready') await subscribed([channel])
    },
    join: async (channels) => client.status === 'ready' && subscribed(channels),
    async leave(channels) {
      if (client.status === 'ready') await client.unsubscribe(...channels).catch(trouble)
    },
    onHeard: (heard) => void (others = heard),
    onUp: (run) => void ups.push(run),
    onDown: (run) => void client.on('close', run),
  }
}

const RECONNECT = true

const isLate = (error: unknown) => error instanceof Error && error.message === 'Command timed out'

function connection(url: string): Client {
  return new Client(url, {
    lazyConnect: true,
    // A command that cannot go out now fails now: whoever asks has another way.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    connectTimeout: FIRST_CONNECT_MS,
    commandTimeout: COMMAND_MS,
    retryStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 10), LONGEST_PAUSE_MS),
  })
}

/** Resolves when the first try has ended, well or not. */
function firstConnection(client: Client): Promise<void> {
  return new Promise((resolve) => {
    client.once('ready', resolve)
    client.once('close', resolve)
    client.connect().catch(() => {})
    setTimeout(resolve, FIRST_CONNECT_MS).unref()
  })
}
