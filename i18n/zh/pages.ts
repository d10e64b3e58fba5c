/** Title and description of each page, for the browser's tab and for search engines (S06). */
import type { pages as en } from '../en/pages.ts'
import type { Translation } from '../translation.ts'

export const pages: Translation<typeof en> = {
  home: {
    title: 'Uwanja：实时游戏，手机到账',
    description: '实时玩 Zeppelin 飞艇，在手机上确认即可充值，提现到您自己的号码。仅限 18 岁以上成年人。',
  },
  login: {
    title: '登录 | Uwanja',
    description: '使用手机号和密码登录 Uwanja。',
  },
  register: {
    title: '立即注册 | Uwanja',
    description: '用手机号开户：首充最高 100% 奖金、免费投注和免费旋转。仅限 18 岁以上。',
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
  provablyFair: { title: '可证明公平游戏 | Uwanja', description: 'Uwanja 的每一局都可由您自行核对的游戏。' },
  tableGames: { title: '赌桌游戏 | Uwanja', description: 'Uwanja 的赌桌游戏。' },
  virtualGames: { title: '虚拟游戏 | Uwanja', description: 'Uwanja 的虚拟体育与游戏。' },
  casino: { title: '娱乐场 | Uwanja', description: 'Uwanja 的娱乐场游戏。' },
  liveCasino: { title: '真人娱乐场 | Uwanja', description: 'Uwanja 的真人赌桌：多人同局，实时开奖。' },
  location: { title: '您所在的地区 | Uwanja', description: '可以使用 Uwanja 的地区。' },
  partner: { title: '欢迎 | Uwanja', description: '您经由友站来到 Uwanja：立即注册，或先随便看看。仅限 18 岁以上。' },
  notFound: {
    title: '页面不存在 | Uwanja',
    description: '这个页面不存在。',
  },
  deposit: {
    title: '充值 | Uwanja',
    description: '为 Uwanja 账户充值：免手续费、即时到账，在自己的手机上确认。',
  },
  withdraw: {
    title: '提现 | Uwanja',
    description: '将 Uwanja 余额提现到您自己的手机号，免手续费。',
  },
  payment: {
    title: '款项详情 | Uwanja',
    description: '您的 Uwanja 账户中一笔充值或提现的状态。',
  },
  history: {
    title: '交易记录 | Uwanja',
    description: '您的 Uwanja 账户的每一笔充值和提现。',
  },
  bets: {
    title: '投注 | Uwanja',
    description: '您在 Uwanja 所有体育平台的投注。',
  },
  taxStatement: {
    title: '税务报表 | Uwanja',
    description: '您的 Uwanja 账户每年为国家代扣的税款。',
  },
  game: {
    title: '游戏 | Uwanja',
    description: '您在 Uwanja 的游戏。',
  },
  identity: {
    title: '身份验证 | Uwanja',
    description: '姓名、出生日期和证件：决定您的账户累计可办理的金额。',
  },
  hold: {
    title: '账户受限 | Uwanja',
    description: '恢复账户前我们需要您提供的信息。',
  },
  responsible: {
    title: '负责任博彩 | Uwanja',
    description: '让游戏只是游戏：限额、休息、自我禁入、警惕信号以及求助途径。仅限 18 岁以上。',
  },
  changePassword: {
    title: '修改密码 | Uwanja',
    description: '为您的 Uwanja 账户设置新密码。',
  },
  security: {
    title: '我的账户 | Uwanja',
    description: '您在 Uwanja 的个人资料和通知设置。',
  },
  loginHistory: {
    title: '登录记录 | Uwanja',
    description: '您的 Uwanja 账户的登录时间、地点和设备。',
  },
  devices: {
    title: '受信任的设备 | Uwanja',
    description: '查看已登录您 Uwanja 账户的设备，并让它们退出登录。',
  },
  cashRaces: { title: '现金竞赛 | Uwanja', description: 'Uwanja 竞赛：玩指定游戏，冲击排行榜，瓜分奖池。' },
  cashRaceDetails: { title: '竞赛详情 | Uwanja', description: 'Uwanja 现金竞赛详情：指定游戏、奖金和排行榜。' },
  promotions: { title: '优惠活动 | Uwanja', description: 'Uwanja 面向玩家的优惠活动及其条件。' },
  promotionDetails: { title: '活动详情 | Uwanja', description: 'Uwanja 优惠活动的详情和条件。' },
  bsBetting: { title: 'BSBetting 体育 | Uwanja', description: '在 Uwanja 通过 BSBetting 投注体育赛事。' },
  altenar: { title: '体育投注 | Uwanja', description: 'Uwanja 体育投注：足球等赛事，赛前与滚球。' },
  altenarLite: { title: '体育投注轻量版 | Uwanja', description: 'Uwanja 体育投注轻量版，适合较慢的网络。' },
  bti: { title: 'BTI 体育 | Uwanja', description: '在 Uwanja 通过 BTI 投注体育赛事。' },
  myBets: { title: '我的投注 | Uwanja', description: '您在 Uwanja 的体育注单，含未结算和已结算。' },
  contact: { title: '联系我们 | Uwanja', description: '如何联系 Uwanja 客服。' },
  jackpot: { title: '大奖彩池 | Uwanja', description: 'Uwanja 体育大奖彩池：一张注单，一组比赛，共享奖池。' },
  jackpotBets: { title: '我的彩池投注 | Uwanja', description: '您在 Uwanja 的彩池注单及其进展。' },
  egt: { title: 'EGT 游戏 | Uwanja', description: 'EGT 在 Uwanja 提供的游戏。' },
  softGaming: { title: 'SoftGaming 游戏 | Uwanja', description: 'SoftGaming 在 Uwanja 提供的游戏。' },
  endorphina: { title: 'Endorphina 游戏 | Uwanja', description: 'Endorphina 在 Uwanja 提供的游戏。' },
  betConstruct: { title: 'BetConstruct 游戏 | Uwanja', description: 'BetConstruct 在 Uwanja 提供的游戏。' },
  qTech: { title: 'QTech 游戏 | Uwanja', description: 'QTech 在 Uwanja 提供的游戏。' },
  globalBet: { title: 'GlobalBet 游戏 | Uwanja', description: 'GlobalBet 在 Uwanja 提供的游戏。' },
  vivo: { title: 'Vivo 游戏 | Uwanja', description: 'Vivo 在 Uwanja 提供的游戏。' },
  anyGame: { title: '赌场游戏 | Uwanja', description: '其他公司在 Uwanja 提供的游戏。' },
  messages: {
    title: '消息 | Uwanja',
    description: '您的 Uwanja 账户动态以及我们给您的回复。',
  },
  sentMessages: {
    title: '已发送的消息 | Uwanja',
    description: '您写给 Uwanja 的消息。',
  },
  newMessage: {
    title: '写消息 | Uwanja',
    description: '给 Uwanja 的客服、合作伙伴或市场部门留言。',
  },
}
