/** Chinese texts of the office's page of signs of harm. */
export const officeHarm = {
  lead: '系统每小时查看一次玩家的投注和付款。第一次迹象发一封信，第二次转到这里，再有则安排休息；每一步都会告知玩家。',
  none: '没有需要人工处理的迹象。',
  what: '迹象',
  step: '已采取的措施',
  done: '说明您做了什么',
  doneLead: '请先与玩家沟通：您看到的情况、限额、休息，以及谁可以提供帮助。',
  doneBy: '{name}，{at}',
  markers: {
    chasing: '边输边充值',
    'night-play': '深夜投注',
    'rising-stakes': '投注额上升',
    'cancelled-withdrawals': '取消提现',
    'failed-deposits': '充值失败',
  },
  steps: { message: '信件', person: '等待人工处理', break: '休息' },
  seen: {
    deposits: '笔充值',
    lostMinor: '输掉',
    nights: '个夜晚（七天内）',
    weekMinor: '七天投注额',
    usualMinor: '平常一周',
    withdrawals: '笔提现',
  },
}
