import { adapterOn } from '@test/vendor-adapters'
import { can } from '../parity'
import type { FileSaver } from './contract'

const mockFiles = new Map<string, string>()
const mockPhone: { shared: string[]; refusal: unknown; isFull: boolean } = { shared: [], refusal: null, isFull: false }

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    env: { USER_DATA_PATH: 'wxfile://usr' },
    getFileSystemManager: () => ({
      writeFileSync: (path: string, text: string) => {
        if (mockPhone.isFull) throw { errMsg: 'writeFileSync:fail the maximum size is exceeded' }
        mockFiles.set(path, text)
      },
      unlink: ({ filePath }: { filePath: string }) => mockFiles.delete(filePath),
    }),
    shareFileMessage: async ({ filePath }: { filePath: string }) => {
      if (mockPhone.refusal) throw mockPhone.refusal
      mockPhone.shared.push(`${filePath} ${mockFiles.get(filePath)}`)
    },
  },
}))

const FILE = { name: 'data.json', text: '{"a":1}' }

describe('a file for the user', () => {
  beforeEach(() => {
    Object.assign(mockPhone, { shared: [], refusal: null, isFull: false })
  })

  it('sends the file to a chat on WeChat, and leaves no copy on the phone', async () => {
    const saver = adapterOn<FileSaver>('weapp', 'file-saver', 'fileSaver')
    expect(await saver.save(FILE)).toEqual({ kind: 'saved' })
    expect(mockPhone.shared).toEqual(['wxfile://usr/data.json {"a":1}'])
    expect(mockFiles.size).toBe(0)
  })

  it('leaves no copy either when the user closes the chats', async () => {
    mockPhone.refusal = { errMsg: 'shareFileMessage:fail cancel' }
    expect(await adapterOn<FileSaver>('weapp', 'file-saver', 'fileSaver').save(FILE)).toEqual({ kind: 'cancelled' })
    expect(mockFiles.size).toBe(0)
  })

  it('fails with the reason when the phone is full', async () => {
    mockPhone.isFull = true
    const outcome = await adapterOn<FileSaver>('weapp', 'file-saver', 'fileSaver').save(FILE)
    expect(outcome).toMatchObject({ kind: 'failed', reason: expect.stringContaining('maximum size') })
  })

  it.each(['alipay', 'tt', 'xhs'] as const)('saves no file on %s', async (platform) => {
    const saver = adapterOn<FileSaver>(platform, 'file-saver', 'fileSaver')
    expect([saver.way, await saver.save(FILE)]).toEqual(['none', { kind: 'unsupported' }])
    expect(can('fileSaver', platform)).toBe(false)
  })
})
