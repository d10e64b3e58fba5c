/**
 * The page's script: prices that move in what the server wrote. Whatever is more than a price (a new market, a match that ended) is
 * taken from the server's page again, so that words are in one place. Without it the page shows what was true when it was asked for.
 */
export const SCRIPT = `
const topic = document.body.dataset.topic
const price = (odds) => odds === null ? '–' : (odds / 1000).toFixed(2)
let renewing = null
const renew = () => {
  renewing = renewing || setTimeout(async () => {
    const answer = await fetch(location.href).catch(() => null)
    renewing = null
    if (!answer || !answer.ok) return
    const made = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const [now, next] = [document.querySelector('[data-live]'), made.querySelector('[data-live]')]
    if (now && next) now.replaceWith(next)
  }, 2000)
}
const put = (place, text) => { if (place && place.textContent !== text) place.textContent = text }
const clock = ({ clock }) => clock ? Math.floor(clock.minute) + "'" : ''
const change = (row) => {
  const head = document.querySelector('[data-event="' + CSS.escape(row.id) + '"]')
  if (!head) return renew()
  put(head.querySelector('[data-score]'), row.score ? row.score.join(':') : '')
  put(head.querySelector('[data-clock]'), clock(row))
  head.classList.toggle('shut', !row.isOpen)
  const market = (key) => head.querySelector('[data-market="' + CSS.escape(key) + '"]')
  const fill = (place, odds) => place && place.querySelectorAll('[data-odds]').forEach((one, at) => put(one, price(odds[at])))
  for (const [key, odds] of Object.entries(row.odds || {})) fill(market(key), odds)
  for (const one of row.markets) {
    const place = market(one.market + '?' + one.specifiers)
    if (place) place.className = 'market ' + one.status
    else if ('whole' in head.dataset) renew()
    fill(place, one.outcomes.map(({ odds }) => odds))
  }
  if ((row.gone || []).some(market)) renew()
}
if (topic) {
  const source = new EventSource('/book/v1/stream?topic=' + topic)
  let isBack = false
  source.addEventListener('whole', () => { if (isBack) renew(); isBack = true })
  source.addEventListener('delta', ({ data }) => {
    const delta = JSON.parse(data)
    delta.events.forEach(change)
    if (delta.left.length > 0) renew()
  })
}
`
