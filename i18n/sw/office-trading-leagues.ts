/** Swahili texts of trading in the office: names of sides, seasons, margins of leagues, alerts. */
import type { Translation } from '../translation.ts'
import type { tradingLeagues as en } from '../en/office-trading-leagues.ts'

export const tradingLeagues: Translation<typeof en> = {
  sideNames: 'Majina kwa lugha nyingine',
  sideNamesLead:
    'Timu inavyoitwa kwa kila lugha, katika mechi zake zote na kurasa zote. Sehemu tupu inaonyesha jina la mtoa taarifa.',
  side: 'Timu',
  setNames: 'Weka majina',
  seasonSize: 'Ukubwa wa msimu',
  seasonSizeLead:
    'Hakuna mwingine ajuaye msimu unapokamilika: una timu ngapi, na kila timu inamkaribisha mwenzake mara ngapi.',
  sides: 'Idadi ya timu',
  rounds: 'Mechi za nyumbani dhidi ya kila timu',
  confirmTable: 'Thibitisha jedwali',
  confirmTableLead:
    'Mikeka ya msimu italipwa kwa jedwali hili hili. Palipowekwa mikeka, mtu wa pili anathibitisha lile lile.',
  tableWaits: 'Imeombwa. Mtu wa pili lazima athibitishe jedwali lile lile.',
  tableHolds: 'Jedwali limethibitishwa: mikeka inalipwa kwa hilo.',
  tableAsked: '{who} amethibitisha jedwali hili {at}; mtu wa pili lazima athibitishe lile lile.',
  seasonComplete: 'Kila mechi imechezwa au ni batili. Hakuna aliyethibitisha jedwali.',
  seasonRuns: 'Mechi bado zinasubiriwa.',
  matchesPlayed: 'Zimechezwa',
  matchesVoid: 'Batili',
  matchesOpen: 'Zinasubiriwa',
  pairsAmiss: 'Jozi zisizojulikana kukamilika',
  confirmedBy: 'Imethibitishwa na',
  tablePlace: 'Nafasi',
  table: 'Jedwali',
  drawn: 'Sare',
  lostMatches: 'Kupoteza',
  goals: 'Magoli',
  points: 'Pointi',
  seasonMarkets: 'Odds za mwisho wa msimu',
  seasonMarketsLead: 'Odds za mkono zinadumu hadi mechi ijayo ya ligi ianze, kisha zinawekwa upya.',
  seasonSizeFirst: 'Weka ukubwa wa msimu kwanza; kisha odds zinaweza kuwekwa.',
  noSeasonMarkets: 'Hakuna odds zilizowekwa',
  setSeasonOdds: 'Weka odds',
  setSeasonOddsLead: 'Odds kwa kila timu. Vinyume vyake kwa pamoja vifikie angalau idadi ya nafasi zinazoshinda.',
  suspendSeason: 'Usipokee mikeka',
  voidSeason: 'Batilisha',
  voidSeasonLead: 'Kila mkeka kwenye soko hili unarudishiwa dau. Kwa msimu ambao haumaliziki.',
  standAgainLead: 'Mikeka ya soko hili inasimama tena, kama jedwali linavyosema.',
  seasonPage: 'Mwisho wa msimu',
  seasonStates: { active: 'Wazi', suspended: 'Imefungwa', settled: 'Imelipwa' },
}
