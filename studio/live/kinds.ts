/** The table of games with shared rounds: which rules a table runs. */
import type { LiveKind } from '@uwanja/contract/studio/live'
import { liveBaccarat } from '../games/baccarat/live.ts'
import { liveBlackjack } from '../games/blackjack/live.ts'
import { virtualFootball } from '../games/football/live.ts'
import { virtualHorse } from '../games/horses/live.ts'
import { liveRoulette } from '../games/roulette/live.ts'
import { livePoker } from '../games/three-card/live.ts'
import { anyRules, type AnyRules } from './rules.ts'

export const LIVE_KINDS: Readonly<Record<LiveKind, AnyRules>> = {
  'live-roulette': anyRules(liveRoulette),
  'live-baccarat': anyRules(liveBaccarat),
  'live-blackjack': anyRules(liveBlackjack),
  'live-poker': anyRules(livePoker),
  'virtual-football': anyRules(virtualFootball),
  'virtual-horse': anyRules(virtualHorse),
}
