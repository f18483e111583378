export const zhCN = {
  'review.shows': '这一年，您与这些演出有约',
  'review.showCount': '{count} 场演出',
  'review.tickets': '您收好的票',
  'review.ticketCount': '{count} 张票',
  'review.entries': '您准时走进了剧场',
  'review.entryCount': '{count} 次入场',
  'review.first': '今年的第一场',
  'review.category': '您最常选择的是',
  'review.venue': '您去得最多的场馆',
  'review.cities': '为了演出走过的城市',
  'review.cityCount': '{count} 座城市',
}

export type AnnualReviewTextKey = keyof typeof zhCN
