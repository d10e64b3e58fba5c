/** The manual jackpot: rounds, a ticket by choice or by chance, and the tickets that were bought. */
import { randomInt } from 'node:crypto'
import { isThreeWay, jackpot } from '@uwanja/contract/site/jackpot'
import type { Reply } from '@uwanja/contract/wire/call'
import { html, type Markup } from '@uwanja/contract/wire/printed'
import { amountText, filled, form, link, momentText, moneyText } from './parts.ts'
import { PageRefused, refusedSaid, told, type Action, type Page, type Values, type Visitor } from './visitor.ts'

type Round = Reply<typeof jackpot.getManualJackpotList>[number]
type Match = Reply<typeof jackpot.getManualJackpotEvents>[number]

export const jackpotPage: Page = async (visitor) => {
  const { texts, isPlayer } = visitor
  const rounds = await told(visitor, jackpot.getManualJackpotList, {})
  return {
    title: texts.jackpot.list,
    main: html`${isPlayer ? link('tickets', texts.jackpot.bets) : ''}
      ${rounds.length === 0 ? html`<p>${texts.jackpot.none}</p>` : ''}
      <ul class="l">
        ${rounds.map(
          (round) =>
            html`<li>
              <h2>${round.name}</h2>
              ${roundPart(visitor, round)} ${link(`round?id=${round.id}`, texts.jackpot.open)}
            </li>`,
        )}
      </ul>`,
  }
}

const roundPart = (visitor: Visitor, round: Round): Markup => {
  const { jackpot: words } = visitor.texts
  const kind = isThreeWay(round.jackpotTypeID) ? words.threeWay : words.scores
  return html`<p>
    ${words.pool}: <b class="n">${moneyText(round.prizePool, round.currency)}</b><br />${words.price}:
    ${moneyText(round.ticketPrice, round.currency)}<br />${filled(words.closes, {
      at: momentText(visitor, round.closesAt),
    })}<br />${filled(kind, { count: round.matches })}
  </p>`
}

async function roundOf(visitor: Visitor, rawId: string): Promise<{ round: Round; matches: readonly Match[] }> {
  const rounds = await told(visitor, jackpot.getManualJackpotList, {})
  const round = rounds.find(({ id }) => String(id) === rawId)
  if (!round) throw new PageRefused('JACKPOT_NOT_FOUND', null)
  return { round, matches: await told(visitor, jackpot.getManualJackpotEvents, { jackpotId: round.id }) }
}

const pickName = (id: number): string => `m${String(id)}`

export const roundPage: Page = async (visitor) => {
  const { texts, words, values, isPlayer } = visitor
  const { round, matches } = await roundOf(visitor, values['id'] ?? '')
  const price = moneyText(round.ticketPrice, round.currency)
  const hidden = { id: String(round.id) }
  const isThree = isThreeWay(round.jackpotTypeID)
  const lines = matches.map((match) => (isThree ? wayPart(visitor, match) : scorePart(visitor, match)))
  const quick = html`<p class="s">${words.quickText}</p>
    ${form(visitor, { action: 'quick-pick', hidden, button: filled(words.quick, { price }), look: 'plain' })}`
  const { place } = texts.jackpot
  const button = filled(place, { price: amountText(round.ticketPrice), currency: round.currency })
  return {
    title: round.name,
    main: html`${roundPart(visitor, round)}
    ${
      isPlayer
        ? html`${quick} ${form(visitor, { action: 'ticket', hidden, fields: lines, button })}`
        : html`${link('login?to=jackpot', texts.jackpot.logIn)}
            <ol>
              ${matches.map((match) => html`<li>${sides(match)}</li>`)}
            </ol>`
    }
    ${link('jackpot', texts.jackpot.back)}`,
  }
}

const sides = ({ participant1, participant2 }: Match): string => `${participant1} – ${participant2}`

function legendOf({ texts }: Visitor, match: Match): Markup {
  return html`<legend>
    ${sides(match)}${match.isReserve ? ` (${texts.jackpot.reserve})` : ''}${match.canceled ? ` (${texts.jackpot.cancelled})` : ''}
  </legend>`
}

/** Without a choice that stands beforehand: what is missing is told by the call. */
function wayPart(visitor: Visitor, match: Match): Markup {
  const { jackpot: words } = visitor.texts
  const typed = visitor.said.typed?.[pickName(match.id)]
  const ways = [words.home, words.draw, words.away].map((text, at) => {
    const value = String(at + 1)
    const checked = typed === value ? html` checked=""` : ''
    return html`<label class="q"
      ><input type="radio" name="${pickName(match.id)}" value="${value}" ${checked} />${text}</label
    >`
  })
  return html`<fieldset>
    ${legendOf(visitor, match)}
    <div>${ways}</div>
  </fieldset>`
}

