import { VendorRefusal } from './answers'
import type { PhoneFiles } from './files'
import type { VendorApi, VendorHost } from './vendor-host'

interface FeatureOptions {
  data?: string
  text?: string
  filePath?: string
  src?: string
  filePaths?: string[]
  apFilePaths?: string[]
  url?: string
  urls?: string[]
  count?: number
  phoneNumber?: string
  number?: string
  tmplIds?: string[]
  entityIds?: string[]
  value?: number
  brightness?: number
}

/** Clipboard, camera, album, scanner, calls, position, messages: permissions of the phone. */
export class PhoneFeatures {
  clipboard = ''
  /** Code in front of the camera. */
  codeInView = 'https://example.test/code'
  /** Files saved to the album. */
  readonly album: string[] = []
  readonly phoneCalls: string[] = []
  readonly previews: string[][] = []
  /** Answer of the user to each message template; default `accept`. */
  readonly subscribeAnswers: Record<string, 'accept' | 'reject' | 'ban'> = {}
  position = { latitude: 22.1987, longitude: 113.5439 }
  /** True if the user agrees to the vendor's privacy dialog. */
  agreesToPrivacy = true
  /** From 0 to 1. */
  brightness = 0.5

  constructor(
    private readonly host: VendorHost,
    private readonly files: PhoneFiles,
  ) {}

  api(): VendorApi {
    return { ...this.clipboardApi(), ...this.imageApi(), ...this.outsideApi(), ...this.screenApi() }
  }

  private clipboardApi(): VendorApi {
    const { host } = this
    const write = ({ data, text }: FeatureOptions): undefined => {
      this.clipboard = data ?? text ?? ''
    }
    return {
      setClipboardData: host.asyncApi<FeatureOptions>('setClipboardData', write),
      getClipboardData: host.asyncApi('getClipboardData', () => ({ data: this.clipboard })),
      setClipboard: host.asyncApi<FeatureOptions>('setClipboard', write),
      getClipboard: host.asyncApi('getClipboard', () => ({ text: this.clipboard })),
    }
  }

  private imageApi(): VendorApi {
    const { host } = this
    const choose = ({ count = 1 }: FeatureOptions): string[] =>
      Array.from({ length: Math.min(count, 1) }, () => this.files.write())
    const save = ({ filePath, url }: FeatureOptions): undefined => {
      if (filePath !== undefined && !this.files.has(filePath)) throw new VendorRefusal(`file not found: ${filePath}`)
      this.album.push(filePath ?? url ?? '')
    }
    return {
      chooseImage: host.asyncApi<FeatureOptions>('chooseImage', (options) => {
        const paths = choose(options)
        const tempFiles = paths.map((path) => ({ path, size: 68 }))
        return host.platform === 'alipay'
          ? { apFilePaths: paths, tempFilePaths: paths, tempFiles }
          : { tempFilePaths: paths, tempFiles }
      }),
      chooseMedia: host.asyncApi<FeatureOptions>('chooseMedia', (options) => ({
        type: 'image',
        tempFiles: choose(options).map((tempFilePath) => ({ tempFilePath, size: 68, fileType: 'image' })),
      })),
      previewImage: host.asyncApi<FeatureOptions>('previewImage', ({ urls = [] }): undefined => {
        this.previews.push(urls)
      }),
      getImageInfo: host.asyncApi<FeatureOptions>('getImageInfo', ({ src }) => {
        this.files.read(src)
        return { width: 1, height: 1, path: src }
      }),
      compressImage: host.asyncApi<FeatureOptions>('compressImage', ({ src, filePaths, apFilePaths }) => {
        const path = this.files.write(this.files.read(src ?? (filePaths ?? apFilePaths)?.[0]))
        return host.platform === 'alipay' ? { filePaths: [path], apFilePaths: [path] } : { tempFilePath: path }
      }),
      saveImageToPhotosAlbum: host.asyncApi<FeatureOptions>('saveImageToPhotosAlbum', save),
      saveImage: host.asyncApi<FeatureOptions>('saveImage', save),
    }
  }

  private outsideApi(): VendorApi {
    const { host } = this
    return {
      scanCode: host.asyncApi('scanCode', () => ({ result: this.codeInView, scanType: 'QR_CODE', charSet: 'UTF-8' })),
      scan: host.asyncApi('scan', () => ({ code: this.codeInView, qrCode: this.codeInView })),
      makePhoneCall: host.asyncApi<FeatureOptions>('makePhoneCall', ({ phoneNumber, number }): undefined => {
        this.phoneCalls.push(phoneNumber ?? number ?? '')
      }),
      requirePrivacyAuthorize: host.asyncApi('requirePrivacyAuthorize', (): undefined => {
        if (!this.agreesToPrivacy) throw new VendorRefusal('privacy permission is not authorized', { errno: 104 })
      }),
      getLocation: host.asyncApi('getLocation', () => this.whereabouts()),
      requestSubscribeMessage: host.asyncApi<FeatureOptions>('requestSubscribeMessage', (options) =>
        this.subscribe(options),
      ),
    }
  }

  private screenApi(): VendorApi {
    const { host } = this
    return {
      setScreenBrightness: host.asyncApi<FeatureOptions>('setScreenBrightness', (options): undefined => {
        this.brightness = options.value ?? options.brightness ?? this.brightness
      }),
      getScreenBrightness: host.asyncApi('getScreenBrightness', () =>
        host.platform === 'alipay' ? { brightness: this.brightness } : { value: this.brightness },
      ),
    }
  }

  /** Alipay returns coordinates as text. */
  private whereabouts(): Record<string, unknown> {
    const { latitude, longitude } = this.position
    if (this.host.platform !== 'alipay') return { latitude, longitude, accuracy: 65, speed: -1 }
    return { latitude: String(latitude), longitude: String(longitude), accuracy: '65' }
  }

  private subscribe({ tmplIds = [], entityIds }: FeatureOptions): Record<string, unknown> {
    const ids = entityIds ?? tmplIds
    const mostIds = this.host.platform === 'weapp' ? 5 : 3
    if (ids.length > mostIds) throw new VendorRefusal(`more than ${mostIds} templates`, this.tooMany())
    const answers = ids.map((id) => [id, this.subscribeAnswers[id] ?? 'accept'] as const)
    if (this.host.platform !== 'alipay') return Object.fromEntries(answers)
    const accepted = answers.filter(([, answer]) => answer === 'accept').map(([id]) => id)
    return {
      behavior: 'subscribe',
      result: { subscribeEntityIds: accepted, subscribedEntityIds: [], currentSubscribedEntityIds: accepted },
    }
  }

  private tooMany(): Record<string, unknown> {
    if (this.host.platform === 'weapp') return { errCode: 20003 }
    return this.host.platform === 'alipay' ? { error: 203 } : {}
  }
}
