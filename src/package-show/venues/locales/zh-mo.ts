import type { VenuesTextKey } from './zh-cn'

const zhMO: Record<VenuesTextKey, string> = {
  'venueList.title': '場館',
  'venueList.empty': '該城市暫無場館',
  'venue.title': '場館',
  'venue.way': '交通與須知',
  'venue.capacity': '約 {count} 座',
  'venue.shows': '場館演出',
  'venue.noShows': '該場館暫無演出',
}

export default zhMO
