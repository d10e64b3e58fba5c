/** Chinese texts of trading in the office: margins by tier of leagues, tried before they hold, and whose tier is which. */
import type { Translation } from '../translation.ts'
import type { tradingTiers as en } from '../en/office-trading-tiers.ts'

export const tradingTiers: Translation<typeof en> = {
  tiers: {
    margins: '各等级利润率',
    lead: '按联赛等级和盘口组别设定。比赛若有单独设定的利润率，以其为准。',
    live: '滚球盘口另加',
    ofTier: '{group}，等级 {tier}',
    change: '更改利润率',
    outside: '{least} % 至 {most} %，最多两位小数。',
    notYet: '尚未生效。',
    save: '让这些利润率生效',
    saveLead: '新注单立即按这些利润率定价。已有投注保持原赔率。',
    leave: '放弃更改',
    tried: '一场比赛更改前后的全部赔率',
    tryWith: '比赛',
    choose: '选择一场比赛',
    inTier: '所属等级',
    ownTier: '原等级',
    isIn: '{match} 属于等级 {tier}。箭头后为按这些利润率计算的赔率。',
    versions: '历史版本',
    noVersions: '尚无人更改。',
    leagues: '联赛等级',
    leaguesLead: '市场对该联赛的了解程度：利润率和限额由此而定。',
    matches: '比赛数',
    noLeagues: '没有符合条件的联赛。',
    setTier: '更改等级',
    setTierLead: '该等级的利润率和限额立即适用于该联赛的比赛。已有投注保持原赔率。',
  },
}
