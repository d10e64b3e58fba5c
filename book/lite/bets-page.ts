/** A player's bets: the list, one bet with its tracker and its cash-out, and what became of a tap. */
import type { TrackedPick, ValuedBet } from '@uwanja/contract/book/cash-out'
import type { Markup } from '@uwanja/contract/wire/printed'
import { html } from '@uwanja/contract/wire/printed'
import { fill } from '@uwanja/i18n/fill'
import { randomBytes } from 'node:crypto'
import type { Bet } from '../bets/store.ts'
import { betsOfPlayer, readBet, readBets } from '../bets/store.ts'
import { REASONS } from '@uwanja/contract/book/bets'
import { tracked } from '../cash-out/tracker.ts'
import { Refused } from '../process/mount.ts'
import type { Asker, Values } from './deps.ts'
import { calledIn, namesOf } from './names.ts'
import type { LiteTexts, Shown } from './page.ts'
import { money, notePart, oddsText, timePart } from './page.ts'
import { button, placedFrom, settled } from './slip-page.ts'
import { sealOf } from './seal.ts'
import { shareName, SHARES } from './shares.ts'
import type { Sides } from './store.ts'

const PER_PAGE = 10
const PENDING: ReadonlySet<string> = new Set(['waiting', 'review', 'debiting'])
/** A page that asks again does so neither at once nor after its visitor has gone. */
const [SOONEST_S, LATEST_S] = [1, 10]

export const nobody = ({ said, visit }: Asker, title: string): Shown => ({
  title,
  main: visit.session ? notePart(said.texts.ended) : html``,
})

function stateText({ state, outcome }: Bet, { texts }: LiteTexts): string {
  return state === 'accepted' ? texts.bet.outcomes[outcome] : texts.bet.states[state]
}

function resultText(result: string, { texts: { bet } }: LiteTexts): string {
  const [r, v, f] = result.split(' ')
  const { results } = bet
  if (v === '1') return results.void
  if (v === '1/2') return r === '1' ? results.halfWon : results.halfLost
  if (r === '0') return results.lost
  return f === '1' ? results.won : results.deadHeat
}

function worthPart(bet: Bet, { texts }: LiteTexts): Markup {
  const { currency, stakeMinor, mostMinor, wonMinor, cashedMinor, voidedMinor, freeBet, state } = bet
  const amount = (minor: bigint): string => money(Number(minor), currency)
  const paid = wonMinor + cashedMinor
  const line = (name: string, value: string): Markup =>
    html`<dt>${name}</dt>
      <dd>${value}</dd>`
  return html`<dl>
    ${line(texts.bet.stake, `${amount(stakeMinor)}${freeBet === null ? '' : ` (${texts.bet.free})`}`)}
    ${mostMinor !== null && state === 'accepted' ? line(texts.bet.most, amount(mostMinor)) : ''}
    ${paid > 0n ? line(texts.bet.paid, amount(paid)) : ''}
    ${voidedMinor > 0n ? line(texts.bet.returned, amount(voidedMinor)) : ''}
  </dl>`
}

export async function betsPage(asker: Asker, { open = '1', before = '' }: Values): Promise<Shown> {
  const { deps, said, session } = asker
  const { texts } = said
  const title = texts.nav.bets
  if (!session) return nobody(asker, title)
  const { player } = session
  const last = before === '' ? null : await readBet(deps.db, before)
  const from = last?.player === player ? last.nth : null
  const ids = await betsOfPlayer(deps.db, { player, isOpen: open === '1', before: from, most: PER_PAGE + 1 })
  const bets = (await readBets(deps.db, ids.slice(0, PER_PAGE))).reverse()
  const names = await namesOf(asker, bets)
  const rows = bets.map((bet) => {
    const picks = new Map(bet.legs.flatMap((leg) => leg.picks.map((pick) => [pick.event, pick] as const)))
    const called = [...picks.values()].slice(0, 3).map((pick) => calledIn(asker, pick, names).match)
    return html`<li class="k">
      <a class="b" href="bet?id=${bet.id}">${texts.bet.kinds[bet.kind]} · ${stateText(bet, said)}</a>
      <p class="s">${called.join(', ')}${picks.size > 3 ? ' …' : ''} ${timePart(bet.askedAt.toISOString(), said)}</p>
      ${worthPart(bet, said)}
    </li>`
  })
  const other =
    open === '1'
      ? html`<a class="b" href="my-bets?open=0">${texts.bet.every}</a>`
      : html`<a class="b" href="my-bets">${texts.bet.open}</a>`
  return {
    title: open === '1' ? texts.bet.open : texts.bet.every,
    main: html`${other}
    ${
      rows.length === 0
        ? html`<p>${open === '1' ? texts.nothing : texts.bet.none}</p>`
        : html`<ul>
            ${rows}
          </ul>`
    }
    ${
      ids.length > PER_PAGE
        ? html`<a class="b" href="my-bets?open=${open === '1' ? '1' : '0'}&before=${bets.at(-1)!.id}"
            >${texts.bet.older}</a
          >`
        : ''
    }`,
  }
}

