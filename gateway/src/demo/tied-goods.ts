import type { SceneName } from './pictures/scene'

/** Goods for audiences of a category, by their pictures. */
const BY_CATEGORY: Readonly<Record<string, readonly SceneName[]>> = {
  YanChangHui: ['light-stick', 'tour-shirt', 'poster-set'],
  TiYuSaiShi: ['tour-shirt', 'mug'],
  ErTongQinZi: ['plush-toy', 'tote-bag'],
  YinYueHui: ['mug', 'poster-set'],
  HuaJuGeJu: ['poster-set', 'tote-bag', 'mug'],
}

/** Goods sold with shows of a category; none for most. */
export function tiedScenes(category: string): readonly SceneName[] {
  return Object.hasOwn(BY_CATEGORY, category) ? (BY_CATEGORY[category] ?? []) : []
}
