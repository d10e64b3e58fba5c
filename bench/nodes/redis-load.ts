/** What Redis has used and sent so far: news between processes are paid for there too. */
import { Redis as Client } from 'iovalkey'

export interface RedisLoad {
  readonly cpuMs: number
  readonly sentBytes: number
}

export interface RedisWatch {
  load(): Promise<RedisLoad>
  close(): void
}

/** @param url Empty: there is none, and it has used nothing. */
export function watchRedis(url: string): RedisWatch {
  if (url === '') return { load: async () => ({ cpuMs: 0, sentBytes: 0 }), close: () => {} }
  const client = new Client(url)
  return {
    async load() {
      const text = await client.info()
      const field = (name: string) => Number(new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1])
      return {
        cpuMs: (field('used_cpu_user') + field('used_cpu_sys')) * 1_000,
        sentBytes: field('total_net_output_bytes'),
      }
    },
    close: () => client.disconnect(),
  }
}
