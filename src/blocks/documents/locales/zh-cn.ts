const zhCN = {
  'document.name': '姓名',
  'document.name.placeholder': '与证件一致',
  'document.name.wrong': '姓名含有无法识别的字符，请按证件填写',
  'document.type': '证件类型',
  'document.number': '证件号码',
  'document.number.idCard': '18 位身份证号',
  'document.number.placeholder': '与证件一致',
  'document.number.again': '为保护隐私，请重新填写证件号码（{number}）',
  'id.ID_CARD': '居民身份证',
  'id.PASSPORT': '护照',
  'id.HK_MACAO_PERMIT': '港澳居民来往内地通行证',
  'id.TAIWAN_PERMIT': '台湾居民来往大陆通行证',
  'id.HK_MACAO_TAIWAN_RESIDENCE': '港澳台居民居住证',
  'id.FOREIGN_PERMANENT_RESIDENCE': '外国人永久居留证',
  'id.HONGKONG_ID': '香港身份证',
  'id.MACAO_ID': '澳门身份证',
  'id.OTHER': '其他证件',
}

export type DocumentTextKey = keyof typeof zhCN
export default zhCN
