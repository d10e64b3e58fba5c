/** One request over HTTP, as plainly as Node can: the bench must not be what is measured. */
import { request, type Agent } from 'node:http'

export interface Ask {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly agent?: Agent
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Answer {
  readonly http: number
  readonly text: string
}

/** Silence is an error too: a bench must end. */
const SILENCE_MS = 20_000

export function ask({ url, method = 'GET', agent, headers = {}, body }: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { method, headers, timeout: SILENCE_MS, ...(agent ? { agent } : {}) }
    const asked = request(url, options, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ http: answer.statusCode ?? 0, text }))
      answer.on('error', reject)
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.on('error', reject)
    asked.end(body)
  })
}

/** The data of a good answer in the contract's envelope; anything else is an error. */
export function dataOf({ http, text }: Answer): unknown {
  const envelope = http === 200 ? (JSON.parse(text) as { statusCode: number; status: string; data: unknown }) : null
  if (envelope?.statusCode === 0) return envelope.data
  throw new Error(`answered with ${http} ${envelope?.status ?? ''}`)
}
