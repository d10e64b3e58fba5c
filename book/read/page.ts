/** A bare page that shows what the read API tells: lists, one match, prices that move. For whoever works on the book. */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { html, Markup } from '@uwanja/contract/wire/printed'

const SCRIPT = `
const list = document.querySelector('main')
const rows = new Map()
const price = (odds) => odds === null ? '–' : (odds / 1000).toFixed(2)
const topic = new URLSearchParams(location.search).get('event')
const text = (tag, words, name) => { const made = document.createElement(tag); made.textContent = words; if (name) made.className = name; return made }
const marketOf = (market) => {
  const line = document.createElement('p')
  line.className = market.status
  line.append(text('b', market.market + ' ' + market.specifiers))
  for (const { id, odds } of market.outcomes) if (odds !== null) line.append(text('span', id + ' ' + price(odds)))
  return line
}
const draw = (row) => {
  const old = document.getElementById('e' + row.id)
  const made = document.createElement('article')
  made.id = 'e' + row.id
  const link = text('a', row.home + ' – ' + row.away)
  link.href = '?event=' + row.id
  const clock = row.clock ? row.clock.period + ' ' + Math.floor(row.clock.minute) + "'" : new Date(row.startsAt).toLocaleString()
  const head = document.createElement('h2')
  head.append(link, text('small', ' ' + (row.score ? row.score.join(':') + ' ' : '') + clock + ' · ' + row.tournament + (row.isOpen ? '' : ' · suspended')))
  made.append(head, ...row.markets.map(marketOf))
  if (old) old.replaceWith(made); else list.append(made)
}
const merge = (row) => {
  const before = rows.get(row.id)
  const key = (one) => one.market + '?' + one.specifiers
  const markets = new Map((before ? before.markets : []).map((one) => [key(one), one]))
  for (const one of row.markets) markets.set(key(one), one)
  for (const gone of row.gone || []) markets.delete(gone)
  const now = { ...row, markets: [...markets.values()] }
  rows.set(row.id, now)
  draw(now)
}
const source = new EventSource('/book/v1/stream?topic=' + (topic ? 'event:' + topic : 'live'))
source.addEventListener('whole', ({ data }) => { rows.clear(); list.replaceChildren(); JSON.parse(data).events.forEach(merge) })
source.addEventListener('delta', ({ data }) => {
  const delta = JSON.parse(data)
  delta.events.forEach(merge)
  for (const id of delta.left) { rows.delete(id); const gone = document.getElementById('e' + id); if (gone) gone.remove() }
})
if (!topic) fetch('/book/v1/events?hours=6').then((answer) => answer.json()).then(({ data }) => {
  const ahead = document.querySelector('aside')
  for (const row of data.events) { const line = document.createElement('p'); const link = text('a', row.home + ' – ' + row.away); link.href = '?event=' + row.id
    line.append(text('small', new Date(row.startsAt).toLocaleString() + ' '), link, ...row.markets.slice(0, 1).flatMap((one) => one.outcomes.map(({ id, odds }) => text('span', id + ' ' + price(odds))))); ahead.append(line) }
})
`

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; color-scheme: light dark }
h2 { font-size: 1rem; margin: 1rem 0 0 } small { font-weight: normal; opacity: .75 }
p { margin: 0; display: flex; flex-wrap: wrap; gap: .75rem; font-variant-numeric: tabular-nums }
p b { font-weight: 500; min-width: 16rem } .suspended span { text-decoration: line-through; opacity: .6 }
`

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const POLICY =
  `default-src 'none'; connect-src 'self'; script-src ${hashOf(SCRIPT)}; style-src ${hashOf(STYLE)}; ` +
  "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const PAGE = html`<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>The book</title>
    ${new Markup(`<style>${STYLE}</style>`)}
  </head>
  <body>
    <h1><a href="/">The book</a></h1>
    <main></main>
    <h2>Ahead</h2>
    <aside></aside>
    ${new Markup(`<script>${SCRIPT}</script>`)}
  </body>
</html>`

export function mountPage(app: FastifyInstance): void {
  app.get('/', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
      .send(`<!doctype html>${PAGE.text}`),
  )
}
