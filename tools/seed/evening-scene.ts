/** One thing that a player does on a busy evening. Each happens through the doors that everybody has. */
import { jackpot } from '../../contract/site/jackpot.ts'
import { buysTicket } from './opening-scenes.ts'
import { betsLive } from './bets.ts'
import { balanceOf, paysIn } from './people.ts'
import { plays } from './play.ts'
import type { Scene } from './scenes.ts'

/** Below it somebody pays in before they play. */
const POOR = 600
const PAID_IN = ['1000', '2500', '5000', '1500']
const STAKES = ['50.00', '100.00', '200.00']
/** Slots that the sandbox's company has, from its list. */
const GAMES = ['801', '802', '803']

/** @returns what happened, for whoever watches; null: nothing did. */
export async function eveningScene({ doors, people: [person] }: Scene, round: number): Promise<string | null> {
  if (!person) return null
  const name = person.firstName
  if ((await balanceOf(doors, person)) < POOR) {
    const amount = PAID_IN[round % PAID_IN.length]!
    await paysIn(doors, person, amount)
    return `${name} pays in ${amount}`
  }
  if (round % 7 === 6)
    return (await drawsTicket({ doors, people: [person] }, round)) ? `${name} draws a jackpot ticket` : null
  const stake = STAKES[round % STAKES.length]!
  if (round % 3 === 1) {
    const bet = await betsLive(doors, person, { stakeMinor: Number(stake) * 100, nth: round })
    if (bet !== null) return `${name} bets ${stake} on ${bet.on} at ${bet.odds}`
  }
  const before = await balanceOf(doors, person)
  await plays(doors, person, { rounds: 3, stake, gameId: GAMES[round % GAMES.length]! })
  const after = await balanceOf(doors, person)
  const net = (after - before).toFixed(2)
  return `${name} plays three rounds for ${stake}: ${after > before ? '+' : ''}${net}`
}

/** A ticket of the jackpot that closes first. */
async function drawsTicket({ doors, people: [person] }: Scene, round: number): Promise<boolean> {
  const [open] = await doors.site(jackpot.getManualJackpotList, {})
  return open !== undefined && person !== undefined && (await buysTicket(doors, person, open.id, round))
}
