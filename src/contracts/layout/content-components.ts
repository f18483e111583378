import type { Jump } from '../jump'
import type { ComponentBase } from './component-base'

type Align = 'LEFT' | 'CENTER' | 'RIGHT'

export interface TitleComponent extends ComponentBase {
  componentType: 'TITLE'
  /** `size` in px. */
  data: { text: string; align: Align; size: number; moreText?: string; jump?: Jump }
}

export interface TextComponent extends ComponentBase {
  componentType: 'TEXT'
  /** `size` in px; `color` has 3 or 6 hex digits. */
  data: { text: string; color?: string; size: number; align: Align }
}

export interface RichTextComponent extends ComponentBase {
  componentType: 'RICH_TEXT'
  data: { html: string }
}

export interface DividingLineComponent extends ComponentBase {
  componentType: 'DIVIDING_LINE'
  /** `height` in px, the space above and below included. */
  data: { style: 'SOLID' | 'DASHED' | 'BLANK'; color?: string; height: number }
}

export interface ImagesComponent extends ComponentBase {
  /** One picture, several side by side, one with areas that link to different targets. */
  componentType: 'IMAGE_SINGLE' | 'IMAGE_MULTI' | 'IMAGE_HOT_AREA'
  data: { images: ImageItem[]; hotAreas?: HotArea[] }
}

export interface ImageItem {
  imgUrl: string
  /** Alternative text of the picture. */
  title: string
  /** Size of the picture, px; only the aspect ratio matters. */
  width: number
  height: number
  jump: Jump
}

/** Part of a picture; percentages of its width and height. */
export interface HotArea {
  title: string
  x: number
  y: number
  w: number
  h: number
  jump: Jump
}

export interface VideoComponent extends ComponentBase {
  componentType: 'VIDEO'
  data: { title: string; url: string; posterUrl: string; autoplay: boolean; loop: boolean; muted: boolean }
}
