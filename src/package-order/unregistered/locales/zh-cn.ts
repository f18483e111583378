const zhCN = {
  title: '购票确认',
  visitor: '登录后查看购票信息',
  'visitor.hint': '没有账户？用购票时留下的手机号登录，即可自动注册。',
  login: '登录 / 注册',
  contact: '联系手机 {phone}',
  'contact.hint':
    '演出通知会发到这个号码。门票在您当前登录的账户里；如需由该手机号的机主入场，请在票夹中转赠给对方，对方用手机号登录即可领取。',
  wallet: '打开票夹',
  order: '查看订单',
}

export type UnregisteredTextKey = keyof typeof zhCN
export default zhCN
