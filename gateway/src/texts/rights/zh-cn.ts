export const zhCN = {
  'right.MEMBERSHIP': '会员权益',
  'right.MEMBERSHIP.desc': '演出票享会员{discount}，可购买会员专享演出',
  'right.CARD': '权益卡',
  'right.CARD.desc': '{count} 张可用，下单时抵扣票款',
  'right.STUDENT': '学生权益',
  'right.STUDENT.desc': '可购买学生票和学生专享演出',
  'right.FACE': '人脸认证权益',
  'right.FACE.desc': '可购买需人脸识别的演出，领取本人专享优惠券',
  'right.PERSON': '实名认证权益',
  'right.PERSON.desc': '您的身份已核实，实名制购票可快速填写',
}

export type RightsTextKey = keyof typeof zhCN
