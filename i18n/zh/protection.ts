/** The rules that a player sets himself: limits, breaks, self-exclusion, and the reminder of time and money. */
import type { protection as en } from '../en/protection.ts'
import type { Translation } from '../translation.ts'

export const protection: Translation<typeof en> = {
  ownRules: {
    title: '我的规则',
    lead: '收紧的规则立即生效；放宽的规则需要考虑 24 小时，并由您再次确认。',
    logIn: '登录后可设置限额、安排休息或自我禁入。',
    link: '限额与休息',
    failed: '暂时无法读取您的规则，但它们仍然有效。',
    lost: '没有收到答复。重试之前，请先查看您的规则。',
    saved: '已保存，立即生效。',
    asked: '已记录，24 小时后可以确认。',
    working: '正在保存…',
    cancel: '取消',
    timeOut: {
      running: '您正在休息，直到 {moment}。期间不能游戏和充值，但可以提现。',
    },
    exclusion: {
      running: '您已自我禁入，至少到 {moment}。期间不能游戏和充值，但可以提现。',
      over: '您的自我禁入期已于 {moment} 届满，在您申请回来之前继续有效。',
    },
    reminder: {
      dialog: '请停一下',
      time: '已登录',
      duration: '{hours} 小时 {minutes} 分钟',
      staked: '投注',
      won: '赢得',
      ahead: '您净赢',
      behind: '您净输',
      even: '不输不赢',
      stands: '在您继续之前，不接受任何投注。',
      goOn: '继续',
      leave: '退出登录',
      rest: '休息一下',
    },
    session: {
      over: '该休息一下了',
      overText: '您已达到游戏时间的上限，{moment} 起再接受投注。您随时可以提现。',
      close: '关闭',
      history: '交易记录',
    },
    offer: {
      seen: '您上次查看限额：{moment}。',
      title: '要先设置自己的限额吗？',
      text: '您可以设定存款、投注或输钱的上限。限额立即生效，调低也一样；调高须等 24 小时。',
      reviewTitle: '您的限额还合适吗？',
      reviewText: '您已有一年没有查看限额。请查看，或保持不变。',
      set: '设置限额',
      notNow: '暂不设置',
      keep: '保持不变',
      left: '您今日存款限额的剩余额度：{amount}。',
      line: '我的限额与休息',
    },
    notice: {
      withdraw: '提现',
      rules: '查看我的规则',
    },
  },
  lastLogIn: {
    text: '您上次登录：{moment}。',
    first: '这是您一年来首次登录。',
    link: '是您本人吗？',
  },
}
