import type { BlockHost } from '@/blocks/block'

/** A page for blocks that are drawn alone: it leads nowhere and recommends nothing. */
export const BLOCK_HOST: BlockHost = {
  cityName: '',
  openJump: () => {},
  openShow: () => {},
  openSearch: () => {},
  chooseCity: () => {},
  recommendedShows: () => {
    throw new Error('no page recommends shows here')
  },
  secondsLeft: (_componentId, seconds) => seconds,
  noteUserChange: () => {},
}
