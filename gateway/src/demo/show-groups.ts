import type { ShowGroup } from '../catalogue/entities/shop-content'
import { stableId } from '../stable-id'
import { localText } from '../texts/local-text'
import { showIdOf } from './demo-ids'

const groupIdOf = (key: string) => `SG${stableId(`group:${key}`)}`

/** Groups of the demo shop: a season of one theatre, and one title in several cities whose buyers solve captchas. */
export const DEMO_SHOW_GROUPS = [
  {
    showGroupId: groupIdOf('grand-season'),
    name: localText('海上大剧院冬季演出季', 'The Grand Theatre’s winter season'),
    venueKey: 'sh-grand',
    showIds: ['changjie', 'mudanting', 'bukeneng', 'lemantang'].map((key) => showIdOf(`${key}@sh-grand`)),
  },
  {
    showGroupId: groupIdOf('sleepless-cities'),
    name: localText('周野「不夜城」全国联演', 'Zhou Ye “Sleepless City”: all cities'),
    venueKey: null,
    showIds: ['buyecheng@sz-stadium', 'buyecheng@sh-arena'].map(showIdOf),
  },
] as const satisfies readonly ShowGroup[]