function scorePart(visitor: Visitor, match: Match): Markup {
  const goals = (side: 'a' | 'b', team: string): Markup => {
    const name = `${pickName(match.id)}${side}`
    return html`<label
      >${filled(visitor.texts.jackpot.homeGoals, { team })}<input
        name="${name}"
        inputmode="numeric"
        maxlength="2"
        value="${visitor.said.typed?.[name]}"
    /></label>`
  }
  return html`<fieldset>
    ${legendOf(visitor, match)}
    <div>${goals('a', match.participant1)}${goals('b', match.participant2)}</div>
  </fieldset>`
}

interface Pick {
  readonly eventId: number
  readonly choiceId: number
  readonly participant1Score: number
  readonly participant2Score: number
}

const scored = (eventId: number, one: number, other: number): Pick => ({
  eventId,
  choiceId: one > other ? 1 : one === other ? 2 : 3,
  participant1Score: one,
  participant2Score: other,
})
const way = (eventId: number, choiceId: number): Pick => ({
  eventId,
  choiceId,
  participant1Score: 0,
  participant2Score: 0,
})

/** What was chosen; a match without a whole choice has no line. */
function picksOf({ jackpotTypeID }: Round, matches: readonly Match[], form: Values): Pick[] {
  return matches.flatMap(({ id }) => {
    const name = pickName(id)
    if (isThreeWay(jackpotTypeID)) return /^[123]$/.test(form[name] ?? '') ? [way(id, Number(form[name]))] : []
    const goals = [form[`${name}a`] ?? '', form[`${name}b`] ?? ''].map((text) => text.trim())
    return goals.every((text) => /^\d{1,2}$/.test(text)) ? [scored(id, Number(goals[0]), Number(goals[1]))] : []
  })
}

/** Goals of a quick pick: few, as in matches. */
const QUICK_GOALS = [0, 0, 1, 1, 1, 2, 2, 3] as const
const goals = (): number => QUICK_GOALS[randomInt(QUICK_GOALS.length)]!

const byChance = ({ jackpotTypeID }: Round, matches: readonly Match[]): Pick[] =>
  matches.map(({ id }) => (isThreeWay(jackpotTypeID) ? way(id, 1 + randomInt(3)) : scored(id, goals(), goals())))

async function buy(visitor: Visitor, form: Values, pick: (round: Round, matches: readonly Match[]) => Pick[]) {
  const { id = '' } = form
  const { round, matches } = await roundOf(visitor, id)
  const lines = pick(round, matches).map((one) => ({ jackpotId: round.id, canceled: true, ...one }))
  const answer = await visitor.ask(jackpot.placeManualJackpotBet, lines)
  if (answer.ok) return { to: `ticket?id=${String(answer.data.betId)}` }
  const typed = Object.fromEntries(Object.entries(form).filter(([name]) => /^m\d+[ab]?$/.test(name)))
  return { to: `round?id=${encodeURIComponent(id)}`, said: refusedSaid(answer, typed) }
}

export const buyTicket: Action = (visitor, form) =>
  buy(visitor, form, (round, matches) => picksOf(round, matches, form))
export const quickPick: Action = (visitor, form) => buy(visitor, form, byChance)

const ROWS = 20

export const ticketsPage: Page = async (visitor) => {
  const { jackpot: words } = visitor.texts
  const tickets = await told(visitor, jackpot.getManualJackpotUserBets, {})
  return {
    title: words.bets,
    main: html`${tickets.length === 0 ? html`<p>${words.noBets}</p>` : ''}
      <ul class="l">
        ${tickets.slice(0, ROWS).map(
          ({ id, name, date, ticketPrice, prize, currency, state, right, possible }) =>
            html`<li>
              ${link(`ticket?id=${String(id)}`, filled(words.ticket, { number: id }))} ${name}
              <p class="s">${momentText(visitor, date)} · ${moneyText(ticketPrice, currency)}</p>
              <p>
                ${filled(words.states[state], { prize: amountText(prize), currency })} ·
                ${filled(words.right, { right, possible })}
              </p>
            </li>`,
        )}
      </ul>
      ${link('jackpot', words.back)}`,
  }
}

export const ticketPage: Page = async (visitor) => {
  const { jackpot: words } = visitor.texts
  const betId = Number(/^\d{1,9}$/.exec(visitor.values['id'] ?? '')?.[0] ?? 0) || 999_999_999
  const { events } = await told(visitor, jackpot.getManualJackpotUserBetEvents, { betId })
  const names = [words.home, words.draw, words.away]
  return {
    title: filled(words.ticket, { number: betId }),
    main: html`<ol>
        ${events.map((event) => {
          const { pick, isRight } = event
          const isScore = pick.participant1Score + pick.participant2Score > 0
          const text = isScore
            ? `${pick.participant1Score}:${pick.participant2Score}`
            : (names[pick.choiceId - 1] ?? '')
          const line = filled(pick.by === 'draw' ? words.drawn : words.yours, { pick: text })
          const outcome = isRight === null ? '' : ` · ${isRight ? words.isRight : words.isWrong}`
          return html`<li>${sides(event)}<br /><span class="s">${line}${outcome}</span></li>`
        })}
      </ol>
      ${link('tickets', words.bets)}`,
  }
}
