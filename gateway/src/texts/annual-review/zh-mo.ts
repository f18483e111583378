import type { AnnualReviewTextKey } from './zh-cn'

export const zhMO: Readonly<Record<AnnualReviewTextKey, string>> = {
  'review.shows': '這一年，您與這些演出有約',
  'review.showCount': '{count} 場演出',
  'review.tickets': '您收好的門票',
  'review.ticketCount': '{count} 張門票',
  'review.entries': '您準時走進了劇場',
  'review.entryCount': '{count} 次入場',
  'review.first': '今年的第一場',
  'review.category': '您最常選擇的是',
  'review.venue': '您去得最多的場館',
  'review.cities': '為了演出走過的城市',
  'review.cityCount': '{count} 座城市',
}