function trackPart({ stands, needs }: TrackedPick, { texts: { bet } }: LiteTexts): string {
  if (stands === null) return ''
  const what = bet.stands[stands]
  const isMissing = stands !== 'won' && needs !== null
  return isMissing ? `${what}, ${fill(bet.needs, { home: String(needs[0]), away: String(needs[1]) })}` : what
}

function legsPart(asker: Asker, bet: Bet, names: ReadonlyMap<string, Sides>): Markup {
  const { said, deps } = asker
  const track = bet.state === 'accepted' ? tracked(deps.catalogue, bet) : []
  return html`<ul>
    ${bet.legs.map(
      (leg, at) =>
        html`<li class="k">
          ${leg.picks.map((pick, nth) => {
            const { match, market, outcome } = calledIn(asker, pick, names)
            const told = track[at]?.[nth]
            const score = deps.lists.event(pick.event)?.score
            const became = pick.result ? resultText(pick.result, said) : told ? trackPart(told, said) : ''
            return html`<p>
              ${match} ${score ? html`<b class="n">${score.join(':')}</b>` : ''}<br />
              ${market}: <b>${outcome}</b> <span class="s">${became}</span>
            </p>`
          })}
          <b class="n">${oddsText(leg.odds ?? leg.askedOdds)}</b>
          ${leg.isBanker ? html`<span class="s">${said.texts.slip.banker}</span>` : ''}
        </li>`,
    )}
  </ul>`
}

/** Without a value there never is one, so there is nothing to wait for. */
const NEVER: ReadonlySet<string | null> = new Set(['ended', 'free-bet', 'flex', 'too-many-ways', 'season'])

function autoPart(asker: Asker, bet: Bet, valued: ValuedBet | undefined): Markup | string {
  const texts = asker.said.texts.cash
  if (!valued) return ''
  if (valued.auto !== null)
    return html`<p>${fill(texts.autoIs, { amount: money(valued.auto, bet.currency) })}</p>
      ${button(asker, 'auto-off', texts.autoClear, { bet: bet.id })}`
  if (NEVER.has(valued.none)) return ''
  return html`<form method="post" action="auto" class="f">
    <input type="hidden" name="f" value="${sealOf(asker.visit.token, 'auto', JSON.stringify({ bet: bet.id }))}" /><input
      type="hidden"
      name="bet"
      value="${bet.id}"
    />
    <label
      >${fill(texts.auto, { currency: bet.currency })}<input
        name="least"
        inputmode="decimal"
        autocomplete="off"
        required
    /></label>
    <button>${texts.autoSet}</button>
  </form>`
}

/** The tap is sealed with the value that was shown: what is paid is never less without being asked again. */
async function cashPart(asker: Asker, bet: Bet): Promise<Markup | string> {
  const { deps, said, session, visit } = asker
  if (bet.state !== 'accepted' || bet.outcome !== 'open') return ''
  const texts = said.texts.cash
  const [valued] = await deps.standing.cashOut.values(session!.player, [bet.id])
  if (!valued?.quote)
    return html`${valued?.none ? html`<p class="s">${texts.none[valued.none]}</p>` : ''} ${autoPart(asker, bet, valued)}`
  const { quote, partOf } = valued
  const amount = (minor: number): string => money(minor, bet.currency)
  const tapText = JSON.stringify({
    bet: bet.id,
    id: randomBytes(12).toString('base64url'),
    revision: quote.revision,
    value: quote.value,
    of: partOf,
  })
  const shares = partOf === null ? [] : SHARES
  return html`<h2>${texts.title}</h2>
    <p>${fill(texts.value, { amount: amount(quote.value) })}</p>
    <form method="post" action="cash" class="f">
      <input type="hidden" name="f" value="${sealOf(visit.token, 'cash', tapText)}" /><input
        type="hidden"
        name="tap"
        value="${tapText}"
      />
      <button class="p" name="${shareName(100)}">${fill(texts.all, { amount: amount(quote.value) })}</button>
      ${shares.map(
        (percent) =>
          html`<button name="${shareName(percent)}">
            ${fill(texts.shares, {
              percent: String(percent),
              amount: amount(Math.floor((quote.value * percent) / 100)),
            })}
          </button>`,
      )}
    </form>
    ${autoPart(asker, bet, valued)}`
}

const secondsTo = (dueAt: Date | string | null, nowMs: number): number => {
  const left = dueAt === null ? SOONEST_S : Math.ceil((new Date(dueAt).getTime() - nowMs) / 1000)
  return Math.min(LATEST_S, Math.max(SOONEST_S, left))
}

