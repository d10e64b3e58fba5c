/**
 * The sportsbooks of the specification. Behind each stands the book, which speaks GSW/1 to the platform's wallet; an operator
 * with a contract writes that company's dialect as a plug of its own.
 */
import type { SportCompanyValue } from '../company.ts'
import { gswSport } from './wallet.ts'

export const bsbetting = atTheBook('bsbetting', 'BSBetting')
export const altenar = atTheBook('altenar', 'Altenar')
export const altenarlite = atTheBook('altenarlite', 'AltenarLite')
export const bti = atTheBook('bti', 'BTI')

function atTheBook<const Name extends string>(name: Name, title: string): SportCompanyValue & { readonly name: Name } {
  return {
    kind: 'sport',
    name,
    settings: {
      url: { about: `Address of ${title}.` },
      operatorId: { about: `Our name at ${title}.` },
      secret: { about: `Signs both ways with ${title}.`, secret: true, rotates: true },
    },
    plug: gswSport(name, { resettles: true }),
  }
}
