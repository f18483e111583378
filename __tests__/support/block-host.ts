import type { BlockHost } from '@/blocks/block'

/** A host for single blocks: without navigation or recommendations. */
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
  onUserChange: () => {},
}
