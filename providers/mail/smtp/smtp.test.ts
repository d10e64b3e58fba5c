/** Mail over a real SMTP conversation, with a small server that writes down what it is told. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMPANY_CALLS, type CompanyCall } from '../../company-call.ts'
import { smtpMail } from './adapter.ts'

interface Taken {
  readonly commands: string[]
  message: string
}

/** Speaks what RFC 5321 wants at least; refuses every recipient at nobody.example, and those at full.example for now. */
function converse(socket: Socket, taken: Taken): void {
  let rest = ''
  let isData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 mail.example ready')
  socket.on('error', () => {})
  socket.on('data', (bytes) => {
    rest += bytes.toString('utf8')
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end)
      rest = rest.slice(end + 2)
      if (isData) {
        if (line === '.') {
          isData = false
          say('250 taken')
        } else taken.message += `${line}\n`
        continue
      }
      taken.commands.push(line)
      if (/^RCPT.*nobody\.example/i.test(line)) say('550 nobody here')
      else if (/^RCPT.*full\.example/i.test(line)) say('452 come back later')
      else if (/^DATA/i.test(line)) {
        isData = true
        say('354 go on')
      } else if (/^QUIT/i.test(line)) {
        say('221 bye')
        socket.end()
      } else say('250 ok')
    }
  })
}

describe('mail over SMTP', () => {
  const taken: Taken = { commands: [], message: '' }
  const server = createServer((socket) => converse(socket, taken))
  let port = 0
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const wire = (baseUrl: string) => ({ baseUrl, callbackUrl: '', keys: {}, timeoutMs: 2_000 })
  const mail = (to: string) => ({
    from: 'site@uwanja.example',
    to,
    replyTo: { name: 'Asha "A" <x>\r\nBcc: all@example', address: 'asha@example.com' },
    subject: 'Support: Habari\r\nBcc: everybody@example',
    text: 'Mstari wa kwanza\n.\nMwisho 你好',
  })

  it('U08 a mail is handed over, and no text of it becomes a header', async () => {
    const send = smtpMail.open(wire(`smtp://127.0.0.1:${port}`))
    expect(await send(mail('support@uwanja.example'))).toBe(true)
    expect(taken.commands).toContain('RCPT TO:<support@uwanja.example>')
    expect(taken.commands.filter((line) => line.startsWith('RCPT'))).toHaveLength(1)
    const [head = ''] = taken.message.split('\n\n')
    expect(head).toMatch(/^Reply-To: (?:.|\n )*<asha@example\.com>$/m)
    expect(head).not.toMatch(/^Bcc:/m)
  })

  it('U08 a recipient that is refused, and a server that is not there, are a no', async () => {
    expect(await smtpMail.open(wire(`smtp://127.0.0.1:${port}`))(mail('x@nobody.example'))).toBe(false)
    const nowhere = smtpMail.open(wire('smtp://127.0.0.1:9'))
    expect(await nowhere(mail('support@uwanja.example'))).toBe(false)
  })

  it('each mail is told of as any call to a company: what the server said, and that it said nothing', async () => {
    const told: CompanyCall[] = []
    const hear = (message: unknown) => void told.push(message as CompanyCall)
    subscribe(COMPANY_CALLS, hear)
    const send = smtpMail.open(wire(`smtp://127.0.0.1:${port}`))
    for (const who of ['support@uwanja.example', 'x@nobody.example', 'x@full.example']) await send(mail(who))
    const nowhere = smtpMail.open(wire('smtp://127.0.0.1:9'))
    await nowhere(mail('support@uwanja.example'))
    unsubscribe(COMPANY_CALLS, hear)
    expect(told.map(({ outcome }) => outcome)).toEqual(['answered', 'answered', 'failed', 'no-answer'])
    expect(told.every(({ company, seconds }) => company === 'mail' && seconds > 0)).toBe(true)
  })

  it('an address that is no mail server’s is said when it is opened', () => {
    for (const address of ['', 'http://mail.example', 'smtp://'])
      expect(() => smtpMail.open(wire(address))).toThrow('MAIL_URL')
  })
})
