/** Title and description of each page, for the browser's tab and for search engines (specification A1). */
import type { pages as en } from '../en/pages.ts'
import type { Translation } from '../translation.ts'

export const pages: Translation<typeof en> = {
  home: {
    title: 'Uwanja：实时游戏，手机到账',
    description: '实时玩飞艇，在手机上确认即可充值，提现到您自己的号码。仅限 18 岁以上成年人。',
  },
  login: {
    title: '登录 | Uwanja',
    description: '使用手机号和密码登录 Uwanja。',
  },
  register: {
    title: '立即注册 | Uwanja',
    description:
      '用手机号开户：首充最高 100% 奖金。免费投注和免费旋转目前尚未提供，将随体育投注一起推出。仅限 18 岁以上。',
  },
  terms: {
    title: '条款与条件 | Uwanja',
    description: '您与 Uwanja 之间的约定：账户、充值、提现、投注、奖金和投诉。',
  },
  rules: {
    title: '投注规则 | Uwanja',
    description: 'Uwanja 的投注、游戏和彩池如何接受、结算、作废和派彩。',
  },
  privacy: {
    title: '隐私政策 | Uwanja',
    description: 'Uwanja 知道您的哪些信息、为什么、谁能看到、保存多久，以及您的权利。',
  },
  affiliates: {
    title: '合作伙伴 | Uwanja',
    description: '成为 Uwanja 的合作伙伴：链接如何计算、收益多少以及我们的要求。',
  },
  slots: { title: '老虎机 | Uwanja', description: 'Uwanja 的老虎机游戏，可真钱游戏，也可免费试玩。' },
  provablyFair: { title: '可验证公平游戏 | Uwanja', description: 'Uwanja 的每一局都可由您自行核对的游戏。' },
  tableGames: { title: '桌面游戏 | Uwanja', description: 'Uwanja 的桌面游戏。' },
  virtualGames: { title: '虚拟游戏 | Uwanja', description: 'Uwanja 的虚拟体育与游戏。' },
  casino: { title: '娱乐场 | Uwanja', description: 'Uwanja 的娱乐场游戏。' },
  liveCasino: { title: '真人娱乐场 | Uwanja', description: 'Uwanja 的真人赌桌：多人同局，实时开奖。' },
  location: { title: '您所在的地区 | Uwanja', description: '可以使用 Uwanja 的地区。' },
  partner: { title: '欢迎 | Uwanja', description: '您经由友站来到 Uwanja：立即注册，或先随便看看。仅限 18 岁以上。' },
  notFound: {
    title: '页面不存在 | Uwanja',
    description: '这个页面不存在。',
  },
}
