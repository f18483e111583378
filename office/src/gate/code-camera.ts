/** Time between two looks, ms: ten codes a second. */
const LOOK_MS = 100
/** A code in front of the camera counts once until this time has passed without it, ms. */
const SAME_CODE_MS = 2_500

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

/** The browser's detector, or a library in its place. */
async function openDetector(): Promise<Detector> {
  const Native = (window as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector
  const formats = (await Native?.getSupportedFormats().catch(() => [])) ?? []
  if (Native && formats.includes('qr_code')) return new Native({ formats: ['qr_code'] })
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  prepareZXingModule({ overrides: { locateFile: (file: string) => (file.endsWith('.wasm') ? wasm : file) } })
  return new BarcodeDetector({ formats: ['qr_code'] })
}

/** Loads the detector while there is a network. */
export async function loadDetector(): Promise<void> {
  await openDetector()
}

interface BarcodeDetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** A camera that reports codes, each once while it is in the picture. */
export class CodeCamera {
  private stream: MediaStream | null = null
  private seen = { code: '', at: 0 }

  constructor(
    private readonly video: HTMLVideoElement,
    private readonly onCode: (code: string) => void,
  ) {}

  /** Throws without a camera, or without leave to use it. */
  async start(): Promise<void> {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    this.stream = stream
    this.video.srcObject = stream
    await this.video.play()
    void this.look(stream, await openDetector())
  }

  stop(): void {
    for (const track of this.stream?.getTracks() ?? []) track.stop()
    this.stream = null
    this.video.srcObject = null
  }

  get hasTorch(): boolean {
    const [track] = this.stream?.getVideoTracks() ?? []
    return Boolean((track?.getCapabilities?.() as { torch?: boolean } | undefined)?.torch)
  }

  async setTorch(torch: boolean): Promise<void> {
    const [track] = this.stream?.getVideoTracks() ?? []
    await track?.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] })
  }

  private async look(stream: MediaStream, detector: Detector): Promise<void> {
    while (this.stream === stream) {
      // A frame that cannot be read is followed by another.
      const [found] = await detector.detect(this.video).catch(() => [])
      if (found && this.stream === stream) this.report(found.rawValue)
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
  }

  private report(code: string): void {
    const now = Date.now()
    const isSame = code === this.seen.code && now - this.seen.at < SAME_CODE_MS
    this.seen = { code, at: now }
    if (!isSame) this.onCode(code)
  }
}
