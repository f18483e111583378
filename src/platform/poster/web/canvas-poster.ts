import { POSTER_HEIGHT, POSTER_WIDTH, type PosterPlan } from '../contract'
import { drawPoster } from '../draw-poster'

/** Poster as a data URL; null if the browser has no canvas. */
export async function canvasPoster(plan: PosterPlan): Promise<string | null> {
  const canvas = document.createElement('canvas')
  canvas.width = POSTER_WIDTH
  canvas.height = POSTER_HEIGHT
  const context = canvas.getContext('2d')
  if (!context) return null
  const draw = (picture: HTMLImageElement | null): string => {
    drawPoster(context as unknown as Parameters<typeof drawPoster>[0], plan, picture)
    return canvas.toDataURL('image/png')
  }
  try {
    return draw(await loadedPicture(plan.pictureUrl))
  } catch {
    // A displayed picture may be unreadable: the poster omits it.
    return draw(null)
  }
}

function loadedPicture(url: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const picture = new Image()
    picture.crossOrigin = 'anonymous'
    picture.onload = () => resolve(picture)
    picture.onerror = () => resolve(null)
    picture.src = url
  })
}
