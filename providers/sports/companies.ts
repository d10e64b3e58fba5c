/**
 * The sportsbooks of the specification. Behind each stands the book, which speaks GSW/1 to the platform's wallet; an operator
 * with a contract writes that company's dialect as a plug of its own.
 */
import type { CompanySetting, SportCompanyValue } from '../company.ts'
import { gswSport } from './wallet.ts'

export const bsbetting = atTheBook('bsbetting', 'BSBetting')
export const altenar = atTheBook('altenar', 'Altenar', {
  widgetUrl: { about: 'Address of the script of Altenar’s widget. Empty: its frame is shown.', ours: true },
})
export const altenarlite = atTheBook('altenarlite', 'AltenarLite')
export const bti = atTheBook('bti', 'BTI')

type Settings = Readonly<Record<string, CompanySetting>>

function atTheBook<const Name extends string>(
  name: Name,
  title: string,
  more: Settings = {},
): SportCompanyValue & { readonly name: Name } {
  return {
    kind: 'sport',
    name,
    settings: {
      url: { about: `Address of ${title}.` },
      operatorId: { about: `Our name at ${title}.` },
      secret: { about: `Signs both ways with ${title}.`, secret: true, rotates: true },
      frameOrigins: {
        about: `Origins at which browsers find ${title}'s frame, beside that of its address, with commas.`,
        ours: true,
      },
      ...more,
    },
    plug: gswSport(name, { resettles: true }),
  }
}
