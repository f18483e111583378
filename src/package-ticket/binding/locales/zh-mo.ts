import type { BindingTextKey } from './zh-cn'

const zhMO: Record<BindingTextKey, string> = {
  'code.title': '兑換門票',
  'code.about': '輸入收到的兑換碼或邀請碼即可領取門票。不區分大小寫、空格和全半形，也可以直接貼上連結。',
  'code.label': '兑換碼',
  'code.placeholder': '輸入或貼上兑換碼',
  'code.submit': '兑換',
  scan: '掃一掃',
  'scan.denied': '未獲得相機權限',
  'scan.failed': '沒有識別到，請再試一次',
  'scan.none': '這個碼不是門票兑換碼',
  bound: '門票已放入「我的門票」',
  'bound.names': '門票已放入「我的門票」，請填寫入場人士',
  'invitation.title': '觀演邀請',
  'invitation.label': '邀請碼',
  'invitation.placeholder': '輸入或貼上邀請碼',
  'invitation.find': '查看邀請',
  'invitation.about': '輸入邀請碼，看看是哪一場演出',
  'invitation.from': '{name} 邀請您觀演',
  'invitation.gift': '您有門票待領取',
  'invitation.tickets': '{plan} × {count} 張',
  'invitation.until': '請在 {time} 前領取',
  'invitation.names': '本場每張票需實名，領取後請填寫入場人士',
  'invitation.accept': '領取門票',
  'invitation.USED': '該邀請已被領取',
  'invitation.OVER': '該邀請已過期',
  'invitation.other': '換一個邀請碼',
  'invitation.home': '去看看演出',
}

export default zhMO
