/** 玩家身份：后台所示内容，以及人工认可的证件。 */
import type { officeErasures as enErasures, officeIdentity as en } from '../en/office-identity.ts'
import type { Translation } from '../translation.ts'

export const officeIdentity: Translation<typeof en> = {
  title: '身份',
  grant: '人工认可证件',
  grantLead: '您已亲自核验证件。它与登记处确认的效力相同；您的姓名和理由会记入操作记录。',
  tier: '已知程度',
  tiers: { 0: '手机号', 1: '姓名和出生日期', 2: '已核验证件' },
  upTo: '累计可动用',
  noLimit: '无此类限额',
  deposited: '累计充值',
  withdrawn: '累计提现',
  document: '证件',
  none: '尚无已核验证件',
  says: '证件所载',
  checkedAt: '核验时间',
  by: '核验者',
  byRegister: '登记处',
  notCurrent: '资料与此证件不一致，因此不计入。',
  check: '{at}：{document}，{result}',
  results: { match: '已确认', mismatch: '不匹配', unavailable: '无应答', 'by-hand': '人工认可' },
  number: '证件号码',
  firstName: '名',
  lastName: '姓',
}

export const officeErasures: Translation<typeof enErasures> = {
  lead: '申请注销账户的玩家。思考期结束且账户无未了结事项时，由任务自动执行。',
  none: '没有人申请删除。',
  askedAt: '申请时间',
  dueAt: '到期',
  state: '状态',
  inTheWay: '阻碍',
  keepUntil: '密封至',
  states: { waiting: '等待中', kept: '账户保留', done: '已删除' },
  obstacles: {
    balance: '余额',
    payment: '付款',
    round: '未结束的局',
    exclusion: '自我禁入',
    hold: '冻结',
    parked: '搁置资金',
  },
}
