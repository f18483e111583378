import Taro from '@tarojs/taro'
import { log } from '../log/log'
import { vendorMessage } from '../vendor-error'
import { POSTER_CANVAS, POSTER_HEIGHT, POSTER_WIDTH, type Poster } from './contract'
import { drawPoster, type PosterContext } from './draw-poster'

interface VendorPicture {
  src: string
  width: number
  height: number
  onload: () => void
  onerror: () => void
}

interface VendorCanvas {
  width: number
  height: number
  getContext(kind: '2d'): PosterContext
  createImage(): VendorPicture
}

/** Draws on the canvas provided by the page. */
export const poster: Poster = {
  needsCanvas: true,
  async make(plan) {
    try {
      const canvas = await canvasOfPage()
      if (canvas === null) return null
      canvas.width = POSTER_WIDTH
      canvas.height = POSTER_HEIGHT
      drawPoster(canvas.getContext('2d'), plan, await loadedPicture(canvas, plan.pictureUrl))
      const size = { destWidth: POSTER_WIDTH, destHeight: POSTER_HEIGHT, fileType: 'png' }
      const file = await Taro.canvasToTempFilePath({ canvas, ...size } as unknown as Taro.canvasToTempFilePath.Option)
      return file.tempFilePath
    } catch (error) {
      log.warn(`the poster was not drawn: ${vendorMessage(error)}`)
      return null
    }
  },
}

function canvasOfPage(): Promise<VendorCanvas | null> {
  return new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${POSTER_CANVAS}`)
      .fields({ node: true, size: true })
      .exec(([found]: { node?: VendorCanvas }[]) => resolve(found?.node ?? null))
  })
}

function loadedPicture(canvas: VendorCanvas, url: string): Promise<VendorPicture | null> {
  return new Promise((resolve) => {
    const picture = canvas.createImage()
    picture.onload = () => resolve(picture)
    picture.onerror = () => resolve(null)
    picture.src = url
  })
}
