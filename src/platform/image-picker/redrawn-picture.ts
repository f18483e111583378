import { extensionOf, IMAGE_QUALITY } from '@/domain/image-file'

interface VendorImage {
  src: string
  onload(): void
  onerror(): void
}

/** An offscreen canvas. It is undocumented which of its methods a base library has. */
export interface OffscreenCanvas {
  width: number
  height: number
  getContext(kind: '2d'): { drawImage(image: VendorImage, x: number, y: number, width: number, height: number): void }
  createImage?(): VendorImage
  toDataURL?(type: string, quality: number): string
}

interface WriteOptions {
  filePath: string
  data: string
  encoding: 'base64'
  success(): void
  fail(failure: unknown): void
}

export interface RedrawingVendor {
  createOffscreenCanvas?(): OffscreenCanvas
  getFileSystemManager?(): { writeFile(options: WriteOptions): void }
  env?: { USER_DATA_PATH: string }
}

/** Number of files before the first is overwritten: a form uploads several at once. */
const FILES = 8
let written = 0

/** Path of a copy in this size; null if the vendor's canvases export no pictures. */
export async function redrawnPicture(
  { createOffscreenCanvas, getFileSystemManager, env }: RedrawingVendor,
  src: string,
  { width, height }: { width: number; height: number },
): Promise<string | null> {
  const canvas = createOffscreenCanvas?.()
  if (!canvas?.createImage || !canvas.toDataURL || !getFileSystemManager || !env) return null
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d').drawImage(await loaded(canvas.createImage(), src), 0, 0, width, height)
  const kind = extensionOf(src) === 'png' ? 'png' : 'jpeg'
  const [, data] = canvas.toDataURL(`image/${kind}`, IMAGE_QUALITY / 100).split(',')
  if (!data) return null
  written += 1
  const filePath = `${env.USER_DATA_PATH}/picture-${written % FILES}.${kind === 'png' ? 'png' : 'jpg'}`
  await new Promise<void>((success, fail) =>
    getFileSystemManager().writeFile({ filePath, data, encoding: 'base64', success, fail }),
  )
  return filePath
}

function loaded(image: VendorImage, src: string): Promise<VendorImage> {
  return new Promise((resolve, reject) => {
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('the picture was not read'))
    image.src = src
  })
}
