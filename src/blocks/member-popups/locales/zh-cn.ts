const zhCN = {
  'upgrade.title': '等级提升',
  'upgrade.words': '恭喜您升级为{level}，可享以下权益',
  'upgrade.look': '查看权益',
  'birthday.title': '生日快乐',
  'birthday.words': '生日礼已放入“我的优惠券”',
  'birthday.look': '查看优惠券',
}

export default zhCN
export type PopupTextKey = keyof typeof zhCN
