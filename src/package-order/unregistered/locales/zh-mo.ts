import type { UnregisteredTextKey } from './zh-cn'

const zhMO: Record<UnregisteredTextKey, string> = {
  title: '購票確認',
  visitor: '登入後查看購票資訊',
  'visitor.hint': '沒有帳戶？用購票時留下的手機號碼登入，即可自動註冊。',
  login: '登入 / 註冊',
  contact: '聯絡手機 {phone}',
  'contact.hint':
    '演出通知會發到這個號碼。門票在您目前登入的帳戶裡；如需由該號碼的持有人入場，請在「我的門票」中轉贈給對方，對方用手機號碼登入即可領取。',
  wallet: '開啟「我的門票」',
  order: '查看訂單',
}

export default zhMO
