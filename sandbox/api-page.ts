/** `/docs`: the sandbox's own API for people, printed from its table. */
import type { FastifyInstance } from 'fastify'
import {
  codeBlock,
  html,
  jsonBlock,
  PAGE_STYLE,
  printedPage,
  tableOf,
  type Markup,
} from '@uwanja/contract/wire/printed'
import type { TestOutcome } from '@uwanja/providers/world'
import type { WorldCall } from '@uwanja/contract/world/call'
import { WORLD_CALLS } from '@uwanja/contract/world/calls'
import { NUMBER_RULE } from './numbers.ts'
import { PLACES } from './places.ts'
import { MAGIC_VALUES } from './magic-values.ts'

const OUTCOME_WORDS: Readonly<Record<Exclude<TestOutcome, 'normal'>, string>> = {
  silent: 'the company accepts and never says what became of it; a prompt stays for ever (messages still arrive)',
  'sms-refused': 'messages to it are refused',
  'no-account': 'as a bank account: there is none',
  declined: 'refused at once',
  'fails-later': 'accepted, failed two seconds later',
  'callback-lost': 'works, but the callback is never sent',
  'callback-late': 'works, the callback comes a minute late',
  'callback-repeated': 'works, the callback is sent three times at once',
  'callback-altered': 'before the right callback comes one that was changed on its way',
  'callback-reordered': 'works, the callback waits until the company’s next one has overtaken it (a minute at most)',
  'no-answer': 'taken, but the request is never answered',
  'broken-answer': 'not taken, and the answer is unreadable (HTTP 502)',
  'no-float': 'not taken: the platform’s money at the company does not reach (Selcom’s and Kudipal’s payouts)',
  'not-enabled': 'not taken: the company has not enabled the call for the platform (Selcom, Kudipal)',
  underpaid: 'half of the amount comes (prompts, transfers, codes)',
  overpaid: 'twice the amount comes (prompts, transfers, codes)',
  expires: 'what waits for a person runs out after two seconds; a transfer that comes later is late, not lost',
}

/** `:msisdn` as documents write it: `{msisdn}`. */
export const shownPath = (path: string) => path.replace(/:(\w+)/g, '{$1}')

/** What stands in the examples’ paths: the same values as in their answers. */
const VALUES: Readonly<Record<string, string>> = {
  msisdn: '2348031234567',
  id: 'fasthub-1',
  bank: '057',
  account: '8031234567',
}

function command({ method, path }: WorldCall, body: unknown, url: string): string {
  const address = url + path.replace(/:(\w+)/g, (_, name: string) => VALUES[name]!)
  const send = body ? [`-H 'content-type: application/json'`, `-d '${JSON.stringify(body)}'`] : []
  return [`curl${method === 'GET' ? '' : ` -X ${method}`} '${address}'`, ...send].join(' \\\n  ')
}

function callArticle(name: string, call: WorldCall, url: string): Markup {
  const commands = (call.bodies ?? [undefined]).map((body) => codeBlock(command(call, body, url)))
  return html`<article id="${name}">
    <h3>
      <a href="#${name}"><code>${call.method} ${shownPath(call.path)}</code></a>
    </h3>
    <p>${call.about}</p>
    <h4>Example</h4>
    ${commands}
    <h4>Answer</h4>
    ${jsonBlock(call.answer)}
  </article>`
}

/** @param url How the sandbox is reached. */
function sandboxApiPage(url: string): string {
  const calls = Object.entries(WORLD_CALLS) as unknown as [string, WorldCall][]
  const nav = html`<ul>
    ${calls.map(([name, { method, path }]) => html`<li><a href="#${name}">${method} ${shownPath(path)}</a></li>`)}
    <li><a href="#wrong">What goes wrong</a></li>
    <li><a href="#places">What else stands here</a></li>
    <li><a href="/">The phones</a></li>
  </ul>`
  const wrong = MAGIC_VALUES.map(({ fate: testOutcome, when }) => [
    'numberEnds' in when ? `a number ending in ${when.numberEnds}` : `an amount ending in ${when.amountEnds}`,
    OUTCOME_WORDS[testOutcome],
  ])
  const lead = html`<p>
      The outside world: phones, mobile money, the game studio. Nothing in it is real. With these calls a script is the
      person with the phone: it reads the code that was sent, approves a payment, moves the clock on.
    </p>
    <p>
      Amounts are decimal text with two places, times are ISO 8601 in UTC. A POST or PUT carries
      <code>content-type: application/json</code>, else it is refused with HTTP 415. ${NUMBER_RULE}; any other is
      refused with HTTP 400. <code>GET /health</code> answers 200 when the sandbox is ready.
    </p>
    <p>
      An example’s answer is of a sandbox in which something happened already: before that a list is empty, and what a
      call names is not there.
    </p>`
  const main = html`<section>
      <h4>A refusal</h4>
      ${jsonBlock({ error: NUMBER_RULE })}
    </section>
    <section>
      <h2>Calls</h2>
      ${calls.map(([name, call]) => callArticle(name, call, url))}
    </section>
    <section id="wrong">
      <h2>What makes something go wrong</h2>
      <p>Amounts count only when they are whole: 513.00, not 513.50.</p>
      ${tableOf(['Type', 'and'], wrong)}
    </section>
    <section id="places">
      <h2>What else stands here</h2>
      ${tableOf(
        ['Address', 'what it is'],
        PLACES.map(({ path, about }) => [html`<code>${path}</code>`, about]),
      )}
    </section>`
  return printedPage({ title: 'The sandbox’s API', lead, styleHref: '/docs.css', nav, main })
}

export function mountApiPage(app: FastifyInstance, url: string): void {
  const page = sandboxApiPage(url)
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(PAGE_STYLE))
}
