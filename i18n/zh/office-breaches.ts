/** Chinese texts of the office's log of breaches of data. */
export const officeBreaches = {
  procedure: '数据可能泄露时的处理步骤',
  rules: [
    '先止住泄露：结束会话、更换密钥、停用相关部分。',
    '立即在此登记，并写明我们中任何人得知的时间。不要写玩家姓名。',
    '自得知起 72 小时内通知主管机关，即使情况尚未完全查明。',
    '可能对玩家造成损害时通知玩家：泄露了什么、我们在做什么、他们可以做什么。',
    '两项都完成后结案，或写明为何不需要；说明如何防止再次发生。',
  ],
  none: '没有登记的数据泄露。',
  note: '登记泄露',
  noteLead: '发生了什么、泄露了什么、至今做了什么。不要写玩家姓名。',
  hours: '得知至今的小时数',
  affected: '泄露的内容及涉及人数',
  known: '得知时间 {at}，登记人 {by}',
  due: '须在 {at} 之前通知主管机关。',
  late: '本应在 {at} 之前通知主管机关。',
  stepLead: '通知的内容和编号，或为何不需要通知。',
  doneBy: '{at}，{by}',
  steps: { authority: '已通知主管机关', players: '已通知玩家', closed: '已结案' },
}
