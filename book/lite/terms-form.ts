/** What a slip is staked as: its kind, its stake or the free bet that pays, and what is done when odds change. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { Wallet } from '@uwanja/contract/book/mine'
import { NAMED_SYSTEMS } from '@uwanja/contract/fair/lines'
import type { Markup } from '@uwanja/contract/wire/printed'
import { html, Markup as Made } from '@uwanja/contract/wire/printed'
import { fill } from '@uwanja/i18n/fill'
import { Refused } from '../process/mount.ts'
import type { Asker } from './deps.ts'
import { homeOf } from './now.ts'
import type { LiteTexts } from './page.ts'
import { money } from './page.ts'
import { sealOf } from './seal.ts'
import { choicesOf, isStraight, legsOf, POLICIES } from './slip.ts'

function choiceText(choice: string, all: number, { texts: { slip } }: LiteTexts): string {
  if (/^s\d+$/.test(choice)) return fill(slip.kinds.system, { size: choice.slice(1), all: String(all) })
  if (/^f\d$/.test(choice)) return fill(slip.kinds.flex, { count: choice.slice(1) })
  if (choice === 'singles' || choice === 'multiple') return slip.kinds[choice]
  return Object.hasOwn(NAMED_SYSTEMS, choice)
    ? choice.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase())
    : choice
}

const option = (value: string, text: string, chosen: string): Markup =>
  html`<option value="${value}" ${value === chosen ? new Made('selected') : ''}>${text}</option>`

type FreeBet = Wallet['freeBets'][number]

/** Those that may pay for this slip; a wallet that is silent names none. */
export async function freeBetsFor({ deps, session, visit }: Asker): Promise<readonly FreeBet[]> {
  if (!session || !isStraight(visit.slip)) return []
  try {
    return (await deps.wallet(session)).freeBets
  } catch (error) {
    if (error instanceof Refused) return []
    throw error
  }
}

export interface Paying {
  readonly tokens: readonly FreeBet[]
  /** null: the player's own money. */
  readonly token: FreeBet | null
}

function freePart({ said, session }: Asker, { tokens, token }: Paying): Markup | string {
  const texts = said.texts.slip
  if (tokens.length === 0) return ''
  const { currency } = session!
  const nameOf = ({ amount, endsAt }: FreeBet): string =>
    fill(texts.freeBetOf, { amount: money(amount, currency), until: endsAt.slice(0, 10) })
  return html`<label
    >${texts.freeBet}<select name="free">
      ${option('', texts.ownMoney, token?.id ?? '')}
      ${tokens.map((one) => option(one.id, nameOf(one), token?.id ?? ''))}
    </select></label
  >`
}

export function termsForm(asker: Asker, paying: Paying): Markup {
  const { said, visit, session } = asker
  const { slip } = visit
  const texts = said.texts.slip
  const legs = legsOf(slip.picks)
  const choices = choicesOf(legs.length, slip.picks.length)
  const bankers = /^s\d/.test(slip.choice)
    ? legs.map(
        ([first]) =>
          html`<label class="c"
            ><input
              type="checkbox"
              name="b${first!.event}"
              ${slip.bankers.includes(first!.event) ? new Made('checked') : ''}
            />${texts.banker}: ${homeOf(asker, first!)}</label
          >`,
      )
    : ''
  return html`<form method="post" action="terms" class="f">
    <input type="hidden" name="f" value="${sealOf(visit.token, 'terms')}" />
    <label
      >${texts.kind}<select name="choice">
        ${choices.map((one) => option(one, choiceText(one, legs.length, said), slip.choice))}
      </select></label
    >
    <label
      >${fill(texts.stake, { currency: session!.currency })}<input
        name="stake"
        inputmode="decimal"
        autocomplete="off"
        ${paying.tokens.length > 0 ? '' : new Made('required')}
        value="${slip.unit === null ? '' : decimalText(BigInt(slip.unit)).replace(/\.00$/, '')}"
    /></label>
    <label
      >${texts.policy}<select name="policy">
        ${POLICIES.map((one) => option(one, texts.policies[one], slip.policy))}
      </select></label
    >
    ${freePart(asker, paying)} ${bankers}<button>${texts.update}</button>
  </form>`
}
