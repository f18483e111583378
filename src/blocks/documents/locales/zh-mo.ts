import type { DocumentTextKey } from './zh-cn'

const zhMO: Record<DocumentTextKey, string> = {
  'document.name': '姓名',
  'document.name.placeholder': '與證件一致',
  'document.name.wrong': '姓名含有無法識別的字符，請按證件填寫',
  'document.type': '證件類型',
  'document.number': '證件號碼',
  'document.number.idCard': '18 位身份證號',
  'document.number.placeholder': '與證件一致',
  'document.number.again': '為保護私隱，請重新填寫證件號碼（{number}）',
  'id.ID_CARD': '居民身份證',
  'id.PASSPORT': '護照',
  'id.HK_MACAO_PERMIT': '港澳居民來往內地通行證',
  'id.TAIWAN_PERMIT': '台灣居民來往大陸通行證',
  'id.HK_MACAO_TAIWAN_RESIDENCE': '港澳台居民居住證',
  'id.FOREIGN_PERMANENT_RESIDENCE': '外國人永久居留證',
  'id.HONGKONG_ID': '香港身份證',
  'id.MACAO_ID': '澳門身份證',
  'id.OTHER': '其他證件',
}

export default zhMO
