import { canCompress, extensionOf, fittingSize, IMAGE_QUALITY } from '@/domain/image-file'
import type { UploadForm } from '@/domain/upload-form'
import { log } from '../../log/log'
import { type ImageChoice, type LocalImage, UPLOAD_TIMEOUT_MS, type UploadOutcome } from '../contract'

/** Lifetime of data URLs, ms. */
const REVOKE_AFTER_MS = 5000

/** File dialog of the browser; users can choose files of any type in it. */
export async function choose(): Promise<ImageChoice> {
  const file = await pickedFile()
  if (file === null) return { kind: 'cancelled' }
  if (!file.type.startsWith('image/')) return { kind: 'notImage' }
  const extension = extensionOf(file.name) || file.type.replace('image/', '')
  return { kind: 'chosen', image: { path: URL.createObjectURL(file), size: file.size, extension } }
}

/** Redraws the picture; transparent parts become white. */
export async function compress(image: LocalImage): Promise<LocalImage> {
  if (!canCompress(image.extension)) return image
  try {
    const picture = await loaded(image.path)
    const { naturalWidth: width, naturalHeight: height } = picture
    const size = fittingSize(width, height)
    const smaller = await redrawn(picture, size)
    const isAsLarge = size.width === width && size.height === height
    if (smaller === null || (isAsLarge && smaller.size >= image.size)) return image
    revokeSoon(image.path)
    return { path: URL.createObjectURL(smaller), size: smaller.size, extension: 'jpg' }
  } catch (error) {
    log.warn(`the picture stays as it is: ${String(error)}`)
    return image
  }
}

/** Without cookies: only then do stores allow pages of any origin. */
export async function upload(image: LocalImage, { url, fields, headers }: UploadForm): Promise<UploadOutcome> {
  const timer = new AbortController()
  const timeout = setTimeout(() => timer.abort(), UPLOAD_TIMEOUT_MS)
  try {
    const file = await (await fetch(image.path)).blob()
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('file', file, `picture.${image.extension}`)
    const { ok, status } = await fetch(url, {
      method: 'POST',
      body,
      headers: { ...headers },
      credentials: 'omit',
      signal: timer.signal,
    })
    return ok ? { kind: 'uploaded' } : { kind: 'failed', reason: `status ${status}` }
  } catch (error) {
    return { kind: 'failed', reason: String(error) }
  } finally {
    clearTimeout(timeout)
    revokeSoon(image.path)
  }
}

function pickedFile(): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = 'image/*'
    input.onchange = () => resolve(input.files?.[0] ?? null)
    input.oncancel = () => resolve(null)
    input.click()
  })
}

function loaded(path: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error('no picture'))
    picture.src = path
  })
}

function redrawn(picture: HTMLImageElement, { width, height }: ReturnType<typeof fittingSize>): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.fillStyle = '#FFFFFF'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', IMAGE_QUALITY / 100))
}

function revokeSoon(path: string): void {
  setTimeout(() => URL.revokeObjectURL(path), REVOKE_AFTER_MS)
}
