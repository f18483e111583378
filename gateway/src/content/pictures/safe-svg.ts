import { SaxesParser } from 'saxes'
import { escapeMarkup } from '../../escape-markup'
import { ownValue } from '../../own-value'
import { PictureFault } from './picture-fault'
import { ReferenceCount } from './reference-count'
import { attributesOf, ELEMENTS, NEVER } from './svg-parts'

/** Maximum size of a drawing, and maximum depth and number of its elements. */
const MAX_SVG_BYTES = 2 * 1024 * 1024
const MAX_DEPTH = 64
const MAX_ELEMENTS = 20_000

/** A drawing of allowed parts only. */
export interface SafeSvg {
  markup: string
  width: number
  height: number
}

/**
 * Writes a drawing again from a list of elements and attributes: notes of editors are left out. Throws `PictureFault`
 * for a script, a style sheet, an entity, a reference to anything outside, or one that would be drawn without end.
 */
export function safeSvg(bytes: Uint8Array): SafeSvg {
  if (bytes.length > MAX_SVG_BYTES) {
    throw new PictureFault(`${bytes.length} bytes`, `A drawing has at most ${MAX_SVG_BYTES} bytes.`)
  }
  return new SvgWriter().write(Buffer.from(bytes).toString('utf8'))
}

class SvgWriter {
  private readonly parser = new SaxesParser({ xmlns: false, position: true })
  private readonly references = new ReferenceCount()
  private readonly parts: string[] = []
  /** Elements that are open, with whether they are written. */
  private readonly open: { name: string; isWritten: boolean }[] = []
  private count = 0
  private size: Omit<SafeSvg, 'markup'> | null = null

  write(text: string): SafeSvg {
    const { parser } = this
    parser.on('doctype', () =>
      this.refuse('<!DOCTYPE', 'A drawing with a document type may declare entities. Save it as plain SVG.'),
    )
    parser.on('processinginstruction', ({ target }) =>
      this.refuse(`<?${target}`, 'A drawing has no processing instructions.'),
    )
    parser.on('error', ({ message }) => this.refuse('', `The drawing is no well-formed SVG: ${message}`))
    parser.on('opentag', ({ name, attributes }) => this.openTag(name, attributes as Record<string, string>))
    parser.on('closetag', () => this.closeTag())
    parser.on('text', (words) => this.writeText(words))
    parser.on('cdata', (words) => this.writeText(words))
    parser.write(text).close()
    if (!this.size) throw new PictureFault('', 'The drawing has neither a viewBox nor a width and a height.')
    const fault = this.references.fault()
    if (fault) throw new PictureFault(fault, 'The drawing repeats its parts too often, or one of them inside itself.')
    return { markup: this.parts.join(''), ...this.size }
  }

  private refuse(value: string, message: string): never {
    throw new PictureFault(value, message, this.parser.line)
  }

  private openTag(name: string, attributes: Record<string, string>): void {
    this.count += 1
    if (this.count > MAX_ELEMENTS) this.refuse(name, `A drawing has at most ${MAX_ELEMENTS} elements.`)
    if (this.open.length >= MAX_DEPTH) this.refuse(name, `A drawing is at most ${MAX_DEPTH} elements deep.`)
    const never = ownValue(NEVER, name.toLowerCase())
    if (never) this.refuse(`<${name}>`, never)
    const isRoot = this.open.length === 0
    if (isRoot && name !== 'svg') this.refuse(`<${name}>`, 'A drawing begins with <svg>.')
    const isWritten = ELEMENTS.has(name) && this.open.every((element) => element.isWritten)
    this.open.push({ name, isWritten })
    const safe = attributesOf(attributes, (value, message) => this.refuse(value, message))
    if (isRoot) this.size = sizeOf(attributes)
    if (!isWritten) return
    this.references.enter(safe)
    const own = Object.entries(isRoot ? { xmlns: 'http://www.w3.org/2000/svg', ...safe } : safe)
    this.parts.push(`<${name}${own.map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`).join('')}>`)
  }

  private closeTag(): void {
    const element = this.open.pop()
    if (!element?.isWritten) return
    this.references.leave()
    this.parts.push(`</${element.name}>`)
  }

  private writeText(words: string): void {
    if (this.open.length > 0 && this.open.every(({ isWritten }) => isWritten)) this.parts.push(escapeMarkup(words))
  }
}

/** Of the `viewBox`, else of width and height; null without any. */
function sizeOf({ viewBox = '', width = '', height = '' }: Record<string, string>): Omit<SafeSvg, 'markup'> | null {
  const box = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [wide, high] = box.length === 4 ? box.slice(2) : [Number.parseFloat(width), Number.parseFloat(height)]
  return wide !== undefined && high !== undefined && wide > 0 && high > 0 ? { width: wide, height: high } : null
}
