/** Swahili texts of trading in the office: margins by tier of leagues, tried before they hold, and whose tier is which. */
import type { Translation } from '../translation.ts'
import type { tradingTiers as en } from '../en/office-trading-tiers.ts'

export const tradingTiers: Translation<typeof en> = {
  tiers: {
    margins: 'Faida kwa daraja',
    lead: 'Kwa daraja la ligi na kundi la soko. Mechi yenye faida zake yenyewe inatumia hizo.',
    live: 'Nyongeza ya masoko ya mubashara',
    ofTier: '{group}, daraja {tier}',
    change: 'Badilisha faida',
    outside: 'Kuanzia {least} % hadi {most} %, tarakimu mbili za desimali zisizidi.',
    notYet: 'Hakuna kilichobadilika bado.',
    save: 'Faida hizi zitumike',
    saveLead: 'Mikeka mipya inapata odds za faida hizi mara moja. Mikeka iliyopo inabaki na odds zake.',
    leave: 'Acha',
    tried: 'Odds zote za mechi, kabla na baada',
    tryWith: 'Mechi',
    choose: 'Chagua mechi',
    inTier: 'Katika daraja',
    ownTier: 'Lake lenyewe',
    isIn: '{match} iko daraja {tier}. Odds baada ya mshale zitatumika kwa faida hizi.',
    versions: 'Matoleo',
    noVersions: 'Hakuna aliyezibadilisha.',
    leagues: 'Madaraja ya ligi',
    leaguesLead: 'Soko linaijua ligi kiasi gani: faida na vikomo vyake hufuata daraja.',
    matches: 'Mechi',
    noLeagues: 'Hakuna ligi ya aina hii.',
    setTier: 'Badilisha daraja',
    setTierLead:
      'Faida na vikomo vya daraja vinatumika kwa mechi za ligi mara moja. Mikeka iliyopo inabaki na odds zake.',
  },
}
