/** Races in words: those that run, and one with its prizes, its rules, who leads, and where its player stands. */
import { cashrace } from '@uwanja/contract/site/cashrace'
import type { Reply } from '@uwanja/contract/wire/call'
import { html, type Markup } from '@uwanja/contract/wire/printed'
import { pointsText, raceLines } from '@uwanja/i18n/race-lines'
import { amountText, filled, link, momentText, moneyText, says } from './parts.ts'
import { told, type Page, type Visitor } from './visitor.ts'

type Race = Reply<typeof cashrace.getCashRacesList>[number]
type Details = Reply<typeof cashrace.getCashraceDetails>

export const racesPage: Page = async (visitor) => {
  const { cashrace: words, ...texts } = visitor.texts
  const races = await told(visitor, cashrace.getCashRacesList, {})
  return {
    title: words.title,
    main: html`<p>${races.length === 0 ? texts.Sokabank_not_avaliable : words.lead}</p>
      <ul class="l">
        ${races.map(
          (race) =>
            html`<li>
              ${link(`race?id=${encodeURIComponent(race.urlSuffix)}`, race.cashRaceName)} ${poolPart(visitor, race)}
            </li>`,
        )}
      </ul>`,
  }
}

function poolPart(visitor: Visitor, { periodPrizePool, periodPrizePoolCurrency, toDate, state }: Race): Markup {
  const { cashrace: words, promotions } = visitor.texts
  const at = momentText(visitor, toDate)
  const until = state === 'running' ? filled(promotions.until, { day: at }) : filled(words.ended, { at })
  return html`<p>
    ${words.pool}: <b class="n">${moneyText(periodPrizePool, periodPrizePoolCurrency)}</b><br />${until} ·
    ${words.states[state]}
  </p>`
}

/** Prizes and places, so many of each. */
const TOP = 10

export const racePage: Page = async (visitor) => {
  const { cashrace: words } = visitor.texts
  const race = await told(visitor, cashrace.getCashraceDetails, {
    urlSuffix: (visitor.values['id'] ?? '').slice(0, 60),
  })
  const money = (raw: number | null | undefined) => moneyText(raw ?? 0, race.periodPrizePoolCurrency)
  return {
    title: race.cashRaceName,
    main: html`${poolPart(visitor, race)} ${visitor.isPlayer ? await ownPart(visitor, race) : ''}
      <h2>${words.prizes}</h2>
      <ol>
        ${race.prizeDistribution.slice(0, TOP).map(({ prize }) => html`<li class="n">${amountText(prize)}</li>`)}
      </ol>
      ${race.drops === null ? leadersPart(visitor, race) : ''}
      <h2>${words.rules}</h2>
      <ul class="s">
        ${raceLines(says(words), race, money).map((line) => html`<li>${line}</li>`)}
      </ul>
      ${link('races', words.back)}`,
  }
}

function leadersPart({ texts: { cashrace: words } }: Visitor, { leaderboard, counts }: Details): Markup {
  const rows = leaderboard.slice(0, TOP).map(
    ({ place, player, points }) =>
      html`<div>
        <dt>${String(place)}. ${player}</dt>
        <dd>${pointsText(points, counts)}</dd>
      </div>`,
  )
  return html`<h2>${words.leaderboard}</h2>
    ${rows.length === 0 ? html`<p>${words.nobody}</p>` : html`<dl>${rows}</dl>`}`
}

async function ownPart(visitor: Visitor, race: Details): Promise<Markup> {
  const { cashrace: words } = visitor.texts
  const own = await told(visitor, cashrace.getCashRaceStanding, { cashraceId: race.id })
  const place = own.place === null ? '' : `${String(own.place)}. · `
  const prize = moneyText(own.prize, race.periodPrizePoolCurrency)
  const points = race.counts === 'drops' ? '' : `${place}${pointsText(own.points, race.counts)} ${words.points}`
  return html`<h2>${words.own}</h2>
    ${own.isOutside === true && race.state === 'running' ? html`<p>${words.ownOutside}</p>` : ''}
    ${
      own.rounds === 0
        ? html`<p>${words.ownNone}</p>`
        : html`<p class="n"><b>${points}</b></p>
            <p>${filled(words.ownRounds, { count: own.rounds })}</p>`
    }
    ${own.prize > 0 ? html`<p>${filled(race.state === 'running' ? words.ownPrize : words.ownWon, { amount: prize })}</p>` : ''}`
}
