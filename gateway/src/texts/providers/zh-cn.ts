export const zhCN = {
  'sale.notOpen': '暂未开放售卖',
  'provider.noSMS': '店铺暂未开通短信服务，无法发送短信',
  'provider.noEMAIL': '店铺暂未开通邮件服务，无法发送邮件',
  'provider.noVENDOR': '店铺暂未开通消息服务，无法发送提醒',
  'provider.noCertification': '店铺暂未开通认证服务',
  'provider.noLogin': '店铺暂未开放登录，您可以先浏览演出',
  'provider.noSeats': '暂时无法选座，请稍后再来',
}

export type ProvidersTextKey = keyof typeof zhCN
