import type { ProvidersTextKey } from './zh-cn'

export const zhMO: Readonly<Record<ProvidersTextKey, string>> = {
  'sale.notOpen': '暫未開放售賣',
  'provider.noSMS': '店鋪暫未開通短訊服務，無法發送短訊',
  'provider.noEMAIL': '店鋪暫未開通電郵服務，無法發送電郵',
  'provider.noVENDOR': '店鋪暫未開通訊息服務，無法發送提醒',
  'provider.noCertification': '店鋪暫未開通認證服務',
  'provider.noLogin': '店鋪暫未開放登入，您可以先瀏覽演出',
  'provider.noSeats': '暫時無法選座，請稍後再來',
}
