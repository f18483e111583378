import type { AnnualReviewTextKey } from './zh-cn'

export const zhMO: Readonly<Record<AnnualReviewTextKey, string>> = {
  'review.shows': '這一年，你與這些演出有約',
  'review.showCount': '{count} 場演出',
  'review.tickets': '你收好的票',
  'review.ticketCount': '{count} 張票',
  'review.entries': '你準時走進了劇場',
  'review.entryCount': '{count} 次入場',
  'review.first': '今年的第一場',
  'review.category': '你最常選擇的是',
  'review.venue': '你去得最多的場館',
  'review.cities': '為了演出走過的城市',
  'review.cityCount': '{count} 座城市',
}
