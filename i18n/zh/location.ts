/** The location gate and the page of those whom it does not let in. */
import type { location as en } from '../en/location.ts'
import type { Translation } from '../translation.ts'

export const location: Translation<typeof en> = {
  location: {
    checking: '正在确认您所在的位置',
    blockedTitle: '当前地区无法使用 Uwanja',
    licensed: 'Uwanja 仅在{licence}持有牌照。',
    opensIn: '在其他应用内，只有位于{places}的访客可以打开 Uwanja。',
    seenIn: '系统显示您位于{country}。',
    blockedHelp: '您的账户和资金没有任何变化。如果国家不正确，请关闭 VPN 后重新检查。',
    failedTitle: '无法确认您所在的位置',
    failedText: '在此应用内，只有确认您所在的国家后才能打开 Uwanja。请检查网络后重试。',
    unchanged: '您的账户和资金没有任何变化。',
    retry: '重新检查',
    retrying: '正在检查…',
    home: '返回首页',
  },
}
