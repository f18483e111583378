import path from 'node:path'

/** Web adapter of a capability; `terminal` and browser features are read when it loads. */
function adapterOfWeb<Adapter>(folder: string, exported: string): Adapter {
  let adapter: Adapter | undefined
  jest.isolateModules(() => {
    adapter = require(path.join(__dirname, folder, `${folder}.h5.ts`))[exported]
  })
  return adapter as Adapter
}

/** Replaces a part of the browser until the test ends; undefined removes it. */
function giveBrowser(name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(navigator, name)
  if (value === undefined) delete (navigator as unknown as Record<string, unknown>)[name]
  else Object.defineProperty(navigator, name, { configurable: true, value })
  undo.push(() => {
    if (before) Object.defineProperty(navigator, name, before)
    else delete (navigator as unknown as Record<string, unknown>)[name]
  })
}

const undo: (() => void)[] = []
afterEach(() => {
  for (const back of undo.splice(0)) back()
  jest.restoreAllMocks()
})

interface Row {
  what: string
  folder: string
  exported: string
  run(adapter: never): Promise<unknown>
  /** Part of `navigator` that the adapter uses. */
  part: string
  cases: [string, unknown, unknown][]
}

/** A browser that returns a position, or an error code. */
const geolocation = (answer: object | number) => ({
  getCurrentPosition: (found: (at: object) => void, failed: (error: object) => void) =>
    typeof answer === 'number' ? failed({ code: answer, PERMISSION_DENIED: 1 }) : found({ coords: answer }),
})
const share = (answer: () => Promise<void>) => answer
const closed = Object.assign(new Error('closed'), { name: 'AbortError' })

const ROWS: Row[] = [
  {
    what: 'the place',
    folder: 'geolocation',
    exported: 'geolocation',
    run: (geolocation: { locate(): Promise<unknown> }) => geolocation.locate(),
    part: 'geolocation',
    cases: [
      ['is said', geolocation({ latitude: 22.2, longitude: 113.5 }), { kind: 'located', lat: 22.2, lng: 113.5 }],
      ['is refused', geolocation(1), { kind: 'denied' }],
      ['is not to be found', geolocation(2), { kind: 'failed' }],
      ['takes too long', geolocation(3), { kind: 'failed' }],
      ['is not known to an old browser', undefined, { kind: 'failed' }],
    ],
  },
  {
    what: 'the browser’s window for sharing',
    folder: 'sharing',
    exported: 'sharing',
    run: async (sharing: { canSend: boolean; send(content: object): Promise<unknown> }) =>
      sharing.canSend ? sharing.send({ title: 't', description: 'd', link: 'l' }) : 'none',
    part: 'share',
    cases: [
      ['shares', share(async () => {}), 'sent'],
      ['was closed', share(() => Promise.reject(closed)), 'cancelled'],
      ['is not allowed', share(() => Promise.reject(new Error('NotAllowedError'))), 'failed'],
      ['is not there', undefined, 'none'],
    ],
  },
  {
    what: 'the clipboard',
    folder: 'clipboard',
    exported: 'clipboard',
    run: (clipboard: { copy(text: string): Promise<unknown> }) => clipboard.copy('text'),
    part: 'clipboard',
    cases: [
      ['takes it', { writeText: async () => {} }, true],
      ['refuses, and the page’s own selection does it', { writeText: () => Promise.reject(closed) }, true],
      ['is not there, and the page’s own selection does it', undefined, true],
    ],
  },
]

describe('web adapter outcomes of browser answers', () => {
  beforeEach(() => Object.assign(document, { execCommand: () => true }))

  it.each(
    ROWS.flatMap((row) =>
      row.cases.map(([name, part, wanted]) => ({ title: `${row.what} ${name}`, row, part, wanted })),
    ),
  )('$title', async ({ row, part, wanted }) => {
    giveBrowser(row.part, part)
    expect(await row.run(adapterOfWeb<never>(row.folder, row.exported))).toEqual(wanted)
  })

  it.each([
    ['opens in a tab that knows nothing of the shop', true],
    ['is blocked by the browser', false],
  ])('opens a page of maps %s (SHELL-085)', async (_what, opens) => {
    const tab = { opener: window }
    const open = jest.spyOn(window, 'open').mockReturnValue(opens ? (tab as unknown as Window) : null)
    const map = adapterOfWeb<{ open(place: object): Promise<boolean> }>('map', 'map')
    expect(await map.open({ lat: 22.2, lng: 113.5, name: 'n', address: 'a' })).toBe(opens)
    expect(open).toHaveBeenCalledWith(expect.stringMatching(/q=22\.2%2C113\.5/), '_blank')
    if (opens) expect(tab.opener).toBeNull()
  })

  it('reports a failed copy when the page lacks the permission', async () => {
    giveBrowser('clipboard', undefined)
    Object.assign(document, { execCommand: () => false })
    const clipboard = adapterOfWeb<{ copy(text: string): Promise<boolean> }>('clipboard', 'clipboard')
    expect(await clipboard.copy('text')).toBe(false)
    expect(document.querySelector('textarea')).toBeNull()
  })

  it.each([
    ['messages', 'messages', (messages: { request(ids: string[]): Promise<unknown> }) => messages.request(['a'])],
    ['scanner', 'scanner', (scanner: { scan(): Promise<unknown> }) => scanner.scan()],
  ])('reports that the web has no %s', async (folder, exported, run) => {
    expect(await run(adapterOfWeb<never>(folder, exported))).toEqual({ kind: 'unsupported' })
  })

  it('keeps the screen awake at the gate, then releases it', async () => {
    const release = jest.fn()
    giveBrowser('wakeLock', { request: async () => ({ release }) })
    const leave = adapterOfWeb<{ enter(): () => void }>('entry-screen', 'entryScreen').enter()
    leave()
    await Promise.resolve()
    await Promise.resolve()
    expect(release).toHaveBeenCalledTimes(1)
  })

  it('tolerates a browser without a wake lock', () => {
    giveBrowser('wakeLock', undefined)
    expect(() => adapterOfWeb<{ enter(): () => void }>('entry-screen', 'entryScreen').enter()()).not.toThrow()
  })
})

