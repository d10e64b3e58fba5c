/** What is written in the contact form becomes a mail to the department; nobody needs to be logged in for it. */
import type { Department } from '@uwanja/contract/site/messages'
import type { Mail } from '@uwanja/providers/mail/mail'
import { refuse } from '../runtime/refuse.ts'
import type { Settings } from '../settings/env.ts'
import { EVERYONE, type Limit } from '../throttle/limit.ts'
import { networkOf } from '../throttle/network.ts'
import type { Throttle } from '../throttle/throttle.ts'

export interface ContactDeps {
  readonly settings: Pick<Settings, 'mail'>
  readonly throttle: Pick<Throttle, 'take' | 'giveBack'>
  /** Null: nobody was chosen to send mail. */
  readonly sendMail: ((mail: Mail) => Promise<boolean>) | null
}

export interface Written {
  readonly senderEmail: string
  readonly senderName: string
  readonly body: string
  readonly subject: Department
}

const HOUR = 3_600

/** A person writes now and then; a program must not make our mailbox useless, nor our mail server a suspect. */
const limitsOf = (network: string): Limit[] => [
  { kind: 'contact.address', subject: network, free: 5, windowS: HOUR, firstWaitS: 30, longestWaitS: HOUR / 2 },
  { kind: 'contact.total', subject: EVERYONE, most: 500, windowS: HOUR },
]

export async function writeToHouse(deps: ContactDeps, address: string, written: Written): Promise<void> {
  const { from, to } = deps.settings.mail
  const recipient = to[written.subject]
  if (!deps.sendMail || recipient === '') refuse('MAIL_NOT_SENT')
  const tried = await deps.throttle.take(limitsOf(networkOf(address)))
  if (!tried.taken) refuse('TOO_MANY_ATTEMPTS', { remainingTime: tried.waitS })
  const { senderEmail, senderName, body, subject } = written
  const isSent = await deps.sendMail({
    from,
    to: recipient,
    replyTo: { name: senderName, address: senderEmail },
    subject: `${subject}: ${senderName}`,
    text: `${senderName} <${senderEmail}>\n\n${body}\n`,
  })
  if (isSent) return
  // Whoever is told to try again must not have used up a try by it.
  await deps.throttle.giveBack([...tried.tickets.values()])
  refuse('MAIL_NOT_SENT')
}