/** Why it is no bet, or how long it takes. */
function livePart(asker: Asker, bet: Bet): Markup | string {
  const { said, deps } = asker
  const { texts } = said
  const reason = REASONS.find((one) => one === bet.reason)
  if (reason && bet.state !== 'accepted') return notePart(said.reasons[reason])
  const offer = bet.offer as { unit: number; odds: number[] } | null
  if (bet.state === 'review' && offer)
    return html`${notePart(
      fill(texts.bet.offer, { amount: money(offer.unit, bet.currency), odds: offer.odds.map(oddsText).join(' · ') }),
      'good',
    )}${button(asker, 'take', texts.bet.take, { bet: bet.id }, 'p')}`
  if (!PENDING.has(bet.state)) return ''
  const seconds = secondsTo(bet.dueAt, deps.now())
  return notePart(bet.dueAt ? fill(texts.bet.decided, { seconds: String(seconds) }) : texts.bet.soon, 'good')
}

export async function betPage(asker: Asker, { id = '' }: Values, notes: Markup | string = ''): Promise<Shown> {
  const { deps, said, session } = asker
  const { texts } = said
  if (!session) return nobody(asker, texts.nav.bets)
  const bet = await readBet(deps.db, id)
  if (bet?.player !== session.player) throw new Refused('BET_NOT_FOUND')
  const names = await namesOf(asker, [bet])
  const isPending = PENDING.has(bet.state)
  const isWhole = bet.state === 'accepted' && bet.outcome === 'open' && bet.openMinor === bet.stakeMinor
  const isAhead = bet.legs.every(({ picks }) => picks.every(({ startsAt }) => startsAt.getTime() > deps.now()))
  return {
    title: fill(texts.bet.title, { id: bet.id.slice(0, 8) }),
    ...(isPending ? { againS: secondsTo(bet.dueAt, deps.now()) } : {}),
    main: html`${notes}
      <p>
        <b>${texts.bet.kinds[bet.kind]}</b> · ${stateText(bet, said)} · ${timePart(bet.askedAt.toISOString(), said)}
      </p>
      ${livePart(asker, bet)} ${worthPart(bet, said)} ${legsPart(asker, bet, names)} ${await cashPart(asker, bet)}
      <p>
        ${isWhole && isAhead ? button(asker, 'stake-back', texts.cash.back, { bet: bet.id }) : ''}
        ${button(asker, 'repeat', texts.bet.repeat, { bet: bet.id })}
      </p>`,
  }
}

const IDS = /^[\w-]{8,40}(?:,[\w-]{8,40}){0,29}$/

/** What became of a slip: of one bet or of its singles. */
export async function placedPage(before: Asker, { slip = '' }: Values): Promise<Shown> {
  const { said, session } = before
  const { texts } = said
  if (!session) return nobody(before, texts.nav.slip)
  const bets = IDS.test(slip) ? await placedFrom(before, slip.split(',')) : []
  if (bets.length === 0) throw new Refused('BET_NOT_FOUND')
  const { asker } = await settled(before)
  const pending = bets.filter(({ state }) => PENDING.has(state))
  const names = await namesOf(asker, bets)
  const hasFailed = bets.some(({ state }) => state !== 'accepted' && !PENDING.has(state))
  const seconds = Math.min(...pending.map(({ dueAt }) => secondsTo(dueAt, asker.deps.now())))
  return {
    title: texts.nav.bets,
    ...(pending.length > 0 ? { againS: seconds } : {}),
    ...(bets.some(({ state }) => state === 'accepted') ? { says: 'betPlaced' as const } : {}),
    main: html`${bets.map(
      (bet) =>
        html`<section class="k">
          <h2>
            <a href="bet?id=${bet.id}"
              >${texts.bet.kinds[bet.kind]} ·
              ${bet.state === 'accepted' ? texts.bet.states.accepted : stateText(bet, said)}</a
            >
          </h2>
          ${livePart(asker, bet)} ${worthPart(bet, said)} ${legsPart(asker, bet, names)}
        </section>`,
    )}
    ${hasFailed ? html`<a class="b" href="slip">${texts.bet.toSlip}</a>` : ''}`,
  }
}

/** What became of a tap on a value. */
export async function cashedPage(asker: Asker, { bet = '', id = '' }: Values): Promise<Shown> {
  const { deps, said, session } = asker
  const texts = said.texts.cash
  if (!session) return nobody(asker, texts.title)
  const tapped = await deps.standing.cashOut.tapped(session.player, bet, id)
  if (tapped.state === 'waiting') {
    const seconds = secondsTo(tapped.dueAt, deps.now())
    const main = notePart(fill(texts.waiting, { seconds: String(seconds) }), 'good')
    return { title: texts.title, againS: seconds, main }
  }
  const currency = session.currency
  const isDone = tapped.state === 'done'
  const note = isDone
    ? notePart(fill(texts.done, { amount: money(tapped.paid ?? 0, currency) }), 'good')
    : notePart(texts.changed)
  return { ...(await betPage(asker, { id: bet }, note)), ...(isDone ? { says: 'betCashedOut' as const } : {}) }
}
