/** Poster compositions; each belongs to the family of one category. */
export type PosterComposition =
  // 演唱会
  | 'light-beams'
  | 'sliced-sun'
  | 'sound-bars'
  | 'ringed-planet'
  | 'echo-letters'
  // 话剧歌剧
  | 'curtain'
  | 'two-masks'
  | 'lit-window'
  | 'moon-garden'
  | 'open-doors'
  // 体育赛事
  | 'track-lanes'
  | 'half-court'
  | 'stadium-rings'
  | 'speed-stripes'
  | 'rally'
  // 音乐会
  | 'violin-body'
  | 'piano-keys'
  | 'flowing-staff'
  | 'swiss-arcs'
  | 'organ-pipes'
  // 展览休闲
  | 'gallery-wall'
  | 'tile-grid'
  | 'light-tunnel'
  | 'leaf-cutouts'
  // 舞蹈芭蕾
  | 'silk-ribbons'
  | 'swan-lake'
  | 'petal-skirt'
  | 'ink-leap'
  // 儿童亲子
  | 'balloon-hills'
  | 'forest-friends'
  | 'whale-sea'
  | 'rocket-night'
  | 'dino-valley'
  | 'three-houses'
  // 曲艺杂谈
  | 'folding-fan'
  | 'spotlight-mic'
  | 'tea-lanterns'
  | 'magic-cards'

/** Complete input of `posterSvg`: texts and appearance. */
export interface PosterArt {
  composition: PosterComposition
  /** Palette of the composition; any non-negative integer. */
  palette: number
  /** Seed of small variations, an unsigned 32-bit integer. */
  seed: number
  /** The title in Chinese characters, in one or two short lines. */
  lettering: readonly string[]
  /** The small English line. */
  latin: string
  /** Performer or presenter. */
  byline: string
  /** Such as `2026.05.16 – 05.17`. */
  dateLine: string
  /** City and hall. */
  venueLine: string
  /** Such as `上海站` for a stop of a tour, else empty. */
  cityLine: string
}

/** Five colours of a poster, `#RRGGBB`. */
export interface PosterPalette {
  ground: string
  /** The darkest, or the far end of the ground's gradient. */
  deep: string
  main: string
  accent: string
  /** Lettering on the ground. */
  light: string
}

/** Drawing context of a composition: the poster is 600 units wide and 800 high. */
export interface PosterSheet {
  art: PosterArt
  palette: PosterPalette
  /** Creates an id that is unique on the page. */
  id: (name: string) => string
  /** Next pseudo-random number of the poster, 0 to below 1. */
  next: () => number
}

/** A poster composition. */
export interface Composition {
  palettes: readonly PosterPalette[]
  draw: (sheet: PosterSheet) => string
}
