import type { Jump } from '@/contracts/jump'
import type {
  DividingLineComponent,
  ImagesComponent,
  RichTextComponent,
  TextComponent,
  TitleComponent,
  VideoComponent,
} from '@/contracts/layout/content-components'
import type { BannerWindowComponent } from '@/contracts/layout/offer-components'
import { SLIDE_SIZE } from '../../catalogue/drawings/slide'
import { TILE_SIZE } from '../../catalogue/drawings/tile'
import type { TextKey } from '../../texts/text'
import { translate } from '../../texts/text'
import { pictureUrls } from '../picture-urls'
import type { LayoutViewer, Placed } from './layout-viewer'

export function title({ locale }: LayoutViewer, key: TextKey, jump?: Jump): Placed<TitleComponent> {
  return {
    componentType: 'TITLE',
    name: `title-${key.split('.')[1]}`,
    data: {
      text: translate(locale, key),
      align: 'LEFT',
      size: 22,
      ...(jump && { jump, moreText: translate(locale, 'layout.more') }),
    },
  }
}

export function text({ locale }: LayoutViewer, key: TextKey): Placed<TextComponent> {
  return { componentType: 'TEXT', name: 'text', data: { text: translate(locale, key), size: 12, align: 'CENTER' } }
}

export function richText({ locale }: LayoutViewer, key: TextKey): Placed<RichTextComponent> {
  return { componentType: 'RICH_TEXT', name: 'rich_text', data: { html: translate(locale, key) } }
}

export function dividingLine(name: string): Placed<DividingLineComponent> {
  return { componentType: 'DIVIDING_LINE', name, data: { style: 'DASHED', height: 33 } }
}

/** One of the shop's banners, as wide as the page. */
export function banner(viewer: LayoutViewer, index: number, jump: Jump): Placed<ImagesComponent> {
  const found = bannerOf(viewer, index)
  return {
    componentType: 'IMAGE_SINGLE',
    name: 'image_single',
    data: { images: [{ imgUrl: found.imgUrl, title: found.title, ...SLIDE_SIZE, jump }] },
  }
}

export function pictures({ locale, origin }: LayoutViewer): Placed<ImagesComponent> {
  const urls = pictureUrls(origin)
  return {
    componentType: 'IMAGE_MULTI',
    name: 'image_multi',
    data: {
      images: [
        {
          imgUrl: urls.tile('microphone', locale),
          title: translate(locale, 'layout.picture.talk'),
          ...TILE_SIZE,
          jump: { type: 'SHOW_LIST', target: 'QuYiZaTan' },
        },
        {
          imgUrl: urls.tile('museum', locale),
          title: translate(locale, 'layout.picture.exhibitions'),
          ...TILE_SIZE,
          jump: { type: 'SHOW_LIST', target: 'ZhanLanXiuXian' },
        },
      ],
    },
  }
}

/** A banner whose halves link to different targets. */
export function hotAreas(viewer: LayoutViewer, index: number): Placed<ImagesComponent> {
  const { locale } = viewer
  const found = bannerOf(viewer, index)
  return {
    componentType: 'IMAGE_HOT_AREA',
    name: 'image_hot_area',
    data: {
      images: [{ imgUrl: found.imgUrl, title: found.title, ...SLIDE_SIZE, jump: { type: 'NONE' } }],
      hotAreas: [
        {
          title: translate(locale, 'layout.area.family'),
          x: 0,
          y: 0,
          w: 50,
          h: 100,
          jump: { type: 'SHOW_LIST', target: 'ErTongQinZi' },
        },
        {
          title: translate(locale, 'layout.area.exhibitions'),
          x: 50,
          y: 0,
          w: 50,
          h: 100,
          jump: { type: 'SHOW_LIST', target: 'ZhanLanXiuXian' },
        },
      ],
    },
  }
}

export function video({ locale, origin }: LayoutViewer): Placed<VideoComponent> {
  const urls = pictureUrls(origin)
  return {
    componentType: 'VIDEO',
    name: 'video',
    data: {
      title: translate(locale, 'layout.video'),
      url: urls.video(),
      posterUrl: urls.videoPoster(),
      autoplay: false,
      loop: true,
      muted: true,
    },
  }
}

export function bannerWindow(viewer: LayoutViewer): Placed<BannerWindowComponent> {
  const { locale, origin } = viewer
  return {
    componentType: 'BANNER_WINDOW',
    name: 'banner_window',
    needLogin: true,
    data: {
      title: translate(locale, 'layout.window'),
      imgUrl: pictureUrls(origin).scene('gift'),
      jump: { type: 'SHOW_LIST', target: 'YanChangHui' },
      frequency: 'DAILY',
    },
  }
}

function bannerOf({ catalogue, locale, origin }: LayoutViewer, index: number) {
  const found = catalogue.content.home.slides[index]
  if (!found) throw new Error(`there is no banner ${index}`)
  return { imgUrl: pictureUrls(origin).slide(found.slideId, locale), title: found.title[locale] }
}
