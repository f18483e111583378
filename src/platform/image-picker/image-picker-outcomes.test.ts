import { DENIED, DENIED_BEFORE, describeOutcomes, kind, OFFLINE } from '@test/outcome-rows'
import { adapterOn, CLOSED, each, MINI, type Mini, ok, STRANGE } from '@test/vendor-adapters'
import { vendorObject } from '@test/vendor-object'
import { log } from '../log/log'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: jest.requireActual('@test/vendor-object').taro,
}))

describe('pictures compressed by a vendor', () => {
  describeOutcomes([
    {
      what: 'a picture of the user’s',
      folder: 'image-picker',
      exported: 'imagePicker',
      run: (imagePicker: { choose(): Promise<unknown> }) => imagePicker.choose(),
      call: { weapp: 'chooseMedia', alipay: 'chooseImage', tt: 'chooseImage', xhs: 'chooseImage' },
      cases: [
        [
          'is chosen',
          {
            ...each(ok({ tempFilePaths: ['file://1.PNG'], tempFiles: [{ path: 'file://1.PNG', size: 9 }] })),
            weapp: ok({ tempFiles: [{ tempFilePath: 'file://1.PNG', size: 9 }] }),
          },
          { every: { kind: 'chosen', image: { path: 'file://1.PNG', size: 9, extension: 'png' } } },
        ],
        [
          'has no name',
          { ...each(ok({ tempFilePaths: ['file://1'] })), weapp: ok({ tempFiles: [{ tempFilePath: 'file://1' }] }) },
          { every: { kind: 'chosen', image: { path: 'file://1', size: 0, extension: 'jpg' } } },
        ],
        ['is none', ok({ tempFilePaths: [], tempFiles: [] }), { every: { kind: 'cancelled' } }],
        ['was thought better of', CLOSED, { every: { kind: 'cancelled' } }],
        ['is refused', DENIED, { every: { kind: 'denied' } }],
        ['is refused permanently', DENIED_BEFORE, { every: { kind: 'denied' } }],
        ['says something strange', STRANGE, { every: kind('failed') }],
      ],
    },
    {
      what: 'sending a picture',
      folder: 'image-picker',
      exported: 'imagePicker',
      run: (imagePicker: { upload(image: object, form: object): Promise<unknown> }) =>
        imagePicker.upload({ path: 'file://1' }, { url: 'https://files.example', fields: {}, headers: {} }),
      call: 'uploadFile',
      cases: [
        ['arrives', ok({ statusCode: 200, data: '' }), { every: { kind: 'uploaded' } }],
        ['arrives without words', ok({ statusCode: 204 }), { every: { kind: 'uploaded' } }],
        ['is not taken', ok({ statusCode: 403 }), { every: { kind: 'failed', reason: 'status 403' } }],
        ['is offline', OFFLINE, { every: kind('failed') }],
        ['says something strange', STRANGE, { every: kind('failed') }],
      ],
    },
  ])
})

describe('a picture that is made smaller', () => {
  interface Shrinker {
    compress(image: object): Promise<{ path: string }>
  }
  const IMAGE = { path: 'file://1.jpg', size: 9, extension: 'jpg' }
  const smallerOn = (platform: Mini, image = IMAGE) =>
    adapterOn<Shrinker>(platform, 'image-picker', 'imagePicker').compress(image)

  /** A canvas of newer Douyin base libraries, with what was drawn and written. */
  function douyinCanvas(outcome: 'read' | 'unreadable' = 'read') {
    const drawn: unknown[][] = []
    const files: object[] = []
    const image = { src: '', onload: () => {}, onerror: () => {} }
    const canvas = {
      width: 0,
      height: 0,
      getContext: () => ({ drawImage: ({ src }: { src: string }, ...at: number[]) => void drawn.push([src, ...at]) }),
      createImage: () => {
        setImmediate(() => (outcome === 'read' ? image.onload() : image.onerror()))
        return image
      },
      toDataURL: (kind: string, quality: number) => `data:${kind};base64,${kind} at ${quality}`,
    }
    const writeFile = ({ success, fail: _, ...file }: { success(): void; fail(): void }) => {
      files.push(file)
      success()
    }
    jest.replaceProperty(globalThis as unknown as { tt: object }, 'tt', {
      createOffscreenCanvas: () => canvas,
      getFileSystemManager: () => ({ writeFile }),
      env: { USER_DATA_PATH: 'ttfile://user' },
    })
    return { canvas, drawn, files }
  }

  afterEach(() => jest.restoreAllMocks())
  beforeEach(() => {
    vendorObject.reset()
    vendorObject.answer('getImageInfo', ok({ width: 4320, height: 1960 }))
  })

  it.each([
    ['weapp', { src: 'file://1.jpg', quality: 50, compressedWidth: 1080, compressedHeight: 490 }],
    ['alipay', { filePaths: ['file://1.jpg'], quality: 50, maxWidth: 1080, maxHeight: 490 }],
    ['tt', { src: 'file://1.jpg', quality: 50 }],
    ['xhs', { src: 'file://1.jpg', quality: 50, compressedWidth: 1080, compressedHeight: 490 }],
  ] as const)('requests on %s compression with %j (SHELL-204, SHELL-205)', async (platform, options) => {
    vendorObject.answer('compressImage', ok({ tempFilePath: 'file://2.jpg', apFilePaths: ['file://2.jpg'] }))
    expect(await smallerOn(platform)).toEqual({ ...IMAGE, path: 'file://2.jpg', size: 0 })
    expect(vendorObject.requests.at(-1)).toMatchObject({ name: 'compressImage', options })
  })

  it.each([
    ['jpg', 'image/jpeg'],
    ['png', 'image/png'],
  ])('fits 1080 × 1960 on Douyin, as %s (SHELL-205)', async (extension, kind) => {
    const { canvas, drawn, files } = douyinCanvas()
    const path = `file://1.${extension}`
    const smaller = await smallerOn('tt', { ...IMAGE, path, extension })
    expect(drawn).toEqual([[path, 0, 0, 1080, 490]])
    expect(canvas).toMatchObject({ width: 1080, height: 490 })
    expect(files).toEqual([{ filePath: smaller.path, data: `${kind} at 0.5`, encoding: 'base64' }])
    expect(smaller).toMatchObject({ path: expect.stringContaining(`.${extension}`), extension, size: 0 })
  })

  it('loses only quality on a Douyin whose canvas cannot read the picture (SHELL-204)', async () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => {})
    const { files } = douyinCanvas('unreadable')
    vendorObject.answer('compressImage', ok({ tempFilePath: 'file://2.jpg' }))
    expect((await smallerOn('tt')).path).toBe('file://2.jpg')
    expect(files).toEqual([])
    warn.mockRestore()
  })

  it.each(MINI)('stays unchanged on %s when compression fails or is missing', async (platform) => {
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => {})
    vendorObject.answer('compressImage', STRANGE[platform])
    expect((await smallerOn(platform)).path).toBe(IMAGE.path)
    vendorObject.answer('getImageInfo', STRANGE[platform])
    expect(await smallerOn(platform)).toEqual(IMAGE)
    expect(await smallerOn(platform, { ...IMAGE, extension: 'gif' })).toEqual({ ...IMAGE, extension: 'gif' })
    expect(warn).toHaveBeenCalled()
    warn.mockRestore()
  })
})
