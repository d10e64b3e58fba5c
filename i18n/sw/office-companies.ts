/** Swahili texts of companies’ keys and of the sandbox’s switches, in the office. */
import type { officeCompanies as en } from '../en/office-companies.ts'
import type { Translation } from '../translation.ts'

export const officeCompanies: Translation<typeof en> = {
  keys: {
    heading: 'Funguo',
    lead: 'Ufunguo uliowekwa hapa unatumika badala ya ule wa mazingira. Unatunzwa umefungwa na hauonyeshwi tena.',
    name: 'Ufunguo',
    source: 'Umetoka wapi',
    sources: {
      office: 'umewekwa hapa',
      environment: 'mazingira',
      none: 'hakuna',
      broken: 'haufunguki: uweke tena',
    },
    setBy: '{name}, {at}',
    previous: 'Wa kabla',
    holds: 'nao unatumika',
    oneOnly: 'itifaki hii haina viwili kwa pamoja',
    set: 'Weka ufunguo',
    setTitle: 'Ufunguo wa {company}: {name}',
    setLead: 'Kuanzia sasa kampuni lazima iutumie. Hautasomeka hapa baadaye.',
    value: 'Ufunguo mpya',
    show: 'Onyesha ufunguo',
    hide: 'Ficha ufunguo',
    keep: 'Wa kabla nao utumike hadi ukomeshwe',
    end: 'Komesha wa kabla',
    endLead: 'Miito inayotiwa sahihi kwa ufunguo wa kabla itakataliwa kuanzia sasa.',
  },
  chaos: {
    heading: 'Matatizo kwenye uwanja wa majaribio',
    lead: 'Yanahusu kila kitu ambacho kampuni inaombwa, hadi yazimwe.',
    none: 'Hakuna tatizo',
    fates: {
      declined: 'Inakataa papo hapo',
      'fails-later': 'Inapokea, inashindwa baadaye',
      'callback-lost': 'Matokeo hayasemwi kamwe',
      'callback-late': 'Matokeo yanachelewa',
      'callback-repeated': 'Matokeo yanasemwa mara kadhaa',
      'callback-altered': 'Matokeo yanabadilishwa njiani',
      'callback-reordered': 'Matokeo yanapitwa na yanayofuata',
      underpaid: 'Nusu tu ya kiasi inafika',
      overpaid: 'Mara mbili ya kiasi inafika',
      expires: 'Muda unaisha mara moja',
      'no-answer': 'Haijibu, lakini inafanya',
      'broken-answer': 'Jibu limeharibika',
      silent: 'Haisikiki tena',
    },
  },
}
