/** What is on now, in words (R63 for browsers without a script): banners, matches, the jackpot, the race and the promotion. */
import { home, type HomeNow } from '@uwanja/contract/site/home'
import { html, type Markup } from '@uwanja/contract/wire/printed'
import { filled, link, momentText, moneyText } from './parts.ts'
import type { Visitor } from './visitor.ts'
import { liteWay } from './way.ts'

/** Nothing where nothing is on, and where it is not told: the page is of use without it. */
export async function nowPart(visitor: Visitor): Promise<Markup | string> {
  const answer = await visitor.ask(home.getNow, { forMobile: visitor.isMobile })
  if (!answer.ok) return ''
  const now = answer.data
  const [banners, prizes] = [now.banners.map(bannerPart), prizeParts(visitor, now)]
  const matches = now.matches.map((match) => matchPart(visitor, match))
  if (banners.length + prizes.length + matches.length === 0) return ''
  return html`<h2>${visitor.texts.home.gamesTitle}</h2>
    <ul class="l">
      ${banners}${prizes}${matches}
    </ul>
    <p>
      ${matches.length === 0 ? '' : link('sports', visitor.words.sports.nav)}
      ${now.promotion === null ? '' : link('promotions', visitor.texts.promotions.back)}
      ${now.race === null ? '' : link('races', visitor.texts.cashrace.back)}
    </p>`
}

const bannerPart = ({ link: to, title, text }: HomeNow['banners'][number]): Markup =>
  html`<li>
    <a class="b" href="${liteWay(to)}">${title}</a>
    <p class="s">${text}</p>
  </li>`

interface Prize {
  readonly kind: string
  readonly to: string
  readonly name: string
  /** What is won, and until when. */
  readonly lines: readonly string[]
}

function prizeParts(visitor: Visitor, { jackpot, race, promotion }: HomeNow): Markup[] {
  const { jackpot: rounds, cashrace, promotions, nav } = visitor.texts
  const prizes: readonly (Prize | null)[] = [
    jackpot && {
      kind: nav.jackpot,
      to: 'jackpot',
      name: jackpot.name,
      lines: [
        `${rounds.pool}: ${moneyText(jackpot.pool, jackpot.currency)}`,
        filled(rounds.closes, { at: momentText(visitor, jackpot.until) }),
      ],
    },
    race && {
      kind: nav.cashRaces,
      to: `race?id=${encodeURIComponent(race.urlSuffix)}`,
      name: race.name,
      lines: [
        `${cashrace.pool}: ${moneyText(race.pool, race.currency)}`,
        filled(promotions.until, { day: momentText(visitor, race.until) }),
      ],
    },
    promotion && {
      kind: nav.promotions,
      to: `promotion?id=${String(promotion.id)}`,
      name: promotion.title,
      lines: [],
    },
  ]
  return prizes.flatMap((one) => (one === null ? [] : [prizePart(one)]))
}

const prizePart = ({ kind, to, name, lines }: Prize): Markup =>
  html`<li><span class="s">${kind}</span><br />${link(to, name)} ${lines.map((line) => html`<p>${line}</p>`)}</li>`

/** Thousandths as odds are written everywhere; what is not offered at the moment is left out. */
const oddsText = (odds: HomeNow['matches'][number]['odds']): string =>
  odds
    .flatMap(({ id, odds: price }) => (price === null ? [] : [`${id.toUpperCase()} ${(price / 1_000).toFixed(2)}`]))
    .join(' · ')

function matchPart(visitor: Visitor, match: HomeNow['matches'][number]): Markup {
  const { league, minute, home: one, away, score, startsAt, odds } = match
  const when = minute === null ? momentText(visitor, startsAt) : `${visitor.texts.home.live} ${String(minute)}′`
  return html`<li>
    <p class="s">${when} · ${league}</p>
    <p><b>${one} – ${away}${score ? ` ${String(score[0])}:${String(score[1])}` : ''}</b></p>
    <p class="n">${oddsText(odds)}</p>
  </li>`
}
