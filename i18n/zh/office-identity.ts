/** 玩家身份：后台所示内容，以及人工认可的证件。 */
import type { officeIdentity as en } from '../en/office-identity.ts'
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
