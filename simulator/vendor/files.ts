/** The smallest PNG: what the simulated camera takes. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Temporary files of the phone, by their paths. */
export class PhoneFiles {
  private readonly contents = new Map<string, Buffer>()

  constructor(private readonly scheme: string) {}

  /** Stores a file and returns its path. */
  write(content: Buffer = onePixel, extension = 'png'): string {
    const path = `${this.scheme}://tmp_${this.contents.size + 1}.${extension}`
    this.contents.set(path, content)
    return path
  }

  /** Throws for an unknown path. */
  read(path: string | undefined): Buffer {
    const content = path === undefined ? undefined : this.contents.get(path)
    if (!content) throw new Error(`file not found: ${path}`)
    return content
  }

  has(path: string | undefined): boolean {
    return path !== undefined && this.contents.has(path)
  }
}
