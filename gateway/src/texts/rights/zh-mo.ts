import type { RightsTextKey } from './zh-cn'

export const zhMO: Readonly<Record<RightsTextKey, string>> = {
  'right.MEMBERSHIP': '會員權益',
  'right.MEMBERSHIP.desc': '演出票享會員{discount}，可購買會員專享演出',
  'right.CARD': '權益卡',
  'right.CARD.desc': '{count} 張可用，下單時抵扣票款',
  'right.STUDENT': '學生權益',
  'right.STUDENT.desc': '可購買學生票和學生專享演出',
  'right.FACE': '人臉認證權益',
  'right.FACE.desc': '可購買需人臉識別的演出，領取本人專享優惠券',
  'right.PERSON': '實名認證權益',
  'right.PERSON.desc': '您的身份已核實，實名制購票可快速填寫',
}
