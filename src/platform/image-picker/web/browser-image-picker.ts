import { extensionOf, fittingSize, IMAGE_QUALITY } from '@/domain/image-file'
import type { UploadForm } from '@/domain/upload-form'
import { log } from '../../log/log'
import { type ImageChoice, type LocalImage, UPLOAD_TIMEOUT_MS, type UploadOutcome } from '../contract'

/** Lifetime of data URLs, ms. */
const REVOKE_AFTER_MS = 5000

/** File dialog of the browser; users can choose files of any type in it. A picture is what the browser can decode. */
export async function choose(): Promise<ImageChoice> {
  const file = await pickedFile()
  if (file === null) return { kind: 'cancelled' }
  const path = URL.createObjectURL(file)
  try {
    await loaded(path)
  } catch {
    URL.revokeObjectURL(path)
    return { kind: 'notImage' }
  }
  return { kind: 'chosen', image: { path, size: file.size, extension: extensionOf(file.name) } }
}

/** Redraws the picture upright, of any kind and without its metadata; transparent parts become white. */
export async function compress(image: LocalImage): Promise<LocalImage | null> {
  try {
    const picture = await loaded(image.path)
    const redrawing = await redrawn(picture, fittingSize(picture.naturalWidth, picture.naturalHeight))
    if (redrawing === null) return null
    revokeSoon(image.path)
    return { path: URL.createObjectURL(redrawing), size: redrawing.size, extension: 'jpg' }
  } catch (error) {
    log.warn(`the picture was not redrawn: ${String(error)}`)
    return null
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
    // Some vector graphics have no size of their own.
    picture.onload = () => (picture.naturalWidth > 0 ? resolve(picture) : reject(new Error('no size')))
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