describe('pictures of the web', () => {
  interface ImagePicker {
    choose(): Promise<unknown>
    compress(image: object): Promise<unknown>
    upload(image: object, form: object): Promise<unknown>
  }
  const imagePicker = () => adapterOfWeb<ImagePicker>('image-picker', 'imagePicker')
  const FORM = { url: 'https://files.example', fields: { key: 'a/b.png' }, headers: {} }

  /** The user chooses a file in the browser's dialog, or cancels. */
  function userChooses(file: File | null): void {
    jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      if (file === null) return void this.dispatchEvent(new Event('cancel'))
      Object.defineProperty(this, 'files', { value: [file] })
      this.dispatchEvent(new Event('change'))
    })
  }

  /** The browser decodes by content: every file here but a document. */
  class DecodedImage {
    naturalWidth = 2160
    naturalHeight = 1000
    onload = () => {}
    onerror = () => {}
    set src(address: string) {
      void Promise.resolve().then(() => (address === 'blob:document' ? this.onerror() : this.onload()))
    }
  }

  beforeEach(() => {
    const createObjectURL = ({ type }: Blob) => (type === 'application/pdf' ? 'blob:document' : 'blob:1')
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} })
    Object.assign(globalThis, { Image: DecodedImage })
  })

  it.each(['jpg', 'webp', 'avif', 'gif', 'bmp', 'svg', 'heic', ''])(
    'redraws a picture with the ending %j, never larger than allowed and without its metadata',
    async (extension) => {
      const drawn: unknown[][] = []
      const context = { fillRect() {}, drawImage: (_picture: object, ...at: number[]) => drawn.push(at) }
      jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
      jest
        .spyOn(HTMLCanvasElement.prototype, 'toBlob')
        .mockImplementation((done, type) => done(new Blob(['a larger file than before'], { type })))
      expect(await imagePicker().compress({ path: 'blob:1', size: 1, extension })).toEqual({
        path: 'blob:1',
        size: 25,
        extension: 'jpg',
      })
      expect(drawn).toEqual([[0, 0, 1080, 500]])
    },
  )

  it('sends no picture that cannot be redrawn', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await imagePicker().compress({ path: 'blob:document', size: 1, extension: 'jpg' })).toBeNull()
    expect(warn).toHaveBeenCalled()
  })

  it.each([
    [new File(['x'], 'me.heic'), { kind: 'chosen', image: { path: 'blob:1', size: 1, extension: 'heic' } }],
    [
      new File(['x'], 'me.JPG', { type: 'image/jpeg' }),
      { kind: 'chosen', image: { path: 'blob:1', size: 1, extension: 'jpg' } },
    ],
    [
      new File(['x'], 'me', { type: 'image/png' }),
      { kind: 'chosen', image: { path: 'blob:1', size: 1, extension: '' } },
    ],
    [new File(['x'], 'me.pdf', { type: 'application/pdf' }), { kind: 'notImage' }],
    [null, { kind: 'cancelled' }],
  ])('accepts only pictures: case %#', async (file, wanted) => {
    userChooses(file)
    expect(await imagePicker().choose()).toEqual(wanted)
  })

  it('stores them for five seconds after sending, redrawn or not (CONST-005)', async () => {
    jest.useFakeTimers()
    const revoked: string[] = []
    Object.assign(URL, { revokeObjectURL: (address: string) => revoked.push(address) })
    Object.assign(globalThis, { fetch: async () => ({ ok: true, status: 200, blob: async () => new Blob(['x']) }) })
    await imagePicker().upload({ path: 'blob:1', size: 1, extension: 'png' }, FORM)
    await jest.advanceTimersByTimeAsync(4999)
    expect(revoked).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    expect(revoked).toEqual(['blob:1'])
    jest.useRealTimers()
  })

  it.each([
    [async () => ({ ok: true, status: 200, blob: async () => new Blob(['x']) }), { kind: 'uploaded' }],
    [
      async (url: string) => ({ ok: url !== FORM.url, status: 403, blob: async () => new Blob(['x']) }),
      { kind: 'failed', reason: 'status 403' },
    ],
    [() => Promise.reject(new Error('offline')), { kind: 'failed', reason: 'Error: offline' }],
  ])('sends them without cookies, or not: case %#', async (answer, wanted) => {
    const fetched = jest.fn(answer as (url: string, options?: object) => Promise<never>)
    Object.assign(globalThis, { fetch: fetched })
    expect(await imagePicker().upload({ path: 'blob:1', size: 1, extension: 'png' }, FORM)).toEqual(wanted)
    const [, options] = fetched.mock.calls.find(([url]) => url === FORM.url) ?? []
    if (options) expect(options).toMatchObject({ method: 'POST', credentials: 'omit' })
  })
})
