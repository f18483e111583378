import type { PopupTextKey } from './zh-cn'

const zhMO: Readonly<Record<PopupTextKey, string>> = {
  'upgrade.title': '等級提升',
  'upgrade.words': '恭喜您升級為{level}，可享以下權益',
  'upgrade.look': '查看權益',
  'birthday.title': '生日快樂',
  'birthday.words': '生日禮已放入「我的優惠券」',
  'birthday.look': '查看優惠券',
}

export default zhMO
