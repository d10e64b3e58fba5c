/**
 * The page's script: prices that move in what the server wrote. Whatever is more than a price (a new market, a match that ended) is
 * taken from the server's page again, so that words are in one place. Without it the page shows what was true when it was asked for.
 *
 * Ten thousand pages hear the same delta: each asks again after a time of its own, never for a match of another league, and never
 * twice for one that the server's page does not show.
 */
export const SCRIPT = `
const { topic, tournament } = document.body.dataset
const PARTS = ['live', 'ahead']
const part = (of, name) => of.querySelector('[data-part="' + name + '"]')
const quoted = (name, value) => '[' + name + '="' + CSS.escape(value) + '"]'
const headOf = (id) => { const live = part(document, 'live'); return live && live.querySelector(quoted('data-event', id)) }
const price = (odds) => odds === null ? '–' : (odds / 1000).toFixed(2)
const clock = ({ clock }) => clock ? Math.floor(clock.minute) + "'" : ''
const put = (place, text) => { if (place && place.textContent !== text) place.textContent = text }

const own = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' })
const tellTimes = () => document.querySelectorAll('time').forEach((one) => put(one, own.format(new Date(one.dateTime))))

const wanted = new Set()
const absent = new Set()
let renewing = null
const renewed = (text) => {
  const made = new DOMParser().parseFromString(text, 'text/html')
  const link = document.activeElement && document.activeElement.getAttribute('href')
  for (const name of PARTS) {
    const [now, next] = [part(document, name), part(made, name)]
    if (now && next) now.replaceWith(next)
  }
  const same = link && document.querySelector(quoted('href', link))
  if (same && document.activeElement === document.body) same.focus()
  for (const id of wanted) if (!headOf(id)) absent.add(id)
  wanted.clear()
  tellTimes()
}
const renew = () => {
  renewing = renewing || setTimeout(async () => {
    const answer = await fetch(location.href).catch(() => null)
    if (answer && answer.ok) renewed(await answer.text())
    renewing = null
  }, 2000 + Math.random() * 4000)
}

const isOfPage = (row) => !tournament || row.tournamentId === tournament
const keyOf = ({ market, specifiers }) => market + '?' + specifiers
const change = (row, isWhole) => {
  if (!isOfPage(row) || absent.has(row.id)) return
  const head = headOf(row.id)
  if (!head) { wanted.add(row.id); return renew() }
  put(head.querySelector('[data-score]'), row.score ? row.score.join(':') : '')
  put(head.querySelector('[data-clock]'), clock(row))
  head.classList.toggle('shut', !row.isOpen)
  const market = (key) => head.querySelector(quoted('data-market', key))
  const fill = (place, odds) => place && place.querySelectorAll('[data-odds]').forEach((one, at) => put(one, price(odds[at])))
  for (const [key, odds] of Object.entries(row.odds || {})) fill(market(key), odds)
  for (const one of row.markets) {
    const place = market(keyOf(one))
    if (place) place.className = 'market ' + one.status
    else if ('whole' in head.dataset) renew()
    fill(place, one.outcomes.map(({ odds }) => odds))
  }
  const known = new Set(row.markets.map(keyOf))
  const isGone = isWhole && [...head.querySelectorAll('[data-market]')].some((one) => !known.has(one.dataset.market))
  if (isGone || (row.gone || []).some(market)) renew()
}
const leave = (ids) => {
  for (const id of ids) absent.delete(id)
  if (ids.some(headOf)) renew()
}
const listen = () => {
  const source = new EventSource('/book/v1/stream?topic=' + topic)
  source.addEventListener('whole', ({ data }) => {
    const { events } = JSON.parse(data)
    const known = new Set(events.map(({ id }) => id))
    events.forEach((row) => change(row, true))
    leave([...part(document, 'live').querySelectorAll('[data-event]')].map((one) => one.dataset.event).filter((id) => !known.has(id)))
  })
  source.addEventListener('delta', ({ data }) => {
    const delta = JSON.parse(data)
    delta.events.forEach((row) => change(row, false))
    leave(delta.left)
  })
  // A browser comes back by itself to a line that broke, and never to one that was refused.
  source.addEventListener('error', () => { if (source.readyState === 2) setTimeout(listen, 15000 + Math.random() * 30000) })
}
tellTimes()
if (topic) listen()
`
