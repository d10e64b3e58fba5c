/** Letters that the house writes into a player's inbox by itself. Plain text; a blank line parts two paragraphs. */
import type { letters as en } from '../en/letters.ts'
import type { Translation } from '../translation.ts'

export const letters: Translation<typeof en> = {
  welcome: {
    header: '欢迎来到 Uwanja',
    innerHeader: '您的账户已就绪',
    text:
      '很高兴您的加入。想要开始游戏，请先在“充值”页面充值：您只需在自己的手机上确认，资金几秒钟内即可到账。\n\n' +
      '提现只会转到您注册时使用的手机号，不会转到其他号码。\n\n' +
      '有疑问？请点“写消息”，并选择“客服”。',
    footer: '仅限年满 18 周岁的成年人。请只投入您输得起的钱。',
  },
  withdrawalReturned: {
    header: '您的提现已退回',
    innerHeader: '{amount} 已退回您的余额',
    text:
      '我们向 +{number} 汇出了 {amount}，但支付公司未能付出这笔款项。您没有任何损失：全部金额已退回您的余额。\n\n' +
      '请确认您的手机钱包可以正常使用并能收取这笔金额，然后再试一次。如果再次退回，请联系客服。',
    footer: '每一步都可以在“交易记录”中查看。',
  },
  withdrawalRejected: {
    header: '您的提现未获支付',
    innerHeader: '{amount} 已退回您的余额',
    text:
      '我们审核了您 {amount} 的提现申请，未予支付。全部金额已退回您的余额。\n\n' +
      '原因：{why}\n\n' +
      '如有疑问，请联系客服。',
    footer: '每一步都可以在“交易记录”中查看。',
  },
  holdPlaced: {
    header: '您的账户已被暂停部分功能',
    innerHeader: '请在 {day} 前提供所需信息',
    text: '我们需要：{asks}\n\n您的资金仍属于您。请打开本站 /hold 页面查看暂停的内容并答复。',
    footer: '我们绝不会索要 PIN 码或密码。',
  },
  messageAnswered: {
    header: '{header}',
    innerHeader: '我们对您消息的答复',
    text: '{body}',
    footer: '还有其他问题？请通过“新消息”写信给我们。我们绝不会索要 PIN 码或密码。',
  },
  holdAnswered: {
    header: '我们已收到您的答复',
    innerHeader: '关于您账户的暂停',
    text: '您写道：\n\n{body}\n\n我们会查看，并在这里回复您。',
    footer: '我们绝不会索要 PIN 码或密码。',
  },
  pictureAccepted: {
    header: '您的照片已被接受',
    innerHeader: '关于您账户的暂停',
    text: '我们查看了您发送的照片，符合要求。如不再缺少其他材料，暂停将会解除，我们会写信告知。',
    footer: '我们绝不会索要 PIN 码或密码。',
  },
  pictureRefused: {
    header: '请重新发送照片',
    innerHeader: '关于您账户的暂停',
    text: '我们查看了您发送的照片，无法接受。请打开本站 /hold 页面查看原因，并在那里发送新的照片。\n\n您的资金仍属于您。',
    footer: '我们绝不会索要 PIN 码或密码。',
  },
  holdLifted: {
    header: '您账户的暂停已解除',
    innerHeader: '感谢您的配合',
    text: '暂停的功能已恢复。等待中的提现正由工作人员审核。',
    footer: '每一步都可以在“交易记录”中查看。',
  },
  excludedByRegister: {
    header: '您在国家自我禁入名单中',
    innerHeader: '至少到 {day} 不能投注和充值',
    text: '国家自我禁入登记系统的名单中有您，因此您的账户也已禁入：不能投注、充值、领取奖金，也不会收到广告。\n\n您的资金仍属于您，可随时登录并提现。未结的投注照常结算。',
    footer: '如认为有误，请先联系登记处。我们无法把您移出名单。',
  },
  harmMessage: {
    header: '您玩得还好吗？',
    innerHeader: '我们注意到您的投注有变化',
    text: '您最近的投注或付款出现了一些迹象，说明游戏可能不再是娱乐：边输边充值、深夜投注、投注额上升，或取消提现。\n\n在“负责任博彩”页面，您可以自己在一分钟内设置限额、休息一段时间或自我排除。页面还说明谁可以提供免费且保密的帮助。\n\n如果一切都好，您无需做任何事。',
    footer: '只投入您输得起的钱。',
  },
  harmPerson: {
    header: '我们正在查看您的投注',
    innerHeader: '我们的工作人员可能会联系您',
    text: '我们第二次在您的投注中注意到这些迹象，所以我们的工作人员现在会查看您的账户，并可能给您写信或打电话。\n\n您的钱仍然是您的，您随时可以提现。限额、休息和自我排除都在“负责任博彩”页面。',
    footer: '只投入您输得起的钱。',
  },
  harmBreak: {
    header: '休息 {hours} 小时',
    innerHeader: '{hours} 小时内不能投注',
    text: '我们在四周内多次在您的投注中注意到伤害迹象，所以让您的账户休息：{hours} 小时内不能投注，也不能充值。\n\n您的钱仍然是您的，休息期间您可以提现。在“负责任博彩”页面，您可以延长休息、设置限额或自我排除；页面说明谁可以提供帮助。',
    footer: '如果您认为这是错误，请联系客服。',
  },
  closingPaid: {
    header: '您的资金正在付出',
    innerHeader: '{amount} 将付到您的号码',
    text: '本账户已关闭，其中的资金将付到您注册时使用的手机号码：{amount}。\n\n您无需任何操作。如未收到，请写信给客服。',
    footer: '每一步都可在“交易记录”中查看。',
  },
  minorReturned: {
    header: '您的充值将退回',
    innerHeader: '{owed} 将付到您的号码',
    text: '未满 18 岁者不得在此游戏。您共充值 {deposited}，此前已付给您 {received}，因此退还 {owed}，付到您注册时使用的手机号码。\n\n没收的赢款：{forfeited}。',
    footer: '如有异议，请写信给客服。',
  },
  dormantNotice: {
    header: '您的账户中有余额',
    innerHeader: '自 {since} 起无人使用',
    text: '只要登录，一切保持不变：资金是您的，可随时提现。\n\n如到 {day} 仍无人使用，账户即为休眠。之后我们会查找您，然后可由两名员工将款项移交到单独的账户，您可随时申领。不收取任何费用。',
    footer: '无需游戏。如不再需要此账户，请提取您的资金。',
  },
  dormantHandedOver: {
    header: '您的资金已单独存放',
    innerHeader: '{amount} 可申领',
    text: '此账户长期无人使用，我们也未能找到您，因此 {amount} 已移交到单独的账户。\n\n这笔钱仍属于您。请写信给客服，核实身份后由两名员工归还。不收取任何费用。',
    footer: '可在“交易记录”中查看。',
  },
  dormantClaimed: {
    header: '您的资金已归还',
    innerHeader: '{amount} 已回到您的余额',
    text: '您申领了休眠账户的资金：{amount} 已在您的余额中，可随时提现。',
    footer: '可在“交易记录”中查看。',
  },
  excludedAsPerson: {
    header: '您已被禁入',
    innerHeader: '至少到 {day} 不能投注和充值',
    text: '您的另一个账户已被禁入，而禁入针对的是本人，因此本账户也已禁入：不能投注、充值、领取奖金，也不会收到广告。\n\n您的资金仍属于您，可随时登录并提现。未结的投注照常结算。',
    footer: '如认为有误，请写信给客服。',
  },
  excludedByOffice: {
    header: '我们已将您禁入',
    innerHeader: '至少到 {day} 不能投注和充值',
    text: '原因：{why}\n\n在此之前不能投注、充值、领取奖金，也不会收到广告。\n\n您的资金仍属于您，可随时登录并提现。未结的投注照常结算。',
    footer: '如认为有误，请写信给客服。',
  },
  factorsReset: {
    header: '您的第二验证方式已关闭',
    innerHeader: '由两名员工应请求办理',
    text: '两步验证和短信验证均已关闭，所有设备都已退出登录。请用手机号和密码登录。\n\n然后请在“个人资料”中重新设置两步验证。您的下一次提现将先由人工审核。',
    footer: '如果这不是您本人的请求，请立即修改密码并联系客服。',
  },
  sessionsEnded: {
    header: '您已在所有设备上退出登录',
    innerHeader: '由两名员工为保护您的账户办理',
    text: '请用手机号和密码重新登录。如果他人可能知道您的密码，请在“个人资料”中修改，其他所有设备将随之退出登录。',
    footer: '如有疑问，请联系客服。',
  },
  exclusionLifted: {
    header: '您的禁入已解除',
    innerHeader: '该禁入由我们设立',
    text: '原因：{why}\n\n您可以再次投注和充值。如果不想，可在“理性游戏”中自我禁入。',
    footer: '请只投入您输得起的金额。',
  },
  breakByOffice: {
    header: '我们为您安排了休息',
    innerHeader: '到 {day} 为止不能投注和充值',
    text: '原因：{why}\n\n提现照常。',
    footer: '到期自动结束。',
  },
  limitByOffice: {
    header: '我们为您设了限额',
    innerHeader: '不超过 {amount}',
    text: '原因：{why}\n\n您的限额都在“理性游戏”中，包括这一项。您可以立即调低。提现照常。',
    footer: '请只投入您输得起的金额。',
  },
  sessionLimitByOffice: {
    header: '我们限制了您的连续游戏时间',
    innerHeader: '不休息最多玩 {minutes} 分钟',
    text: '原因：{why}\n\n您的游戏时间与限额都在“理性游戏”中。您可以立即调短。提现照常。',
    footer: '请只投入您输得起的金额。',
  },
  jackpotWon: {
    header: '您的大奖票中奖了',
    innerHeader: '{name}：{amount}',
    text: '“{name}”已结束，您赢得 {amount}，奖金在您的余额中。',
    footer: '可在“大奖投注”中查看您的票和全部赛果。',
  },
  jackpotRefunded: {
    header: '一期大奖已取消',
    innerHeader: '{name} 退还 {amount}',
    text: '“{name}”未能完成。您的票款 {amount} 将退还给您。',
    footer: '可在“大奖投注”中查看您的票。',
  },
  jackpotEnded: {
    header: '一期大奖已结束',
    innerHeader: '{name}',
    text: '“{name}”已结束。您的票（{tickets} 张）没有中奖。',
    footer: '可在“大奖投注”中查看您的票和全部赛果。',
  },
  jackpotReversed: {
    header: '大奖赛果已更正',
    innerHeader: '已收回 {name} 的 {amount}',
    text: '“{name}”的一个赛果有误，因此 {amount} 的奖金已收回。如果您已花掉其中一部分，该部分将记为欠款，从您之后的奖金中扣除。\n\n本期将按正确的赛果重新计算，结果会写信告诉您。',
    footer: '可在“交易记录”中查看每一步。',
  },
  bonusGranted: {
    header: '奖金已到账',
    innerHeader: '{amount} 可用于投注',
    text: '您的充值带来了 {amount} 奖金，已计入余额：投注先用您自己的钱，再用奖金。\n\n请在 {days} 天内完成奖金 {times} 倍的投注，剩余部分将变为可提现的资金。桌面、真人和 Crash 游戏的投注按 {lowRiskPercent}% 计入。若在此之前提现，剩余奖金将失效。',
    footer: '进度可在充值页面查看。',
  },
  bonusReleased: {
    header: '奖金已归您所有',
    innerHeader: '{amount} 现在可以提现',
    text: '您已完成投注要求：{amount} 奖金已变为您自己的资金。',
    footer: '每一步都可以在“交易记录”中查看。',
  },
  freeBetGranted: {
    header: '送您一次免费投注',
    innerHeader: '{amount}，可投注一次',
    text: '“{title}”为您带来 {amount} 免费投注。这是由我们出资的一次单注，{days} 天内有效；超出投注额的赢利归您所有。',
    footer: '可在充值页面和体育投注中找到。',
  },
  freeSpinsGranted: {
    header: '送您免费旋转',
    innerHeader: '{count} 次，每次 {amount}',
    text: '“{title}”为您带来 {count} 次老虎机免费旋转，每次按 {amount} 计算，请在 {days} 天内使用。赢得的奖金归您所有，总计最多 {most}。',
    footer: '可在支持的老虎机中使用，并在充值页面查看。',
  },
  freeSpinsGrantedBonus: {
    header: '送您免费旋转',
    innerHeader: '{count} 次，每次 {amount}',
    text: '“{title}”为您带来 {count} 次老虎机免费旋转，每次按 {amount} 计算，请在 {days} 天内使用。赢得的是奖金，总计最多 {most}：在 {days} 天内投注满每笔奖金的 {times} 倍，余额即可提现。提前提现将失去剩余奖金。',
    footer: '可在支持的老虎机中使用，并在充值页面查看。',
  },
  freeSpinsEnded: {
    header: '您的免费旋转已结束',
    innerHeader: '赢得 {amount}',
    text: '您使用了“{title}”的 {count} 次免费旋转中的 {used} 次，共赢得 {amount}。',
    footer: '赢得的奖金已在您的余额中。',
  },
  insurancePaid: {
    header: '您的投注额已返还',
    innerHeader: '{amount} 归您所有',
    text: '您的串关只错了一场。“{title}”返还了 {amount} 投注额，可自由使用。',
    footer: '每一步都可在交易记录中查看。',
  },
  boostPaid: {
    header: '您的赢利已加成',
    innerHeader: '{amount} 归您所有',
    text: '您的投注获胜，“{title}”另付 {amount}，可自由使用。',
    footer: '若获胜被撤销，此款将收回。每一步都可在交易记录中查看。',
  },
  raceEntered: {
    header: '您已进入竞赛',
    innerHeader: '{race}',
    text: '“{title}”让您进入竞赛 {race}。竞赛开始以来的投注均计入。',
    footer: '名次可在竞赛页面查看。',
  },
  offer: {
    header: '{header}',
    innerHeader: '消息与优惠',
    text: '{text}',
    footer: '您同意接收消息，因此收到此信。可在“安全”页面一键取消。18+',
  },
  cashbackPaid: {
    header: '返现到账',
    innerHeader: '{amount} 已归您所有',
    text: '“{title}”按您的亏损返还了 {amount}。这是您自己的资金，无需投注即可提现。',
    footer: '每一步都可在交易记录中查看。',
  },
  bonusGone: {
    header: '奖金已结束',
    innerHeader: '当时还剩 {amount}',
    text: '奖金已到期，或您在完成投注要求之前已提现。剩余的 {amount} 奖金已失效，您自己的资金没有变动。',
    footer: '奖金规则写在充值页面的代码旁边。',
  },
  racePrize: {
    header: '您在竞赛中获奖',
    innerHeader: '第 {place} 名，{amount}',
    text: '竞赛 {race} 已结束，您获得第 {place} 名。{amount} 奖金已计入余额。',
    footer: '名次可在竞赛页面查看。',
  },
  raceDrop: {
    header: '您获得了掉落奖励',
    innerHeader: '{race}：{amount}',
    text: '在竞赛 {race} 中，第 {place} 号奖励由您获得。{amount} 已计入余额。',
    footer: '掉落时刻如何确定，可在竞赛页面核对。',
  },
  raceOvertaken: {
    header: '您被超越了',
    innerHeader: '您现在是第 {place} 名',
    text: '有人在竞赛 {race} 中超过了您，竞赛将在一小时内结束。您现在是第 {place} 名。',
    footer: '您可以在竞赛页面关闭此通知。请只投注您输得起的金额。',
  },
}
