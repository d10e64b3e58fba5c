/** Promotions, jackpots and races, opened as the first start of a demonstration opens them, and the players who take part. */
import { bonus } from '../../contract/site/bonus.ts'
import { jackpot } from '../../contract/site/jackpot.ts'
import { marketing } from '../../contract/site/marketing.ts'
import type { OpeningDesk } from '../../server/process/opening/desk.ts'
import { openJackpots } from '../../server/process/opening/jackpots.ts'
import { openPromotions } from '../../server/process/opening/promotions.ts'
import { openRaces } from '../../server/process/opening/races.ts'
import type { OfficeScene } from './office-scenes.ts'
import type { Person } from './people.ts'

/** What stands already is left alone. */
export async function opens({ doors, desks }: OfficeScene): Promise<void> {
  const desk: OpeningDesk = (by, row, values) =>
    doors.desk(row, values, (by === 'finance' ? desks.other : desks.admin).token)
  await openPromotions(desk)
  await openJackpots(desk, Date.now())
  await openRaces(desk, Date.now())
}

export async function joins({ doors, people }: OfficeScene): Promise<void> {
  for (const { id } of await doors.site(marketing.getActivePromotions, { categoryId: 0 })) {
    // Who paid in before, or is on a break, joins nothing.
    for (const { token } of people.slice(0, 5)) await doors.asked(bonus.joinPromotion, { PromotionID: id }, token)
  }
}

export async function tickets({ doors, people }: OfficeScene): Promise<void> {
  for (const { id } of await doors.site(jackpot.getManualJackpotList, {}))
    // Who has too little, or is on a break, buys none.
    for (const [at, person] of people.slice(0, 4).entries()) await buysTicket(doors, person, id, at)
}

/** @param at Which of the possible tickets. @returns whether it was bought. */
export async function buysTicket(
  doors: OfficeScene['doors'],
  { token }: Pick<Person, 'token'>,
  jackpotId: number,
  at: number,
): Promise<boolean> {
  const events = await doors.site(jackpot.getManualJackpotEvents, { jackpotId })
  const lines = events
    .filter(({ isReserve }) => !isReserve)
    .map((event, nth) => ({
      jackpotId,
      eventId: event.id,
      choiceId: ((at + nth) % 3) + 1,
      canceled: true,
      participant1Score: (at + nth) % 3,
      participant2Score: nth % 2,
    }))
  return (await doors.asked(jackpot.placeManualJackpotBet, lines, token)) !== null
}
