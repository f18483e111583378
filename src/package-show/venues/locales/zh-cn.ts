const zhCN = {
  'venueList.title': '场馆',
  'venueList.empty': '该城市暂无场馆',
  'venue.title': '场馆',
  'venue.way': '交通与须知',
  'venue.capacity': '约 {count} 座',
  'venue.shows': '场馆演出',
  'venue.noShows': '该场馆暂无演出',
}

export type VenuesTextKey = keyof typeof zhCN
export default zhCN
